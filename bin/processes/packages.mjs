// Runs under Node 20 as well, before anything is installed: bin/start.mjs needs it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The `packages` of a lock file by their paths. @type {(file: string) => Readonly<Record<string, any>>} */
export const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/**
 * True when a folder's node_modules has the packages of a lock file, by npm's own list of what it installed.
 * @param withTools includes development dependencies
 * @type {(folder: string, lockFile: string, withTools: boolean) => boolean}
 */
export function holdsPackages(folder, lockFile, withTools) {
  const account = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(account)) return false;
  const present = packagesIn(account);
  return Object.entries(packagesIn(lockFile)).every(([path, wanted]) => {
    // Workspaces are folders of the project; their links are checked below.
    if (!path.startsWith("node_modules/")) return true;
    // npm skips optional packages of other platforms.
    if (wanted.optional && !present[path]) return true;
    if (wanted.link) return existsSync(join(folder, path));
    if ((wanted.dev || wanted.devOptional) && !withTools) return true;
    return present[path]?.version === wanted.version;
  });
}
