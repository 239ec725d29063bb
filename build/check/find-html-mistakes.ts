import type { ConfigData, HtmlValidate } from "html-validate";

/** The rules: the recommended ones and those for whole documents. */
const rules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    "no-inline-style": "error",
    // Spellings that HTML leaves open and React decides.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    // All files are same-origin.
    "require-sri": ["error", { target: "crossorigin" }],
    // Telephone numbers keep normal spaces, because people copy them.
    "tel-non-breaking": "off",
  },
};

/** Loads the validator, of the house or of the engine; it returns one line per fault of a document. */
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
