import type { ConfigData, HtmlValidate } from "html-validate";

/** What counts as valid HTML here: the recommended rules and those for whole documents. */
const rules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    "no-inline-style": "error",
    // Spellings that HTML leaves free, and that React settles in its own way.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    // Everything comes from the origin of the page itself.
    "require-sri": ["error", { target: "crossorigin" }],
    // People copy the number into programs that do not know the invisible kind of space.
    "tel-non-breaking": "off",
  },
};

/** What tells what is wrong with the HTML of a document, one line each; the package is the house's or ours. */
export function createHtmlCheck(Validator: typeof HtmlValidate) {
  const validator = new Validator(rules);
  return async (html: string): Promise<readonly string[]> => {
    const { results } = await validator.validateString(html);
    return results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, selector, line, column }) =>
          `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
      ),
    );
  };
}
