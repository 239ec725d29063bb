import { describe, expect, it } from "vitest";
import { embedProviders } from "../facts/embeds.ts";
import { compileMarkdown } from "./compile-markdown.ts";
import { splitFrontMatter } from "./front-matter.ts";
import type { MarkdownPage } from "./front-matter-schema.ts";

const head = "---\ntitle: Privacy\ndescription: What we do\naddress: privacy\n---\n";
const compile = (body: string) =>
  compileMarkdown(splitFrontMatter(head + body) as object as MarkdownPage, {
    facts: { email: "a@b.example" },
    blocks: {
      photos: ["terrace", "garden"],
      places: ["village", "beach"],
      files: [{ path: "guide.pdf", bytes: 1200 }],
      embeds: { video: embedProviders.youtube },
    },
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

  it.each<[string, object]>([
    [
      "::picture[**Late**, from {email}]{photo=terrace}",
      {
        kind: "pictures",
        pictures: [
          {
            photo: "terrace",
            caption: [{ kind: "strong", children: ["Late"] }, ", from a@b.example"],
          },
        ],
      },
    ],
    [
      ":::pictures\n::picture{photo=terrace}\n::picture{photo=garden}\n:::",
      { kind: "pictures", pictures: [{ photo: "terrace" }, { photo: "garden" }] },
    ],
    [
      ':::quote{by="Anna, Wien" language=de}\nSchön.\n\nSehr.\n:::',
      { kind: "quote", by: "Anna, Wien", language: "de", paragraphs: [["Schön."], ["Sehr."]] },
    ],
    ["::dates[When?]", { kind: "dates", text: ["When?"] }],
    ["::minutes", { kind: "minutes", places: ["village", "beach"] }],
    ["::minutes{places=beach}", { kind: "minutes", places: ["beach"] }],
    [
      "::file[Our guide]{name=guide.pdf}",
      { kind: "file", path: "guide.pdf", bytes: 1200, label: ["Our guide"] },
    ],
    [
      '::embed[A walk]{address="https://www.youtube.com/watch?v=a-1&t=3" photo=garden}',
      {
        kind: "embed",
        choice: "video",
        title: "A walk",
        frame: "https://www.youtube-nocookie.com/embed/a-1?rel=0",
        photo: "garden",
      },
    ],
  ])("reads the block %s", (body, block) => {
    const { text, faults } = compile(body);
    expect(faults).toEqual([]);
    expect(text.blocks).toEqual([expect.objectContaining(block)]);
  });

  it.each(["At 10:30, Note:so.", "a ::b", "Ratio 3:1{so}", "C:\\x"])(
    "leaves %s as words",
    (body) => {
      expect(compile(body).faults).toEqual([]);
    },
  );

  it("shows frames of those alone that the house names", () => {
    const frameOf = (name: keyof typeof embedProviders, address: string) =>
      embedProviders[name].frameOf(new URL(address));
    const youtube = "https://www.youtube-nocookie.com/embed/Ab_1?rel=0";
    expect([
      frameOf("youtube", "https://youtu.be/Ab_1?si=x"),
      frameOf("youtube", "https://m.youtube.com/shorts/Ab_1"),
      frameOf("youtube", "https://youtube.com.evil.example/watch?v=Ab_1"),
      frameOf("youtube", "https://www.youtube.com/@someone"),
      frameOf("vimeo", "https://vimeo.com/123/abc"),
      frameOf("google-maps", "https://www.google.com/maps/place/x"),
      frameOf("google-maps", "https://www.google.com/maps/embed?pb=1"),
      frameOf("matterport", "https://my.matterport.com/show/?m=x"),
    ]).toEqual([
      ...[youtube, youtube, undefined, undefined],
      "https://player.vimeo.com/video/123?dnt=1&h=abc",
      ...[undefined, "https://www.google.com/maps/embed?pb=1"],
      "https://my.matterport.com/show/?m=x",
    ]);
  });

  it.each([
    [
      "::pictur{photo=terrace}",
      6,
      'there is no block “pictur”; remove it or correct its name; the nearest is "picture"',
    ],
    ["Text.\n\n::picture{photo=terace}", 8, "the picture “terace” is not in pictures.json"],
    ["::picture{photo=terrace size=big}", 6, "picture has no attribute “size”"],
    ["::picture{}", 6, "picture has no photo; expected ::picture["],
    ["::picture {photo=terrace}", 6, "cannot be read; expected a block on lines of its own"],
    [":picture{photo=terrace}", 6, "cannot be read; expected a block on lines of its own"],
    [":::picture{photo=terrace}\n:::", 6, "picture is written otherwise"],
    [":::pictures\n::picture{photo=no}\nSo.\n:::", 7, "the picture “no” is not"],
    [":::pictures\n::picture{photo=garden}\nSo.\n:::", 8, "holds ::picture lines alone"],
    [":::quote\nSo.", 6, ":::quote has no end"],
    ["::minutes{places=beech}", 6, "names “beech”, which is no place of places.json"],
    ["::file{name=gide.pdf}", 6, "the file static/gide.pdf is missing"],
    ["::embed[A walk]{address=https://vimeo.com/1}", 6, "no choice of the house lets"],
    ["::embed{address=https://youtu.be/a1}", 6, "has no words that say what it shows"],
    ["# Title", 6, "“# Title” (heading) cannot be shown"],
    ["Text.\n\n![x](y.png)", 8, "“![x](y.png)” (image; write ::picture) cannot be shown"],
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
