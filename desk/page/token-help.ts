// Help with the token for GitHub, which signs in no pages without a server: steps to get one, and a check.
import type { DeskConfig } from "../make-desk-config.ts";
import { make } from "./make.ts";

type Words = DeskConfig["words"]["token"];

/** The problem with a token, if any. */
type Fault = Exclude<
  keyof Words,
  "open" | "intro" | "steps" | "field" | "check" | "checking" | "right" | "until"
>;

const api = "https://api.github.com";

/** Fills the element with the steps and the check, for a repository `owner/name`. */
export function createTokenHelp(
  place: HTMLElement,
  repository: string,
  {
    words,
    locale,
    title,
  }: { readonly words: Words; readonly locale: string; readonly title: string },
): void {
  const steps = words.steps.map((step) => make("li", fillStep(step, repository)));
  const field = Object.assign(make("input", []), { type: "password", autocomplete: "off" });
  const button = make("button", [words.check]);
  const answer = make("p", []);
  answer.role = "status";
  button.addEventListener("click", async () => {
    answer.textContent = words.checking;
    const { fault, until } = await checkToken(field.value.trim(), repository);
    const date = until && new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(until);
    const sentences = fault
      ? [words[fault].replace("{repository}", repository)]
      : [words.right, ...(date ? [words.until.replace("{date}", date)] : [])];
    answer.textContent = sentences.join(" ");
  });
  place.replaceChildren(
    make("details", [
      make("summary", [words.open]),
      make("p", [words.intro]),
      make("ol", steps),
      make("label", [words.field, " ", field]),
      " ",
      button,
      answer,
    ]),
  );

  /** A sentence with its link; names at GitHub are GitHub's own. */
  function fillStep(step: string, name: string): (string | HTMLElement)[] {
    const [before = "", link, after = ""] = step
      .replace("{repository}", name)
      .replace("{button}", document.documentElement.dataset["signIn"] ?? "")
      .split(/<\/?a>/);
    if (link === undefined) return [before];
    const anchor = Object.assign(make("a", [link]), {
      href: describeNewToken(name, title),
      target: "_blank",
      rel: "noreferrer",
    });
    return [before, anchor, after];
  }
}

/** GitHub's form for a new token, prefilled. */
function describeNewToken(repository: string, title: string): string {
  const [owner = ""] = repository.split("/");
  const filled = { name: title.slice(0, 40), target_name: owner, contents: "write" };
  return `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams(filled)}`;
}

/** The problem of a token with the repository, and its expiry if GitHub gives it. */
async function checkToken(
  token: string,
  repository: string,
): Promise<{ readonly fault?: Fault; readonly until?: Date }> {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(api + path, { ...init, headers: { Authorization: `token ${token}` } });
  try {
    if (token === "") return { fault: "unknown" };
    const user = await ask("/user");
    if (user.status === 401) return { fault: "unknown" };
    if (!user.ok) return { fault: "offline" };
    // Classic tokens have scopes.
    const scopes = user.headers.get("X-OAuth-Scopes");
    if (scopes && !/\b(?:public_)?repo\b/.test(scopes)) return { fault: "noScope" };
    if (!(await ask(`/repos/${repository}`)).ok) return { fault: "noRepository" };
    if (!(await ask(`/repos/${repository}/contents/`)).ok) return { fault: "noRead" };
    // Creates an empty blob without a commit: it changes nothing and needs write access.
    const body = JSON.stringify({ content: "", encoding: "utf-8" });
    const written = await ask(`/repos/${repository}/git/blobs`, { method: "POST", body });
    if (!written.ok) return { fault: "noWrite" };
    const end = user.headers.get("GitHub-Authentication-Token-Expiration");
    const until = new Date(end?.replace(" UTC", "Z").replace(" ", "T") ?? "");
    return Number.isNaN(until.getTime()) ? {} : { until };
  } catch {
    return { fault: "offline" };
  }
}
