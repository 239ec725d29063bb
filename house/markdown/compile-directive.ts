import { nearestOf } from "../findings/describe-issue.ts";
import { type Context, compileInline } from "./compile-inline.ts";
import type { Block, Inline } from "./markdown-text.ts";
import type { DirectiveNode, Node } from "./parse-markdown.ts";

type Attributes = Readonly<Record<string, string>>;
type Compile = (node: DirectiveNode, attributes: Attributes, context: Context) => readonly Block[];

/** The syntax of a block: an example, required and optional attributes. */
type Shape = {
  readonly example: string;
  readonly needs: readonly string[];
  readonly may: readonly string[];
  readonly isContainer?: boolean;
  readonly compile: Compile;
};

const shapes: Readonly<Record<string, Shape>> = {
  picture: {
    example: "::picture[Words below it]{photo=terrace}",
    needs: ["photo"],
    may: [],
    compile: compilePicture,
  },
  pictures: {
    example: ":::pictures, then a line ::picture{photo=…} for each, then :::",
    needs: [],
    may: [],
    isContainer: true,
    compile: compilePictures,
  },
  quote: {
    example: ':::quote{by="Anna, Vienna"}, then what was said, then :::',
    needs: [],
    may: ["by", "language"],
    isContainer: true,
    compile: compileQuote,
  },
  dates: {
    example: "::dates[When would you like to come?]",
    needs: [],
    may: [],
    compile: (node, _, context) => [{ kind: "dates", text: labelOf(node, context) }],
  },
  minutes: {
    example: '::minutes{places="village beach"}',
    needs: [],
    may: ["places"],
    compile: compileMinutes,
  },
  file: {
    example: "::file[Our guide]{name=guide.pdf}",
    needs: ["name"],
    may: [],
    compile: compileFile,
  },
  embed: {
    example: '::embed[A walk through the house]{address="https://youtu.be/…" photo=terrace}',
    needs: ["address"],
    may: ["photo"],
    compile: compileEmbed,
  },
};

/** The names of all blocks. */
const blockNames = Object.keys(shapes);

/** An example of each block. */
export const blockExamples = Object.values(shapes).map(({ example }) => example);

/** The block of a directive; undefined with a report if it cannot be shown. */
export function compileDirective(node: DirectiveNode, context: Context): readonly Block[] {
  const { report, sourceOf } = context;
  const { name } = node;
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  if (!shape) {
    report(
      node,
      `there is no block “${name}”; remove it or correct its name${nearestOf(name, blockNames)}.`,
    );
    return [];
  }
  if ((node.type === "containerDirective") !== (shape.isContainer === true)) {
    report(node, `${name} is written otherwise; expected ${shape.example}.`);
    return [];
  }
  if (shape.isContainer && !/\n\s*:{3,}\s*$/.test(sourceOf(node))) {
    report(node, `:::${name} has no end; write ::: on a line of its own below it.`);
    return [];
  }
  const attributes: Record<string, string> = {};
  const known = [...shape.needs, ...shape.may];
  for (const [key, value] of Object.entries(node.attributes ?? {})) {
    if (!known.includes(key)) {
      const choice = known.length > 0 ? `expected ${known.join(" or ")}` : "it has none";
      report(node, `${name} has no attribute “${key}”; ${choice}.`);
    } else if (value) attributes[key] = value;
  }
  const missing = shape.needs.filter((key) => !attributes[key]);
  for (const key of missing) {
    report(node, `${name} has no ${key}; expected ${shape.example}.`);
  }
  return missing.length > 0 ? [] : shape.compile(node, attributes, context);
}

function compilePicture(node: DirectiveNode, { photo = "" }: Attributes, context: Context) {
  if (!checkPhoto(photo, node, context)) return [];
  const label = labelOf(node, context);
  const picture = { photo, caption: label.length > 0 ? label : undefined };
  return [{ kind: "pictures" as const, pictures: [picture] }];
}

function compilePictures(node: DirectiveNode, _: Attributes, context: Context) {
  const pictures = (node.children as readonly Node[]).flatMap((child) => {
    if (child.type === "leafDirective" && child.name === "picture") {
      return compileDirective(child, context).flatMap((block) =>
        block.kind === "pictures" ? block.pictures : [],
      );
    }
    context.report(child, ":::pictures holds ::picture lines alone; move this below it.");
    return [];
  });
  if (node.children.length === 0) {
    context.report(node, `:::pictures is empty; expected ${shapes["pictures"]?.example}.`);
  }
  return pictures.length > 0 ? [{ kind: "pictures" as const, pictures }] : [];
}

function compileQuote(node: DirectiveNode, { by, language }: Attributes, context: Context) {
  const paragraphs = (node.children as readonly Node[]).flatMap((child) => {
    if (child.type === "paragraph") return [compileInline(child.children, context)];
    context.report(child, ":::quote holds paragraphs alone; move this below it.");
    return [];
  });
  if (language !== undefined && !isLanguage(language)) {
    const text = `the language “${language}” of the quote is not known; expected a code such as de.`;
    context.report(node, text);
  }
  if (paragraphs.length === 0) {
    context.report(node, ":::quote is empty; write what was said.");
    return [];
  }
  return [{ kind: "quote" as const, by, language, paragraphs }];
}

function compileMinutes(node: DirectiveNode, { places }: Attributes, context: Context) {
  const known = context.names.places;
  if (known.length === 0) context.report(node, "minutes has no places; places.json lists none.");
  const wanted = places?.split(/[\s,]+/).filter(Boolean) ?? known;
  for (const place of wanted) {
    if (known.includes(place)) continue;
    const text = `minutes names “${place}”, which is no place of places.json; add it there or correct the name${nearestOf(place, known)}.`;
    context.report(node, text);
  }
  const found = wanted.filter((place) => known.includes(place));
  return found.length > 0 ? [{ kind: "minutes" as const, places: found }] : [];
}

function compileFile(node: DirectiveNode, { name = "" }: Attributes, context: Context) {
  const { files } = context.names;
  const path = name.replace(/^\/?(?:static\/)?/, "");
  const file = files.find((one) => one.path === path);
  if (!file) {
    const nearest = nearestOf(
      path,
      files.map((one) => one.path),
    );
    const text = `the file static/${path} is missing; put it there, or name one that there is${nearest}.`;
    context.report(node, text);
    return [];
  }
  const label = labelOf(node, context);
  return [{ kind: "file" as const, ...file, label: label.length > 0 ? label : [path] }];
}

function compileEmbed(node: DirectiveNode, attributes: Attributes, context: Context) {
  const { address = "", photo } = attributes;
  const { report, names } = context;
  const title = textOf(labelOf(node, context));
  if (title === "") {
    report(
      node,
      `embed has no words that say what it shows; expected ${shapes["embed"]?.example}.`,
    );
  }
  if (photo !== undefined && !checkPhoto(photo, node, context)) return [];
  const url = URL.parse(address);
  const choices = Object.entries(names.embeds);
  for (const [choice, provider] of url ? choices : []) {
    const frame = provider.frameOf(url as URL);
    if (frame === undefined) continue;
    const { name, hosts, permissions } = provider;
    return [
      {
        kind: "embed" as const,
        ...{ choice, provider: name, title, address, frame, hosts, permissions, photo },
      },
    ];
  }
  const expected =
    choices.length > 0
      ? `expected ${choices.map(([, { name, example }]) => `${name}: ${example}`).join("; ")}; or give another choice of cookies.json “embeds”`
      : "give a choice of cookies.json “embeds”";
  report(node, `no choice of the house lets “${address}” be shown; ${expected}.`);
  return [];
}

function checkPhoto(photo: string, node: Node, { names, report }: Context): boolean {
  if (names.photos.includes(photo)) return true;
  const nearest = nearestOf(photo, names.photos);
  report(
    node,
    `the picture “${photo}” is not in pictures.json; add it there or correct the name${nearest}.`,
  );
  return false;
}

/** The words in square brackets. */
function labelOf(node: DirectiveNode, context: Context): readonly Inline[] {
  return node.type === "leafDirective" ? compileInline(node.children, context) : [];
}

function textOf(parts: readonly Inline[]): string {
  return parts.map((part) => (typeof part === "string" ? part : textOf(part.children))).join("");
}

function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1 && code.length > 1;
  } catch {
    return false;
  }
}
