// Runs on every page, first of all scripts. The page is readable and usable without the
// application, so the application waits until the pictures of the first screen are there, or until
// the visitor begins to do something.
const signs = ["scroll", "pointerdown", "keydown"] as const;

function start(): void {
  // Named here so that it comes at the same time; the application needs it first of all.
  import("react-dom/client");
  import("./entry.client.tsx");
}

if (document.readyState === "complete") start();
else {
  addEventListener("load", () => setTimeout(start), { once: true });
  for (const sign of signs) addEventListener(sign, start, { once: true, passive: true });
}
