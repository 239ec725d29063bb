// Stands in for GitHub, as far as the desk asks it: who comes, what a repository holds, and commits.
import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";

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
      status: answer ? 200 : 404,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: answer || {},
    });
  });
  return texts;

  function answers(asked: Asked): Readonly<Record<string, object | false>> {
    const tree = [...texts].map(([path, text]) => ({ type: "blob", path, sha: hash(text) }));
    return {
      "/user": { id: 1, login: owner, name: "Owner" },
      [`/repos/${repository}/collaborators/${owner}`]: {},
      [`/repos/${repository}/git/trees/${nameHead()}`]: { tree },
      "/graphql": asked && { data: asked.variables.input ? commit(asked) : find(asked) },
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

function hash(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}
