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
  it("leaves no trace before it is started", () => {
    const { window, sources } = openWindow();
    const tagManager = createTagManager(window);
    tagManager.trackView(home);
    tagManager.trackView(about);
    tagManager.stop();
    expect("dataLayer" in window).toBe(false);
    expect(sources()).toEqual([]);
  });

  it("receives denial, consent, its own start and the page being seen, in this order", () => {
    const { window, received, sources } = openWindow();
    const tagManager = createTagManager(window);
    tagManager.trackView(home);
    tagManager.start("GTM-TEST123");
    expect(received()).toEqual([
      [
        "consent",
        "default",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "denied",
          functionality_storage: "denied",
          personalization_storage: "denied",
          security_storage: "denied",
        },
      ],
      [
        "consent",
        "update",
        {
          ad_storage: "granted",
          ad_user_data: "granted",
          ad_personalization: "granted",
          analytics_storage: "granted",
        },
      ],
      { event: "gtm.js", "gtm.start": expect.any(Number) },
      event(home),
    ]);
    expect(sources()).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST123"]);
  });

  it("is told of every page from then on, once each", () => {
    const { window, received } = openWindow();
    const tagManager = createTagManager(window);
    tagManager.trackView(home);
    tagManager.start("GTM-TEST123");
    tagManager.start("GTM-TEST123");
    tagManager.trackView(about);
    tagManager.trackView(undefined);
    tagManager.trackView(home);
    expect(received()?.slice(3)).toEqual([event(home), event(about), event(home)]);
  });

  it("is told of no page outside of the route table", () => {
    const { window, received } = openWindow();
    const tagManager = createTagManager(window);
    tagManager.trackView(undefined);
    tagManager.start("GTM-TEST123");
    expect(received()).toHaveLength(3);
  });

  it("hears of the withdrawal and of nothing after it", () => {
    const { window, received, sources } = openWindow();
    const tagManager = createTagManager(window);
    tagManager.trackView(home);
    tagManager.start("GTM-TEST123");
    tagManager.stop();
    tagManager.stop();
    tagManager.trackView(about);
    expect(sources()).toEqual([]);
    expect(received()?.slice(4)).toEqual([
      ["consent", "update", expect.objectContaining({ ad_storage: "denied" })],
    ]);
  });

  it("goes on after a new consent without running twice or counting a page twice", () => {
    const { window, received, sources, created } = openWindow();
    const tagManager = createTagManager(window);
    tagManager.trackView(home);
    tagManager.start("GTM-TEST123");
    tagManager.stop();
    tagManager.start("GTM-TEST123");
    tagManager.trackView(about);
    expect(received()?.slice(5)).toEqual([
      ["consent", "update", expect.objectContaining({ ad_storage: "granted" })],
      event(about),
    ]);
    expect(sources()).toHaveLength(1);
    expect(created()).toBe(1);
  });
});
