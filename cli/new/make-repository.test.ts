// What publishes a house, as the hosts read it.
import { expect, it } from "vitest";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { takeAnswers } from "./answers.ts";
import { hosts } from "./choices.ts";
import { makeRepository } from "./make-repository.ts";

const make = (publish: string) =>
  makeRepository(
    createTemporaryFolder({}),
    takeAnswers({
      ...{ name: "Casa Olivo", country: "IT", region: "Puglia", place: "Ostuni", languages: "it" },
      ...{ coordinates: "40.73042, 17.57794", email: "ciao@casa-olivo.it", guests: 6 },
      ...{ currency: "EUR", publish, siteUrl: "https://casa-olivo.it" },
    }),
  );

const workflowOf = (publish: string) => String(make(publish)[".github/workflows/publish.yml"]);

/** The parts of a workflow or a compose file that begin at this indentation, by their first line. */
const partsOf = (text: string, start: string) => text.split(new RegExp(`^(?=${start})`, "m"));

it("GitHub Pages get the environment and the permissions that they ask for, others do not", () => {
  const [, job = ""] = workflowOf("github-pages").split("\n  publish:\n");
  expect(job).toMatch(
    / {4}permissions:\n {6}contents: read\n {6}pages: write\n {6}id-token: write\n/,
  );
  expect(job).toMatch(
    / {4}environment:\n {6}name: github-pages\n {6}url: \$\{\{ steps\.deployment\./,
  );
  expect(job).toMatch(/ {6}- id: deployment\n {8}uses: actions\/deploy-pages@v\d/);
  expect(workflowOf("netlify")).not.toMatch(/id-token|environment:/);
});

it.each(["github-pages", "cloudflare", "netlify"])(
  "%s: only the steps that need a secret see it, and tools are pinned",
  (host) => {
    const workflow = workflowOf(host);
    const steps = partsOf(workflow, " {6}- ");
    const withSecret = steps.filter((step) => step.includes("secrets."));
    for (const step of withSecret) {
      expect(step).toMatch(
        /^ {6}- (?:id: look|run: npm test|run: npx --yes [\w-]+@\d+\.\d+\.\d+ )/,
      );
    }
    expect(withSecret.length).toBeGreaterThan(1);
    for (const [tool] of workflow.matchAll(/(?:html-validate|wrangler|netlify-cli)@\S+/g)) {
      expect(tool).toMatch(/@\d+\.\d+\.\d+$/);
    }
    expect(workflow).toMatch(/if \[ "\$EVENT" = schedule \]; then npx villa due/);
    expect(workflow).toMatch(/if: needs\.look\.outputs\.due == 'true'/);
  },
);

it("a container's build knows the tag manager and the desk, and has the archive before npm ci", () => {
  const files = make("container");
  const [, site = ""] = partsOf(String(files["compose.yaml"]), " {2}\\w+:\n");
  for (const name of ["SITE_URL", "TAG_MANAGER_ID", "DESK_REPOSITORY", "DESK_APPLICATION_ID"]) {
    expect(site).toMatch(new RegExp(`args:[^]*${name}: [^]*environment:`));
    expect(String(files["Dockerfile"])).toContain(`ARG ${name}\n`);
  }
  expect(String(files["Dockerfile"])).toMatch(/^COPY .*\*\.tgz .*\nRUN npm ci/m);
});

it("what is filled in leaves nothing open", () => {
  for (const { value } of hosts) {
    for (const [file, text] of Object.entries(make(value))) {
      const open = String(text).match(/\$(?:siteUrl|identifier|host|job)\b/);
      expect(open, `${value}: ${file}`).toBeNull();
    }
  }
});
