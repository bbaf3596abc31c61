// Runs under Node 20 as well, before anything is installed: bin/start.mjs needs it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @returns the entries of a lock file, by their paths */
export const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/**
 * Tells whether a folder's node_modules hold what a lock file names; npm keeps its own account of what it put there.
 * @param needed path of an optional package that must be there all the same; null: none
 * @param withTools also what only tests and benches need
 */
export function holdsPackages(folder, lockFile, needed, withTools) {
  const account = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(account)) return false;
  const present = packagesIn(account);
  return Object.entries(packagesIn(lockFile)).every(([path, wanted]) => {
    // An optional package is left out where it does not fit the machine; this machine's Node may be.
    const mayLack = wanted.optional && (path !== needed || present[path] === undefined);
    if (path === "" || mayLack) return true;
    // A workspace is a folder of the project, and a link to it.
    if (!path.startsWith("node_modules/")) return true;
    if (wanted.link) return existsSync(join(folder, path));
    if ((wanted.dev || wanted.devOptional) && !withTools) return true;
    return present[path]?.version === wanted.version;
  });
}
