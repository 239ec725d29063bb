import { readSettings } from "../server/settings.ts";
import { StartError } from "../server/start-error.ts";

try {
  readSettings(process.env);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
