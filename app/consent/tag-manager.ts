/** A page as the tag manager is told of it. */
export type TrackedView = {
  /** Path, query and hash, without a guest's stay. */
  readonly fullPath: string;
  /** Name in the route table, `about___hr`. */
  readonly routeName: string;
};

/** What a visitor's consent to marketing switches on and off. */
export type TagManager = ReturnType<typeof createTagManager>;

type TaggedWindow = { readonly document: Document; dataLayer?: unknown[] };

/** What marketing consent covers: measuring visits and advertisements. */
const grantedTypes = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];

const deniedTypes = [
  ...grantedTypes,
  "functionality_storage",
  "personalization_storage",
  "security_storage",
];

/** A tag manager for a window; it touches nothing before it is started. */
export function createTagManager(window: TaggedWindow) {
  let script: HTMLScriptElement | undefined;
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

  function sendView(): void {
    if (!isStarted || !unsent) return;
    push({
      event: "content-view",
      "content-name": unsent.fullPath,
      "content-view-name": unsent.routeName,
    });
    unsent = undefined;
  }

  return {
    /** Loads the tag manager, tells it of the consent and of the page being seen. */
    start(id: string): void {
      if (isStarted) return;
      isStarted = true;
      if (!script) command("consent", "default", fillTypes(deniedTypes, "denied"));
      command("consent", "update", fillTypes(grantedTypes, "granted"));
      if (!script) {
        push({ event: "gtm.js", "gtm.start": Date.now() });
        script = createScript(id, window.document);
      }
      // Put back after a withdrawal, the same element does not run a second time.
      window.document.head.append(script);
      sendView();
    },
    /** Tells the tag manager that consent is withdrawn, and nothing from then on. */
    stop(): void {
      if (!isStarted) return;
      isStarted = false;
      command("consent", "update", fillTypes(grantedTypes, "denied"));
      script?.remove();
    },
    /** Notes the page being seen (undefined: none of the route table); sends it while started. */
    trackView(view: TrackedView | undefined): void {
      unsent = view;
      sendView();
    },
  };
}

function createScript(id: string, document: Document): HTMLScriptElement {
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  return script;
}

function fillTypes(types: readonly string[], value: string): Readonly<Record<string, string>> {
  return Object.fromEntries(types.map((type) => [type, value]));
}
