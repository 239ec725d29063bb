// Stands in for GitHub, as far as the desk asks it: who comes, what a repository holds, and commits.
import { createHash } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";

/** With it somebody may write to the repository. */
export const token = "github_pat_of_the_owner";

const branch = "main";
const day = "2026-01-01T00:00:00Z";

// biome-ignore lint/suspicious/noExplicitAny: a query and its variables, as the desk writes them
type Asked = any;

/**
 * Answers a page in GitHub's place for one repository (`owner/name`), which holds these texts by path.
 * Gives them back as commits leave them.
 */
export async function answerAsGitHub(
  page: Page,
  repository: string,
  before: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map(before);
  const [owner, repo] = repository.split("/");
  await page.route("https://api.github.com/**", async (route) => {
    const request = route.request();
    const isKnown = request.headers()["authorization"] === `token ${token}`;
    const answer = isKnown && answers(request.postDataJSON())[new URL(request.url()).pathname];
    await route.fulfill({
      status: answer ? 200 : isKnown ? 404 : 401,
      headers: {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Expose-Headers": "*",
        "GitHub-Authentication-Token-Expiration": "2027-03-01 12:00:00 UTC",
      },
      json: answer || {},
    });
  });
  return texts;

  function answers(asked: Asked): Readonly<Record<string, object | false>> {
    const tree = [...texts].map(([path, text]) => ({ type: "blob", path, sha: hash(text) }));
    return {
      "/user": { id: 1, login: owner, name: "Owner" },
      [`/repos/${repository}`]: {},
      [`/repos/${repository}/contents/`]: [],
      [`/repos/${repository}/git/blobs`]: {},
      [`/repos/${repository}/collaborators/${owner}`]: {},
      [`/repos/${repository}/git/trees/${nameHead()}`]: { tree },
      "/graphql": asked?.variables && { data: asked.variables.input ? commit(asked) : find(asked) },
    };
  }

  /** What is asked of the branch, and of files by their hashes: each under the name it is asked by. */
  function find({ query, variables }: Asked) {
    if (variables.owner !== owner || variables.repo !== repo) return { repository: null };
    const last = { oid: nameHead(), message: "", author: {}, committedDate: day };
    const ref = { target: { oid: last.oid, history: { nodes: [last] } } };
    const found: Record<string, object> = { defaultBranchRef: { name: branch } };
    for (const [, name = "ref"] of query.matchAll(/(?:(\w+): *)?ref\(/g)) found[name] = ref;
    for (const [, name, sha] of query.matchAll(/(\w+): *object\(oid: "(\w+)"/g)) {
      found[name] = { text: [...texts.values()].find((text) => hash(text) === sha) };
    }
    return { repository: found };
  }

  /** Takes what was written on top of the last commit of the branch, and nothing else. */
  function commit({ variables: { input } }: Asked) {
    const { additions, deletions } = input.fileChanges;
    const { repositoryNameWithOwner, branchName } = input.branch;
    const onto = [repositoryNameWithOwner, branchName, input.expectedHeadOid].join();
    if (onto !== [repository, branch, nameHead()].join()) return {};
    for (const { path } of deletions) texts.delete(path);
    for (const { path, contents } of additions)
      texts.set(path, String(Buffer.from(contents, "base64")));
    return { createCommitOnBranch: { commit: { oid: nameHead(), committedDate: day } } };
  }

  function nameHead(): string {
    return hash(JSON.stringify([...texts]));
  }
}

/**
 * Answers in GitLab's place until it is asked with the token that it has given: who comes is sent back to the desk with a
 * code, and the code is worth a token for whoever proves to have asked for it.
 */
export async function answerAsGitLab(context: BrowserContext, desk: string) {
  const asked = { application: "", challenge: "", isProven: false, tokens: [] as string[] };
  const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
  await context.route("https://gitlab.com/**", async (route) => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/oauth/authorize") {
      asked.application = searchParams.get("client_id") ?? "";
      asked.challenge = searchParams.get("code_challenge") ?? "";
      const back = new URLSearchParams({ code: "code", state: searchParams.get("state") ?? "" });
      if (searchParams.get("redirect_uri") !== desk) return route.abort();
      return route.fulfill({ status: 302, headers: { Location: `${desk}?${back}` } });
    }
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    if (pathname === "/oauth/token") {
      const { code_verifier: verifier = "" } = request.postDataJSON();
      const proof = createHash("sha256").update(verifier).digest("base64url");
      asked.isProven = proof === asked.challenge;
      return route.fulfill({ headers, json: { access_token: "token-of-gitlab" } });
    }
    const given = request.headers()["authorization"] ?? "";
    if (!asked.tokens.includes(given)) asked.tokens.push(given);
    return route.fulfill({ status: 403, headers, json: {} });
  });
  return asked;
}

function hash(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}
