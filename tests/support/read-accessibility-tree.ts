import type { Page } from "@playwright/test";

/** What the browser tells assistive technology of one element. */
export type AccessibleNode = {
  readonly role: string;
  readonly name: string;
  /** The words inside it, in order. */
  readonly text: string;
  readonly isFocusable: boolean;
  readonly isFocused: boolean;
  /** How a screen reader speaks of changes in it: `polite`, `assertive`, or nothing. */
  readonly live: string | undefined;
};

/** The browser's own accessibility tree of a page, as a flat list without what is ignored. */
export async function readAccessibilityTree(page: Page): Promise<AccessibleNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === "StaticText") return String(node.name?.value ?? "");
    return (node?.childIds ?? []).map(textOf).join("");
  };
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ nodeId, role, name, properties = [] }) => {
      const read = (key: string) => properties.find((one) => one.name === key)?.value.value;
      return {
        role: String(role?.value ?? "none"),
        name: String(name?.value ?? ""),
        text: textOf(nodeId),
        isFocusable: read("focusable") === true,
        isFocused: read("focused") === true,
        live: read("live"),
      };
    });
}
