// The legal pages that all houses share. The line before each `##` has the id of its section,
// `<!-- your-rights -->`: a house replaces, adds or drops sections by their ids.

import { isAsking } from "../facts/consent.ts";
import { listChoices } from "../facts/cookies.ts";
import type { Facts } from "../facts/facts.ts";
import { nearestOf } from "../findings/describe-issue.ts";
import { type Finding, hint, mistake } from "../findings/finding.ts";
import type { MarkdownPage } from "../markdown/front-matter-schema.ts";
import { nameAddress } from "../routes/name-address.ts";

type Text = Pick<MarkdownPage, "body" | "lines">;
type Line = { readonly text: string; readonly number: number };
/**
 * The engine's text of a page: in the language of the page, and in English; and the English one for houses under
 * another law, whose sections a house may drop that has moved from there.
 */
type Frame = {
  readonly own: string | undefined;
  readonly english: string;
  readonly other?: string | undefined;
};
type Section = { readonly id: string; readonly number: number; readonly lines: readonly Line[] };

const lists = ({ cookies }: Asking, wanted: string) =>
  listChoices(cookies).some((choice) => choice.cookies.some(({ party }) => party === wanted));
const listsAny = (facts: Asking) => lists(facts, "first") || lists(facts, "third");

/** The facts that decide which sections a house needs. */
type Asking = Pick<Facts, "cookies" | "villa">;

/** Sections of the engine that only some houses need, and which these must not drop. */
const conditions: Readonly<Record<string, (facts: Asking) => boolean>> = {
  enquiries: ({ villa }) => villa.enquiries === "server",
  "enquiries-by-service": ({ villa }) => typeof villa.enquiries === "object",
  "your-words": ({ villa }) => villa.enquiries !== undefined,
  newsletter: ({ villa }) => villa.newsletter !== undefined,
  statistics: ({ cookies }) => cookies.statistics !== undefined,
  "by-duration": listsAny,
  "by-source": listsAny,
  "by-function": ({ cookies }) => isAsking(cookies),
  "nothing-optional": ({ cookies }) => !isAsking(cookies),
  "our-cookies": (facts) => lists(facts, "first"),
  "cookies-of-others": (facts) => lists(facts, "third"),
  "your-decision": ({ cookies }) => isAsking(cookies),
};

/**
 * A house's text over the engine's frame: an opening and sections of its own in place of those, others
 * after what stands before them; all of it where none of its sections has an id. Sections that the frame
 * lacks in the language of the page are those of the English one, listed by their ids in `inEnglish`.
 */
export function layOverFrame(own: Text, frame: Frame, facts: Asking | undefined, file: string) {
  const engine = fillFrame(frame);
  const house = splitSections(own);
  if (house.sections.length === 0 && own.body.trim() !== "") return { ...own, ...nothing };
  const isLeftOut = ({ id }: Section) => facts && conditions[id]?.(facts) === false;
  const sections = engine.sections.map((one) => (isLeftOut(one) ? { ...one, lines: [] } : one));
  const others = splitSections({ body: frame.other ?? "", lines: [] }).sections;
  const ids = [...sections, ...others].map(({ id }) => id);
  let next = 0;
  for (const section of house.sections) {
    const index = sections.findIndex(({ id }) => id === section.id);
    sections.splice(index < 0 ? next : index, index < 0 ? 0 : 1, section);
    next = (index < 0 ? next : index) + 1;
  }
  const opening = isEmpty({ lines: house.opening }) ? engine.opening : house.opening;
  const parts = [{ id: "opening", lines: opening }, ...sections].filter((part) => !isEmpty(part));
  const lines = parts.flatMap((part) => [...part.lines, { text: "", number: 0 }]);
  return {
    body: lines.map(({ text }) => text).join("\n"),
    lines: lines.map(({ number }) => number),
    inEnglish: parts.filter(({ lines }) => engine.english.has(lines)).map(({ id }) => id),
    findings: [
      ...findMistakes(house, ids, file),
      ...house.sections
        .filter((section) => isEmpty(section) && facts && conditions[section.id]?.(facts))
        .map(({ id, number }) => {
          const text =
            `the section ${id} is dropped, but ${fileOf(id)} has what it describes; put its id before your ` +
            "section about it.";
          return hint(file, [number], text);
        }),
    ],
  };
}

function fileOf(section: string): string {
  return /^(?:enquiries|your-words|newsletter)/.test(section) ? "villa.json" : "cookies.json";
}

const nothing = { inEnglish: [], findings: [] };

/** The sections of the engine's page, with English fallbacks, whose lines are in `english`. */
function fillFrame(frame: Frame) {
  const own = splitSections({ body: frame.own ?? "", lines: [] });
  const english = splitSections({ body: frame.english, lines: [] });
  const opening = isEmpty({ lines: own.opening }) ? english.opening : own.opening;
  const sections = english.sections.map(
    (section) => own.sections.find(({ id }) => id === section.id) ?? section,
  );
  const all = [english.opening, ...english.sections.map(({ lines }) => lines)];
  return { opening, sections, english: new Set(all) };
}

/** The opening before the first id, and the sections with the lines below their ids. */
function splitSections({ body, lines }: Text) {
  const opening: Line[] = [];
  const sections: (Section & { readonly lines: Line[] })[] = [];
  for (const [index, text] of body.split("\n").entries()) {
    const number = lines[index] ?? 0;
    const id = /^\s*<!--\s*(.*?)\s*-->\s*$/.exec(text)?.[1];
    if (id === undefined) (sections.at(-1)?.lines ?? opening).push({ text, number });
    else sections.push({ id, number, lines: [] });
  }
  return { opening, sections };
}

function isEmpty({ lines }: Pick<Section, "lines">): boolean {
  return lines.every(({ text }) => text.trim() === "");
}

function* findMistakes(
  { opening, sections }: ReturnType<typeof splitSections>,
  ids: readonly string[],
  file: string,
): Iterable<Finding> {
  for (const [index, section] of sections.entries()) {
    const { id, number, lines } = section;
    const earlier = sections.slice(0, index).find((other) => other.id === id);
    const first = lines.find(({ text }) => text.trim() !== "");
    if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id)) {
      const text =
        `“${id}” is no id of a section; expected small letters, digits and hyphens, as in ` +
        "<!-- your-rights -->.";
      yield mistake(file, [number], text);
    } else if (earlier) {
      const text = `the id ${id} stands in line ${earlier.number} already; give each section its own.`;
      yield mistake(file, [number], text);
    } else if (!first && !ids.includes(id)) {
      const text = `the engine has no section ${id} to drop${nearestOf(id, ids)}.`;
      yield mistake(file, [number], text);
    } else if (first && !first.text.startsWith("## ")) {
      const text = `the section ${id} begins without a heading; write one, ## and its words, below the id.`;
      yield mistake(file, [first.number], text);
    }
  }
  const later = sections.flatMap(({ lines }) => lines.filter(isHeading).slice(1));
  for (const { text, number } of [...opening.filter(isHeading), ...later]) {
    const id = nameAddress(text) || "your-rights";
    yield mistake(
      file,
      [number],
      `“${text.trim()}” has no id; write one in the line before it, such as <!-- ${id} -->.`,
    );
  }
}

function isHeading({ text }: Line): boolean {
  return text.startsWith("## ");
}
