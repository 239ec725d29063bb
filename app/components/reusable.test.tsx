import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { fillReusable, Reusable, ReuseContext } from "./reusable.tsx";

function Page({ stay, parts }: { stay: string; parts?: ReadonlyMap<string, string> }) {
  return (
    <ReuseContext value={parts}>
      <main>
        <Reusable name="head">
          <h1>Prices</h1>
        </Reusable>
        <Reusable name="months">
          <Reusable name="May">
            <p>{parts?.has("May") ? "rendered twice" : "May"} &amp; June</p>
          </Reusable>
          <p>July</p>
        </Reusable>
        <Reusable name={stay}>
          <p>{stay}</p>
        </Reusable>
      </main>
    </ReuseContext>
  );
}

it("puts a page for a stay together from the parts that have been rendered", () => {
  const parts = new Map<string, string>();
  const render = (stay: string) =>
    fillReusable(renderToString(<Page {...{ stay, parts }} />), parts);
  for (const stay of ["none", "a week", "none"]) {
    expect(render(stay)).toBe(renderToString(<Page stay={stay} />));
  }
  expect([...parts.keys()]).toEqual(["head", "May", "months", "none", "a week"]);
});
