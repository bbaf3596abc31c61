import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The bundles are made of these, from the project's root. Content is read by the program when it runs. */
const programInputs = [
  "app",
  "domain",
  "reader",
  "public",
  "server",
  "vite",
  "bin/fonts",
  "bin/site-build",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

function filesBelow(root: string): string[] {
  return programInputs
    .filter((input) => existsSync(join(root, input)))
    .flatMap((input) => {
      const path = join(root, input);
      if (statSync(path).isFile()) return [path];
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
    })
    .toSorted();
}

function digest(root: string, describe: (file: string) => string | Uint8Array): string {
  const hash = createHash("sha256");
  for (const file of filesBelow(root)) {
    const bytes = describe(file);
    hash.update(`${file.slice(root.length)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

/** Of names and bytes: equal means that the program is the one that was built. */
const digestOfBytes = (root: string) => digest(root, (file) => readFileSync(file));

/** Of names, sizes and times, in a tenth of the time: equal means that nothing was touched. */
const digestOfTimes = (root: string) =>
  digest(root, (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  });

type Stamp = { readonly times: string; readonly bytes: string };

const stampFile = (root: string) => join(root, "build/stamp.json");

function readStamp(root: string): Stamp | null {
  const file = stampFile(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Stamp) : null;
}

/** What a build of this moment is made of. Taken before building: a file that is saved meanwhile makes the build stale. */
export const takeStamp = (root: string): Stamp => ({
  times: digestOfTimes(root),
  bytes: digestOfBytes(root),
});

export function markBuilt(root: string, stamp: Stamp): void {
  writeFileSync(stampFile(root), JSON.stringify(stamp));
}

/** Whether the build in a folder was made of the program that lies there now. */
export function isBuildFresh(root: string): boolean {
  const stamp = readStamp(root);
  if (!stamp) return false;
  if (stamp.times === digestOfTimes(root)) return true;
  if (stamp.bytes !== digestOfBytes(root)) return false;
  // Touched but not changed, by a checkout for instance: the next look is quick again.
  markBuilt(root, takeStamp(root));
  return true;
}
