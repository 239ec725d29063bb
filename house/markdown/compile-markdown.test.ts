import { describe, expect, it } from "vitest";
import type { MarkdownPage } from "../read/content.ts";
import { compileMarkdown } from "./compile-markdown.ts";
import { splitFrontMatter } from "./front-matter.ts";

const head = "---\ntitle: Privacy\ndescription: What we do\naddress: privacy\n---\n";
const compile = (body: string) =>
  compileMarkdown(splitFrontMatter(head + body) as object as MarkdownPage, {
    facts: { email: "a@b.example" },
    pages: ["home", "cookies"],
    pathOf: (page) => (page === "cookies" ? "/de/cookies" : undefined),
  });

describe("compileMarkdown", () => {
  it("gives headings an address each", () => {
    const { blocks } = compile("## Rechte & Pflichten\n\n## Ποιος\n\n## Same\n\n### Same\n").text;
    expect(blocks).toEqual([
      { kind: "heading", level: 2, id: "rechte-pflichten", children: ["Rechte & Pflichten"] },
      { kind: "heading", level: 2, id: "section", children: ["Ποιος"] },
      { kind: "heading", level: 2, id: "same", children: ["Same"] },
      { kind: "heading", level: 3, id: "same-2", children: ["Same"] },
    ]);
  });

  it.each<[string, object]>([
    [
      "- **eins** zwei",
      { kind: "list", ordered: false, items: [[{ kind: "strong", children: ["eins"] }, " zwei"]] },
    ],
    [
      "[{email}](mailto:{email}) [Cookies](page:cookies)",
      {
        kind: "paragraph",
        children: [
          { kind: "link", href: "mailto:a@b.example", children: ["a@b.example"] },
          " ",
          { kind: "link", href: "/de/cookies", children: ["Cookies"] },
        ],
      },
    ],
    [
      "| a | b |\n|---|---|\n| c | d |",
      { kind: "table", head: [["a"], ["b"]], rows: [[["c"], ["d"]]] },
    ],
    ["{{cookies:first}}", { kind: "insert", name: "cookies:first" }],
  ])("reads %s, facts filled in", (body, block) => {
    expect(compile(body).text.blocks).toEqual([block]);
  });

  it.each([
    ["# Title", 6, "“# Title” (heading) cannot be shown"],
    ["Text.\n\n![x](y.png)", 8, "“![x](y.png)” (image) cannot be shown"],
    ["Text.\n\n<b>x</b>", 8, "cannot be shown"],
    ["{{cookies:second}}", 6, "the token {{cookies:second}} is not known here"],
    ["As follows: {{cookies:first}}", 6, "the token {{cookies:first}} is not known here"],
    ["- one\n- [two](page:imprint)", 7, "“page:imprint” names no page here"],
    ["One,\ntwo,\n[three](javascript:alert)", 8, "must begin with https"],
  ])("says of %s where it stands and why it cannot", (body, line, sentence) => {
    const text = expect.stringContaining(sentence);
    expect(compile(body).faults[0]).toEqual({ line, text });
  });
});
