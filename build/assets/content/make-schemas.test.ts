import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeSchemas } from "./make-schemas.ts";

const project = join(import.meta.dirname, "../../..");
const files = makeSchemas();
const read = (path: string) => JSON.parse(String(files[path]));

describe("makeSchemas", () => {
  it("says which keys a file has, which it needs, and what is expected of a value", () => {
    const villa = read("schemas/villa.json");
    expect(villa.required).toContain("name");
    expect(villa.required).not.toContain("pool");
    expect(villa.additionalProperties).toBe(false);
    expect(villa.properties.checkInFrom).toMatchObject({
      type: "string",
      description: "Local time of the house (a time as HH:MM, such as 16:00)",
    });
    const { properties } = read("schemas/texts/home.json");
    expect(properties.prices.properties.nextWeek.description).toBe("{dates}, {price}");
  });

  it("is what the editor is told of each file of content", async () => {
    const settings = await readFile(join(project, ".vscode/settings.json"), "utf8");
    expect(JSON.parse(settings)["json.schemas"]).toEqual(
      Object.keys(files).map((path) => ({
        fileMatch: [
          path.replace("schemas/texts/", "content/texts/*/").replace("schemas/", "content/"),
        ],
        url: `./generated/${path}`,
      })),
    );
  });
});
