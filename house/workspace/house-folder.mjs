// Reads the folders of a house. Plain JavaScript: `npm start` uses it before anything is installed.
import { readdirSync } from "node:fs";

/**
 * Whether a file or folder of this name belongs to the operating system or a tool, not to the house:
 * `.DS_Store`, `._home.json`, `Thumbs.db`. Of what begins with a point, only `.well-known` is the house's.
 * @param {string} name
 */
export function isSystemFile(name) {
  return /^\.(?!well-known$)|^(?:thumbs\.db|desktop\.ini)$/i.test(name);
}

/**
 * The sorted names in a folder of a house, without system files; none where there is no such folder.
 * @param {string} folder
 * @returns {string[]}
 */
export function listNames(folder) {
  try {
    return readdirSync(folder)
      .filter((name) => !isSystemFile(name))
      .sort();
  } catch {
    return [];
  }
}
