import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Resolves `#house/` to this folder of generated data for the rest of the process. Modules that use it have to be
 * imported afterwards.
 * @param {string} generated
 */
export function importHouse(generated) {
  const folder = pathToFileURL(join(generated, "/"));
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier.replace(/^#house\//, folder.href), context),
  });
}
