import { describe, expect, it } from "vitest";
import { compileMarkdown } from "./compile-markdown.ts";

const head = "---\ntitle: Privacy\ndescription: What we do\nupdated: 2026-11-20\n---\n";
const compile = (body: string) =>
  compileMarkdown(head + body, {
    facts: { email: "a@b.example" },
    pages: ["home", "cookies"],
    pathOf: (page) => (page === "cookies" ? "/de/cookies" : undefined),
  });

describe("compileMarkdown", () => {
  it("reads the first block", () => {
    expect(compile("Text.").text).toMatchObject({
      title: "Privacy",
      description: "What we do",
      updated: "2026-11-20",
    });
  });

  it("keeps headings, stress and lists, and gives headings an address", () => {
    expect(compile("## Ihre Rechte & Pflichten\n\n- **eins** zwei\n").text.blocks).toEqual([
      {
        kind: "heading",
        level: 2,
        id: "ihre-rechte-pflichten",
        children: ["Ihre Rechte & Pflichten"],
      },
      {
        kind: "list",
        ordered: false,
        items: [[{ kind: "strong", children: ["eins"] }, " zwei"]],
      },
    ]);
  });

  it("gives headings that say the same different addresses", () => {
    const ids = compile("## Same\n\n### Same\n\n## Other\n").text.blocks.map((block) =>
      block.kind === "heading" ? block.id : "",
    );
    expect(ids).toEqual(["same", "same-2", "other"]);
  });

  it("fills facts in and leads links between pages to the page in the same language", () => {
    expect(compile("[{email}](mailto:{email}) [Cookies](page:cookies)").text.blocks).toEqual([
      {
        kind: "paragraph",
        children: [
          { kind: "link", href: "mailto:a@b.example", children: ["a@b.example"] },
          " ",
          { kind: "link", href: "/de/cookies", children: ["Cookies"] },
        ],
      },
    ]);
  });

  it("reads tables and the places where a table of cookies goes", () => {
    expect(compile("| a | b |\n|---|---|\n| c | d |\n\n{{cookies:first}}\n").text.blocks).toEqual([
      { kind: "table", head: [["a"], ["b"]], rows: [[["c"], ["d"]]] },
      { kind: "insert", name: "cookies:first" },
    ]);
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
    const { mistakes } = compile(body);
    expect(mistakes[0]).toMatch(new RegExp(`^line ${line}: `));
    expect(mistakes[0]).toContain(sentence);
  });
});
