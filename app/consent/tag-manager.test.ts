import { describe, expect, it } from "vitest";
import { createTagManager } from "./tag-manager.ts";

const home = { fullPath: "/hr?a=1#b", routeName: "home___hr" };
const about = { fullPath: "/hr/o-vili", routeName: "about___hr" };

/** A window that keeps what reaches the tag manager: commands as lists, events as they are. */
function openWindow() {
  const head: { src: string }[] = [];
  let created = 0;
  const document = {
    createElement() {
      created++;
      const script = { src: "", remove: () => void head.splice(head.indexOf(script), 1) };
      return script;
    },
    head: { append: (script: { src: string }) => head.push(script) },
  };
  const window: { document: Document; dataLayer?: unknown[] } = {
    document: document as unknown as Document,
  };
  return {
    window,
    sources: () => head.map(({ src }) => src),
    created: () => created,
    received: () =>
      window.dataLayer?.map((entry) =>
        String(entry) === "[object Arguments]" ? [...(entry as Iterable<unknown>)] : entry,
      ),
  };
}

function event({ fullPath, routeName }: typeof home) {
  return { event: "content-view", "content-name": fullPath, "content-view-name": routeName };
}

describe("the tag manager", () => {
  const denied = { ad_storage: "denied", analytics_storage: "denied" };
  const granted = { ad_storage: "granted", analytics_storage: "granted" };

  it("leaves no trace before it is started", () => {
    const { window, sources } = openWindow();
    const tagManager = createTagManager(window);
    tagManager.trackView(home);
    tagManager.stop();
    expect("dataLayer" in window).toBe(false);
    expect(sources()).toEqual([]);
  });

  it("receives denial, consent, its own start and the page being seen, then every other page", () => {
    const { window, received, sources } = openWindow();
    const tagManager = createTagManager(window);
    tagManager.trackView(home);
    tagManager.start("GTM-TEST123");
    tagManager.start("GTM-TEST123");
    tagManager.trackView(about);
    tagManager.trackView(undefined);
    tagManager.trackView(home);
    expect(received()).toEqual([
      ["consent", "default", expect.objectContaining({ ...denied, security_storage: "denied" })],
      ["consent", "update", expect.objectContaining(granted)],
      { event: "gtm.js", "gtm.start": expect.any(Number) },
      ...[home, about, home].map(event),
    ]);
    expect(sources()).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST123"]);
  });

  it("hears of the withdrawal and of nothing after it, and goes on after a new consent, once", () => {
    const { window, received, sources, created } = openWindow();
    const tagManager = createTagManager(window);
    tagManager.trackView(home);
    tagManager.start("GTM-TEST123");
    tagManager.stop();
    tagManager.stop();
    tagManager.trackView(home);
    expect(sources()).toEqual([]);
    expect(received()?.slice(4)).toEqual([["consent", "update", expect.objectContaining(denied)]]);
    tagManager.start("GTM-TEST123");
    tagManager.trackView(about);
    expect(received()?.slice(5)).toEqual([
      ["consent", "update", expect.objectContaining(granted)],
      ...[home, about].map(event),
    ]);
    expect(sources()).toHaveLength(1);
    expect(created()).toBe(1);
  });
});
