import { type ConversionConfig, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { schemas } from "../../../app/facts/facts.ts";
import { messageSchemas } from "../../../app/message-schemas.ts";
import type { Files } from "../generated-folder.ts";

/** What each file of content must look like, by its name in `content/`; messages by `texts/<name>`. */
export const contentSchemas: Readonly<Record<string, v.GenericSchema>> = {
  ...schemas,
  ...Object.fromEntries(
    Object.entries(messageSchemas).map(([name, schema]) => [`texts/${name}`, schema]),
  ),
};

/** All of them as JSON Schema: editors complete and explain by it (`.vscode/settings.json`). */
export function makeSchemas(): Files {
  return Object.fromEntries(
    Object.entries(contentSchemas).map(([name, schema]) => [
      `schemas/${name}.json`,
      JSON.stringify(convertSchema(schema)),
    ]),
  );
}

/** What a value of this schema must look like, as JSON Schema, with what is told of it. */
export function convertSchema(schema: v.GenericSchema) {
  return toJsonSchema(schema, config);
}

const config: ConversionConfig = {
  typeMode: "input",
  // What no JSON Schema can say is still checked by the build.
  errorMode: "ignore",
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { $comment: expected } = jsonSchema;
    if (valibotAction.type === "description" && expected) {
      return { ...jsonSchema, description: `${jsonSchema.description} (${expected})` };
    }
    const description = findExpected(valibotAction);
    return description ? { ...jsonSchema, description, $comment: description } : null;
  },
};

/** What is expected, from the end of the sentence that the build would say. */
function findExpected(action: object): string | undefined {
  const { message } = action as { readonly message?: unknown };
  const sentence = typeof message === "function" ? message({ received: "", input: "" }) : message;
  return /expected (?!none$)(.*)$/.exec(String(sentence))?.[1];
}
