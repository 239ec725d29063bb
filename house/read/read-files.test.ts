import { expect, it } from "vitest";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { readJson, readNamed } from "./read-files.ts";

it("a byte order mark and line breaks of Windows are no part of a file", async () => {
  const folder = createTemporaryFolder({
    "home.json": '\ufeff{\r\n  "line": "A day"\r\n}\r\n',
    "pages/rules.md": "\ufeff---\r\ntitle: Rules\r\n---\r\n",
  });
  expect(await readJson(folder, "home.json", false)).toEqual({
    value: { line: "A day" },
    findings: [],
  });
  const { value } = await readNamed(folder, "pages", ".md");
  expect(value["rules"]).toMatch(/^---/);
});
