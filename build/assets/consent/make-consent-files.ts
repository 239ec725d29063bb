import type { Content } from "../../content/content.ts";
import type { Files } from "../generated-folder.ts";
import { makeConsentSettings } from "./make-consent-settings.ts";

/** The consent configuration as a browser needs it, without words. */
export function makeConsentFiles(content: Content, tagManagerId: string | undefined): Files {
  const settings = makeConsentSettings(content.cookies, tagManagerId || null);
  return { "consent/settings.json": JSON.stringify(settings) };
}
