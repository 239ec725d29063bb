export const texts = {
  contents: "On this page",
  updated: "Last changed on {date}.",
  session: "until you close the browser",
  columns: { name: "Name", purpose: "Purpose", provider: "Provider", lifetime: "Lifetime" },
};
