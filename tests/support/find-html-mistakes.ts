import { HtmlValidate } from "html-validate";
import { createHtmlCheck } from "../../build/check/find-html-mistakes.ts";

/** What is wrong with the HTML of a document, one line each. */
export const findHtmlMistakes = createHtmlCheck(HtmlValidate);
