import { describe, expect, it } from "vitest";
import { compileLegalText } from "./compile-legal-text.ts";

const head = "---\ntitle: Privacy\ndescription: What we do\nupdated: 2026-11-20\n---\n";
const compile = (body: string) =>
  compileLegalText(head + body, {
    file: "content/de/gdpr.md",
    locale: "de",
    facts: { email: "a@b.example" },
  });

describe("compileLegalText", () => {
  it("reads the first block", () => {
    expect(compile("Text.")).toMatchObject({
      title: "Privacy",
      description: "What we do",
      updated: "2026-11-20",
    });
  });

  it("keeps headings, stress and lists, and gives headings an address", () => {
    expect(compile("## Ihre Rechte & Pflichten\n\n- **eins** zwei\n").blocks).toEqual([
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
    const ids = compile("## Same\n\n### Same\n\n## Other\n").blocks.map((block) =>
      block.kind === "heading" ? block.id : "",
    );
    expect(ids).toEqual(["same", "same-2", "other"]);
  });

  it("fills facts in and leads links between pages to the page in the same language", () => {
    expect(compile("[{email}](mailto:{email}) [Cookies](page:cookies)").blocks).toEqual([
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
    expect(compile("| a | b |\n|---|---|\n| c | d |\n\n{{cookies:first}}\n").blocks).toEqual([
      { kind: "table", head: [["a"], ["b"]], rows: [[["c"], ["d"]]] },
      { kind: "insert", name: "cookies:first" },
    ]);
  });

  it.each([
    ["# Title", /“# Title” \(heading\) cannot be shown/],
    ["![x](y.png)", /“!\[x\]\(y.png\)” \(image\) cannot be shown/],
    ["<b>x</b>", /cannot be shown/],
    ["{{cookies:second}}", /cannot be shown/],
    ["[x](page:imprint)", /“page:imprint” names no page/],
    ["[x](javascript:alert)", /must begin with https/],
  ])("refuses %s with a sentence that names the file", (body, sentence) => {
    expect(() => compile(body)).toThrow(sentence);
    expect(() => compile(body)).toThrow(/^content\/de\/gdpr\.md: /);
  });

  it("refuses a file without its first block", () => {
    expect(() =>
      compileLegalText("Text.", { file: "content/de/gdpr.md", locale: "de", facts: {} }),
    ).toThrow(
      "content/de/gdpr.md: the file must begin with title, description and updated between two lines of ---.",
    );
  });
});
