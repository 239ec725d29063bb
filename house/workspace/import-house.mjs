import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * From now on, what this process imports from `#house/` is what this folder holds: that which was
 * generated of a house. Whoever imports it has to be imported after that.
 * @param {string} generated
 */
export function importHouse(generated) {
  const folder = pathToFileURL(join(generated, "/"));
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier.replace(/^#house\//, folder.href), context),
  });
}
