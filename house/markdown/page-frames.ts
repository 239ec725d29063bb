import type { Block, MarkdownText } from "./markdown-text.ts";
import { isNamed } from "./markdown-text.ts";

/** The frames on a page: their hosts with scheme, and their permissions. */
export type PageFrames = {
  readonly hosts: readonly string[];
  readonly permissions: Readonly<Record<string, readonly string[]>>;
};

type Texts = Readonly<Record<string, Readonly<Record<string, MarkdownText>>>>;

/** The compiled pages with named blocks, and those with frames, of all languages. */
export function findUses(texts: Texts) {
  const pages = new Map<string, Block[]>();
  for (const [name, text] of Object.values(texts).flatMap((own) => Object.entries(own))) {
    pages.set(name, [...(pages.get(name) ?? []), ...text.blocks]);
  }
  const all = [...pages].sort(([one], [other]) => (one < other ? -1 : 1));
  const blockPages = all.filter(([, blocks]) => blocks.some(isNamed)).map(([name]) => name);
  const frames = Object.fromEntries(
    all.flatMap(([name, blocks]) => {
      const found = framesOf(blocks);
      return found.hosts.length > 0 ? [[name, found] as const] : [];
    }),
  );
  return { blockPages, frames };
}

function framesOf(blocks: readonly Block[]): PageFrames {
  const hosts = new Set<string>();
  const permissions: Record<string, string[]> = {};
  for (const block of blocks) {
    if (block.kind !== "embed") continue;
    for (const host of block.hosts.map(withScheme)) {
      hosts.add(host);
      for (const permission of block.permissions) {
        const known = permissions[permission] ?? [];
        permissions[permission] = known.includes(host) ? known : [...known, host];
      }
    }
  }
  return { hosts: [...hosts], permissions };
}

function withScheme(host: string): string {
  return host.includes("://") ? host : `https://${host}`;
}
