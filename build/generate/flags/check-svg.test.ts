import { describe, expect, it } from "vitest";
import { findSvgDanger } from "./check-svg.ts";

const wrap = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}viewBox="0 0 3 2">${inside}</svg>`;

describe("findSvgDanger", () => {
  it.each([
    ["a plain drawing", wrap('<path fill="#fff" d="M0 0h3v2H0z"/>')],
    ["an XML declaration", `<?xml version="1.0" encoding="UTF-8"?>\n${wrap("")}\n`],
    ["a comment", `<!-- flag -->${wrap("<!-- white --><g/>")}`],
    ["references within the drawing", wrap('<use href="#a"/><g clip-path="url(#b)"/>')],
    ["a namespace for links", wrap('<use xlink:href="#a"/>', 'xmlns:xlink="http://w3.org/" ')],
  ])("finds none in %s", (_, svg) => {
    expect(findSvgDanger(svg)).toBeUndefined();
  });

  it.each([
    ["a web page", "<!doctype html><html></html>", "no SVG"],
    ["a script", wrap("<script>alert(1)</script>"), "<script>"],
    ["a script in capitals", wrap("<SCRIPT>alert(1)</SCRIPT>"), "<SCRIPT>"],
    ["foreign content", wrap("<foreignObject/>"), "<foreignObject>"],
    ["an animation", wrap('<set attributeName="href" to="x"/>'), "<set>"],
    ["an event handler", wrap("", 'onload="alert(1)" '), "event handler"],
    ["an event handler without a space", wrap('<g id="a"onclick="b()"/>'), "event handler"],
    ["a link", wrap('<use href="https://evil.example/a.svg#a"/>'), "another address"],
    ["a link within data", wrap('<use xlink:href="data:image/svg+xml,x"/>'), "another address"],
    ["a picture from elsewhere", wrap('<g fill="url(https://evil.example/)"/>'), "another address"],
    ["a disguised link", wrap('<use href="#&#106;"/>'), "another address"],
    ["an entity", `<!DOCTYPE svg [<!ENTITY a "b">]>${wrap("")}`, "no SVG"],
    ["a cut-off drawing", '<svg xmlns="http://www.w3.org/2000/svg"><path', "no SVG"],
  ])("finds %s", (_, svg, danger) => {
    expect(findSvgDanger(svg)).toContain(danger);
  });
});
