export const texts = {
  contents: "On this page",
  updated: "Last updated on {date}.",
  session: "until you close the browser",
  withoutScripts:
    "Without JavaScript this site sets no optional cookies, so there is nothing to decide.",
  columns: { name: "Name", purpose: "Purpose", provider: "Provider", lifetime: "Lifetime" },
};
