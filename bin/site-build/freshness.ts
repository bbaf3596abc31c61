import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The bundles are made of these, from the project's root. Content is read by the program when it runs. */
const programInputs = [
  "{app,domain,reader,public,server,vite,bin/site-build}/**",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

const stampFile = (root: string) => join(root, "build/stamp");

/** Hash of the names and bytes a build is made of. Taken before building, so that a file saved meanwhile makes it stale. */
export function takeStamp(root: string): string {
  const hash = createHash("sha256");
  for (const file of globSync(programInputs, { cwd: root }).toSorted()) {
    const path = join(root, file);
    if (/\.test\.tsx?$/.test(file) || !statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

export function markBuilt(root: string, stamp: string): void {
  writeFileSync(stampFile(root), stamp);
}

export function isBuildFresh(root: string): boolean {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, "utf8") === takeStamp(root);
}
