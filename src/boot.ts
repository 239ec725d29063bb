// Runs on every page, first of all scripts. The page is readable and usable without the
// application, so the application waits until the first frame has been painted.
requestAnimationFrame(() => setTimeout(() => import("./entry.client.tsx")));
