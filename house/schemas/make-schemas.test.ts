import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeSchemas } from "./make-schemas.ts";

const project = join(import.meta.dirname, "../..");
const files = makeSchemas();

it("The schemas are what the editor is told of each file of content.", async () => {
  const settings = await readFile(join(project, ".vscode/settings.json"), "utf8");
  expect(JSON.parse(settings)["json.schemas"]).toEqual(
    Object.keys(files).map((path) => ({
      fileMatch: [
        path.replace("schemas/texts/", "schemas/texts/*/").replace("schemas/", "houses/*/"),
      ],
      url: expect.stringMatching(`^\\./houses/[^/]+/\\.villa/generated/${path}$`),
    })),
  );
});
