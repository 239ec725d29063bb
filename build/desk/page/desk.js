// Starts the desk: its configuration, and how it reads and writes the files of content.
import { fromForm, readMarkdown, toForm, writeMarkdown } from "./convert-content.js";

/** @typedef {import("../make-desk-config.ts").DeskConfig} DeskConfig */

/** @type {any} */
const desk = window;
// It would begin at once, and read a configuration of its own.
desk.CMS_MANUAL_INIT = true;
document.addEventListener("DOMContentLoaded", start);

async function start() {
  /** @type {DeskConfig} */
  const { config, shapes, photos, shownOn } = await (await fetch("/desk/config.json")).json();
  for (const [format, shape] of Object.entries(shapes)) {
    desk.CMS.registerCustomFormat(format, "json", {
      fromFile: (/** @type {string} */ text) => toForm(JSON.parse(text), shape, photos),
      toFile: (/** @type {any} */ form) => JSON.stringify(fromForm(form, shape), null, 2),
    });
  }
  desk.CMS.registerCustomFormat("page", "md", { fromFile: readMarkdown, toFile: writeMarkdown });
  desk.CMS.init({ config });

  const page = document.querySelector("iframe");
  if (page) addEventListener("hashchange", () => show(page, shownOn));
}

/**
 * Shows the page that the entry being written is seen on, in the language of the page before.
 * @param {HTMLIFrameElement} page
 * @param {DeskConfig["shownOn"]} shownOn
 */
function show(page, shownOn) {
  const entry = location.hash.split("/").at(-1) ?? "";
  const language = page.contentDocument?.documentElement.lang ?? "";
  const path = shownOn[entry]?.[language] ?? Object.values(shownOn[entry] ?? {})[0];
  if (path && page.contentWindow?.location.pathname !== path) page.src = path;
}
