// The first script in development. It imports all pages, because their modules bring their styles, and static pages would
// never load theirs.
import "../../browser/boot.ts";

for (const load of Object.values(import.meta.glob("/site/pages/*/*-page.tsx"))) void load();
