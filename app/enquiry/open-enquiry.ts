// The form for enquiries in browsers that run scripts: opened on another page, or on its own. It is what the
// server has rendered, so that nothing of it, no word and no rule, is here a second time. Loaded without
// the application on the form's own page: it imports nothing of that.
import styles from "./enquiry.module.css";

/** Where a tab keeps what has been typed, until it is sent. */
const draftKey = "site:enquiry";

/** Opens the form at an address over the page. Rejects where it cannot be had. */
export async function openEnquiry(address: string): Promise<void> {
  const view = await request("GET", address);
  const dialog = document.createElement("dialog");
  dialog.className = styles["dialog"] ?? "";
  dialog.dataset["enquiry"] = address;
  dialog.setAttribute("aria-labelledby", "ask-heading");
  dialog.append(view);
  enhance(view);
  document.body.append(dialog);
  const end = () => dialog.close();
  // Another page, or a way back.
  globalThis.navigation?.addEventListener("navigatesuccess", end);
  dialog.addEventListener("close", () => {
    globalThis.navigation?.removeEventListener("navigatesuccess", end);
    dialog.remove();
  });
  dialog.showModal();
  focus(view);
}

/** Asks the server; resolves to the form, or what it says once that is sent. */
function request(method: string, address: string, body?: URLSearchParams): Promise<HTMLElement> {
  const { promise, resolve, reject } = Promise.withResolvers<HTMLElement>();
  const exchange = new XMLHttpRequest();
  exchange.open(method, address);
  // The browser reads it as a document: no text becomes markup by our hand.
  exchange.responseType = "document";
  exchange.onloadend = () => {
    const view = exchange.responseXML?.querySelector<HTMLElement>("#ask");
    if (view) resolve(document.adoptNode(view));
    else reject(new Error(`The form could not be loaded: ${exchange.status}`));
  };
  exchange.send(body);
  return promise;
}

function enhance(view: HTMLElement): void {
  const form = view.querySelector("form");
  if (form) restoreDraft(form);
  else keepDraft();
  const close = view.querySelector<HTMLButtonElement>("[data-close]");
  if (close) close.hidden = !view.closest("dialog");
  view.addEventListener("click", (event) => followClick(view, event));
  form?.addEventListener("input", () => keepDraft(form));
  form?.addEventListener("submit", (event) => {
    // What goes to a service is its own affair.
    if (new URL(form.action).origin !== location.origin) return keepDraft();
    event.preventDefault();
    void send(view, form);
  });
}

async function send(view: HTMLElement, form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const answer = await request("POST", form.action, body);
    view.replaceWith(answer);
    enhance(answer);
    focus(answer);
  } catch {
    form.ariaBusy = null;
    say(view, form);
  }
}

/** That it was not sent, with all that was typed still there. */
function say(view: HTMLElement, form: HTMLFormElement): void {
  view.querySelector("#ask-notice")?.remove();
  const notice = document.createElement("div");
  notice.id = "ask-notice";
  notice.className = styles["notice"] ?? "";
  notice.tabIndex = -1;
  notice.role = "alert";
  notice.textContent = form.dataset["failed"] ?? "";
  form.before(notice);
  notice.focus();
}

function focus(view: HTMLElement): void {
  const place = view.querySelector<HTMLElement>("#ask-notice") ?? view.querySelector("input");
  place?.focus();
}

function followClick(view: HTMLElement, event: MouseEvent): void {
  const target = event.target as Element;
  const { hash = "" } = target.closest<HTMLAnchorElement>("a[href^='#']") ?? {};
  if (hash) {
    // The address stays that of the page below.
    event.preventDefault();
    view.querySelector<HTMLElement>(hash)?.focus();
  }
  if (target.closest("[data-close]")) view.closest("dialog")?.close();
  const copy = target.closest<HTMLElement>("[data-copy]");
  if (!copy) return;
  void navigator.clipboard.writeText(copy.dataset["copy"] ?? "").then(() => {
    copy.textContent = copy.dataset["done"] ?? "";
  });
}

/** The fields that a guest fills in; the others are the server's. */
function listFields(view: HTMLElement): readonly HTMLInputElement[] {
  return [...view.querySelectorAll<HTMLInputElement>("[id][name]")];
}

/** Fills in what is still empty. */
function fillIn(view: HTMLElement, values: Readonly<Record<string, unknown>>): void {
  for (const field of listFields(view)) field.value ||= String(values[field.name] ?? "");
}

function restoreDraft(form: HTMLFormElement): void {
  try {
    fillIn(form, { ...JSON.parse(sessionStorage.getItem(draftKey) ?? "{}") });
  } catch {
    // A browser that blocks cookies has kept nothing.
  }
}

/** Keeps what has been typed, or, without a form, nothing any more. */
function keepDraft(form?: HTMLFormElement): void {
  try {
    const fields = (form ? listFields(form) : []).map(({ name, value }) => [name, value]);
    if (form) sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(fields)));
    else sessionStorage.removeItem(draftKey);
  } catch {
    // Then what is typed lives as long as its page.
  }
}

const own = document.querySelector<HTMLElement>("main #ask");
if (own) {
  // A form that is a file knows no dates: the address has them.
  fillIn(own, Object.fromEntries(new URLSearchParams(location.search)));
  enhance(own);
}
