import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { collectReusable, insertReusable, Reusable, ReuseContext } from "./reusable.tsx";

function Page({ stay, reuse }: { stay: string; reuse?: "mark" | "leave out" }) {
  return (
    <ReuseContext value={reuse}>
      <main>
        <Reusable name="head">
          <h1>Prices</h1>
        </Reusable>
        <Reusable name="months">
          <p>{reuse === "leave out" ? "rendered twice" : "May"} &amp; June</p>
          <p>July</p>
        </Reusable>
        <p>{stay}</p>
      </main>
    </ReuseContext>
  );
}

it("puts a page for a stay together from the parts that all stays share", () => {
  const marked = renderToString(<Page stay="none" reuse="mark" />);
  const { html, parts } = collectReusable(marked);
  expect(html).toBe(renderToString(<Page stay="none" />));
  const rest = renderToString(<Page stay="a week" reuse="leave out" />);
  expect(insertReusable(rest, parts)).toBe(renderToString(<Page stay="a week" />));
});
