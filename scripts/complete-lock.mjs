// Entry of `npm run lock`, to be run after a change of dependencies. A registry mirror may lack the
// builds for platforms that nobody uses it on; npm then leaves them out of package-lock.json, and
// `npm ci` refuses the file everywhere. This writes the missing entries.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = join(import.meta.dirname, "..", "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
const systems = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const processors = ["arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "x64"];

/** @type {Record<string, { dev?: boolean, optionalDependencies?: Record<string, string>, [field: string]: unknown }>} */
const packages = lock.packages;
for (const [path, { dev, optionalDependencies }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
    const entry = `node_modules/${name}`;
    const parts = name.split(/[/-]/);
    const os = systems.filter((system) => parts.includes(system));
    const cpu = processors.filter((processor) => parts.includes(processor));
    if (packages[entry] || packages[`${path}/${entry}`] || os.length === 0) continue;
    const libc = parts.some((part) => part.startsWith("musl")) ? ["musl"] : undefined;
    packages[entry] = {
      version,
      cpu,
      ...(dev && { dev }),
      ...(libc && { libc }),
      optional: true,
      os,
    };
    console.log(`package-lock.json: added ${name} ${version}`);
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
