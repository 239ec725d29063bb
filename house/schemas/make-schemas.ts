import { type ConversionConfig, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { messageSchemas } from "../content/message-schemas.ts";
import { schemas } from "../facts/facts.ts";
import { readEngineWords } from "../words/engine-words.ts";
import type { Shape } from "./shape.ts";

/** The schema of each file of content, by its name in a house; messages by `texts/<name>`. */
export const contentSchemas: Readonly<Record<string, v.GenericSchema>> = {
  ...schemas,
  ...Object.fromEntries(
    Object.entries(messageSchemas).map(([name, schema]) => [`texts/${name}`, schema]),
  ),
};

/** The schema of a file by its name; keys with engine words are optional. */
export function makeShape(name: string, schema: v.GenericSchema): Shape {
  const shape = convertSchema(schema) as Shape;
  const [, texts] = /^texts\/(.*)/.exec(name) ?? [];
  return texts === undefined ? shape : leaveOut(shape, readEngineWords("en", texts));
}

function leaveOut(shape: Shape, words: unknown): Shape {
  if (typeof words === "string") {
    const hint = `left out, it is “${words}”, in the language of the page`;
    return { ...shape, description: shape.description ? `${shape.description}; ${hint}` : hint };
  }
  if (typeof words !== "object" || words === null) return shape;
  const engineWords = words as Readonly<Record<string, unknown>>;
  const { properties = {}, required = [], additionalProperties: entry } = shape;
  if (entry && Object.keys(engineWords).length > 0) {
    // An entry of the engine is optional, and `null` removes it.
    const { required: _, ...any } = entry;
    return { ...shape, additionalProperties: { anyOf: [any, { type: "null" }] } };
  }
  if (entry) return shape;
  const kept: Readonly<Record<string, Shape>> = Object.fromEntries(
    Object.entries(properties).map(([key, inner]) => [key, leaveOut(inner, engineWords[key])]),
  );
  const isLacking = (key: string) => engineWords[key] === undefined || kept[key]?.required?.length;
  return { ...shape, properties: kept, required: required.filter(isLacking) };
}

/** All schemas as JSON Schema, for completion in editors (`.vscode/settings.json`). */
export function makeSchemas(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(contentSchemas).map(([name, schema]) => [
      `schemas/${name}.json`,
      JSON.stringify(makeShape(name, schema)),
    ]),
  );
}

/** A schema as JSON Schema, with its descriptions. */
export function convertSchema(schema: v.GenericSchema) {
  return toJsonSchema(schema, config);
}

const config: ConversionConfig = {
  typeMode: "input",
  // The build checks what JSON Schema cannot express.
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

/** The expectation, from the end of the build's sentence. */
function findExpected(action: object): string | undefined {
  const { message } = action as { readonly message?: unknown };
  const sentence = typeof message === "function" ? message({ received: "", input: "" }) : message;
  return /expected (?!none$)(.*)$/.exec(String(sentence))?.[1];
}
