// What browsers load first of a site in development: the styles of every page come with its module,
// which a page that is only read would never load.
import "../../browser/boot.ts";

for (const load of Object.values(import.meta.glob("/site/pages/*/*-page.tsx"))) void load();
