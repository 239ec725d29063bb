import { describe, expect, it } from "vitest";
import type { View } from "../view.ts";
import { createViewStage } from "./view-stage.ts";

const [home, about, gallery] = [{}, {}, {}] as [View, View, View];

describe("createViewStage", () => {
  it("waits until a view is in the document", async () => {
    const stage = createViewStage(home);
    const drawn: View[] = [];
    stage.attach((view) => drawn.push(view));
    let isShown = false;
    const shown = stage.show(about).then(() => {
      isShown = true;
    });
    await Promise.resolve();
    expect(drawn).toEqual([about]);
    expect(isShown).toBe(false);
    stage.confirm(about);
    await shown;
    expect(isShown).toBe(true);
  });

  it("counts a view as shown that another one has overtaken", async () => {
    const stage = createViewStage(home);
    stage.attach(() => undefined);
    const shown = Promise.all([stage.show(about), stage.show(gallery)]);
    stage.confirm(about);
    stage.confirm(gallery);
    await expect(shown).resolves.toHaveLength(2);
  });

  it("does not hold up a navigation that began before the last view was in the document", async () => {
    const stage = createViewStage(home);
    stage.attach(() => undefined);
    stage.begin();
    const first = stage.show(about);
    stage.begin();
    stage.confirm(about);
    await expect(first).resolves.toBeUndefined();
    await expect(stage.show(gallery)).resolves.toBeUndefined();
    stage.confirm(gallery);
    stage.begin();
    let isShown = false;
    const next = stage.show(home).then(() => {
      isShown = true;
    });
    await Promise.resolve();
    expect(isShown, "the next one waits again").toBe(false);
    stage.confirm(home);
    await next;
  });

  it("does not wait for a view that is there already", async () => {
    const stage = createViewStage(home);
    stage.attach(() => undefined);
    await expect(stage.show(home)).resolves.toBeUndefined();
  });

  it("draws at once what was asked for before the application was ready", () => {
    const stage = createViewStage(home);
    stage.show(about);
    const drawn: View[] = [];
    stage.attach((view) => drawn.push(view));
    expect(drawn).toEqual([about]);
  });
});
