import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#reader/list-files.ts";
import { drawingFolder, manifestName } from "#reader/picture-manifest.ts";
import { projectRoot } from "#reader/project-root.ts";

/** Changes with any line of the painter. */
function painterNow(): string {
  const hash = createHash("sha256");
  const files = listFiles("painter/{src,site}/**/*.ts", projectRoot);
  for (const file of files.filter((name) => !name.endsWith(".test.ts")))
    hash.update(file).update(readFileSync(join(projectRoot, file)));
  return hash.digest("hex").slice(0, 16);
}

/** The painter as it is, and as it was when it drew all pictures of the site last. */
export function painterVersions(): { now: string; painted: string } {
  const manifest = readFileSync(join(drawingFolder, manifestName), "utf8");
  const { painter } = JSON.parse(manifest) as { painter: string };
  return { now: painterNow(), painted: painter };
}
