// Readers of the files of a house. They return values together with findings.
import { isUtf8 } from "node:buffer";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { findSyntaxError } from "../findings/describe-findings.ts";
import { mistakeOf } from "../findings/describe-issue.ts";
import { type Finding, mistake } from "../findings/finding.ts";
import { listNames } from "../workspace/house-folder.mjs";

/** A value with the findings of reading it. */
export type Read<Value> = { readonly value: Value; readonly findings: readonly Finding[] };

/** The text of a file of a house, without its byte order mark. Another encoding than UTF-8 is a mistake. */
async function readText(folder: string, file: string): Promise<Read<string>> {
  const bytes = await readFile(join(folder, file));
  const text = "the encoding is not UTF-8; save the file as UTF-8.";
  const value = new TextDecoder().decode(bytes);
  return { value, findings: isUtf8(bytes) ? [] : [mistake(file, [], text)] };
}

/** The value of a file of JSON; undefined where the file is missing or broken. */
export async function readJson(
  folder: string,
  file: string,
  isOptional: boolean,
): Promise<Read<unknown>> {
  if (!existsSync(join(folder, file))) {
    const text = "this file is missing; expected a file of content.";
    return { value: undefined, findings: isOptional ? [] : [mistake(file, [], text)] };
  }
  const { value: json, findings } = await readText(folder, file);
  try {
    return { value: JSON.parse(json), findings };
  } catch {
    const text = `the JSON is broken (${findSyntaxError(json)}); correct it here.`;
    return { value: undefined, findings: [...findings, mistake(file, [], text)] };
  }
}

/** The texts of the files in a folder with this extension, by name without it. */
export async function readNamed(
  folder: string,
  path: string,
  ending: string,
): Promise<Read<Readonly<Record<string, string>>>> {
  const files = listNames(join(folder, path)).filter((file) => file.endsWith(ending));
  const texts = await Promise.all(files.map((file) => readText(folder, `${path}/${file}`)));
  const named = files.map((file, index) => [file.slice(0, -ending.length), texts[index]?.value]);
  return {
    value: Object.fromEntries(named),
    findings: texts.flatMap(({ findings }) => findings),
  };
}

/**
 * A value of a file parsed by its schema; undefined with mistakes if it does not match.
 */
export function takeShape<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  value: unknown,
): Read<v.InferOutput<Schema> | undefined> {
  const result = v.safeParse(schema, value);
  if (result.typed) return { value: result.output, findings: [] };
  const findings = result.issues.map((issue) => mistakeOf(file, issue, schema));
  return { value: undefined, findings };
}
