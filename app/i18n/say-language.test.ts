import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { english } from "../../tests/support/unit-house/languages.ts";
import { capitalize } from "./format.ts";
import { jsx, jsxs } from "./jsx-runtime.ts";
import { isLent, markLent, withoutMarks } from "./lent-words.ts";

const [hello, night] = [markLent("Hello"), markLent("1 night")];

function IsLent({ text }: { text: string }) {
  return String(isLent(text));
}

/** What a paragraph with these children is sent as. */
function draw(...children: unknown[]): string {
  return renderToStaticMarkup(
    children.length === 1 ? jsx("p", { children: children[0] }) : jsxs("p", { children }),
  );
}

it("An element whose only text is lent says so, whatever that was made of.", () => {
  for (const text of [
    hello,
    markLent(`Hello, ${night}`),
    `${hello}. ${night}`,
    ` (${hello})`,
    `12 €, ${hello}`,
    ...markLent("Hello, {link}night").split("{link}"),
  ]) {
    expect(draw(text)).toBe(`<p lang="en">${withoutMarks(text)}</p>`);
  }
});

it("An element with words of the page's own says nothing, and has no mark.", () => {
  for (const text of ["Olá", `Olá ${hello}`, `${hello} e ${night}`, "", markLent("")]) {
    expect(draw(text)).toBe(`<p>${withoutMarks(text)}</p>`);
  }
});

it("A lent text among others gets an element, at any depth.", () => {
  const said = '<bdi lang="en">Hello</bdi>';
  expect(draw("Olá ", hello, [hello, 2, [hello]])).toBe(`<p>Olá ${said}${said}2${said}</p>`);
  expect(draw(jsx(Fragment, { children: hello }), null)).toBe(`<p>${said}</p>`);
  expect(draw(createElement("b", {}, "Olá"), hello)).toBe(`<p><b>Olá</b>${said}</p>`);
});

it("Attributes have the text without marks, in addresses, too; components get it with them.", () => {
  const href = `mailto:a@b.example?subject=${encodeURIComponent(hello)}`;
  expect(renderToStaticMarkup(jsx("a", { href, title: night, lang: "pt", children: hello }))).toBe(
    '<a lang="pt" href="mailto:a@b.example?subject=Hello" title="1 night">Hello</a>',
  );
  expect(renderToStaticMarkup(jsx(IsLent, { text: hello }))).toBe("true");
});

it("A lent text gets its capital behind the mark.", () => {
  expect(capitalize(markLent("booked"), english)).toBe(markLent("Booked"));
});
