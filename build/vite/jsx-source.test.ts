import { expect, it } from "vitest";
import { markLent } from "../../app/i18n/lent-words.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { findJsxSource, lentJsxSource } from "./jsx-source.ts";

it("A house has React's own runtime for JSX unless a word of it is lent.", () => {
  const files = { "facts.json": '"Olá"', "messages/layout-pt.json": '"Olá"' };
  expect(findJsxSource(createTemporaryFolder(files))).toBe("react");
  for (const file of Object.keys(files)) {
    const lent = { ...files, [file]: JSON.stringify(markLent("Hello")) };
    expect(findJsxSource(createTemporaryFolder(lent)), file).toBe(lentJsxSource);
  }
});
