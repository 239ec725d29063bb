import { pathWithoutStay } from "../../site/stay/stay-query.ts";

/** A page view for the tag manager. */
export type TrackedView = {
  /** Path, query and hash, without a guest's stay. */
  readonly fullPath: string;
  /** Name in the route table, `about___hr`. */
  readonly routeName: string;
};

/** The commands sent to the tag manager after consent to marketing. */
export type TagManager = ReturnType<typeof createTagManager>;

type TaggedWindow = Window & { dataLayer?: unknown[] };

/** What marketing consent covers: measuring visits and advertisements. */
const grantedTypes = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];

const deniedTypes = [
  ...grantedTypes,
  "functionality_storage",
  "personalization_storage",
  "security_storage",
];

/** The data layer of the tag manager in a window; undefined before it is started. */
export function createTagManager(window: TaggedWindow) {
  let hasBegun = false;
  let isStarted = false;
  let unsent: TrackedView | undefined;

  const push = (entry: unknown): void => {
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
  };

  /** The tag manager reads commands only from `arguments` objects, not from arrays. */
  function command(..._words: readonly unknown[]): void {
    push(arguments);
  }

  /** Without it, Google's tags would report the addresses of document and referrer, with the stay in them. */
  function setAddress(): void {
    const { origin } = window.location;
    command("set", {
      ...(unsent && { page_location: origin + unsent.fullPath }),
      page_referrer: withoutStay(window.document.referrer, origin),
    });
  }

  function sendView(): void {
    if (!isStarted || !unsent) return;
    if (hasBegun) setAddress();
    push({
      event: "content-view",
      "content-name": unsent.fullPath,
      "content-view-name": unsent.routeName,
    });
    unsent = undefined;
  }

  return {
    /** Queues consent and page view; works before and after the script has loaded. */
    start(): void {
      if (isStarted) return;
      isStarted = true;
      if (!hasBegun) command("consent", "default", fillTypes(deniedTypes, "denied"));
      command("consent", "update", fillTypes(grantedTypes, "granted"));
      if (!hasBegun) setAddress();
      if (!hasBegun) push({ event: "gtm.js", "gtm.start": Date.now() });
      sendView();
      hasBegun = true;
    },
    /** Reports the withdrawal, and nothing afterwards. */
    stop(): void {
      if (!isStarted) return;
      isStarted = false;
      command("consent", "update", fillTypes(grantedTypes, "denied"));
    },
    /** Sets the current page (undefined: not in the route table); sends it while started. */
    trackView(view: TrackedView | undefined): void {
      unsent = view;
      sendView();
    },
  };
}

function fillTypes(types: readonly string[], value: string): Readonly<Record<string, string>> {
  return Object.fromEntries(types.map((type) => [type, value]));
}

/** An address of this site without a guest's stay; one of another as it is. */
function withoutStay(address: string, origin: string): string {
  if (!address.startsWith(`${origin}/`)) return address;
  return origin + pathWithoutStay(new URL(address));
}
