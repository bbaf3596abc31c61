import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#reader/project-root.ts";

const rooms = ["app", "content", "domain", "painter", "public", "reader", "server", "vite", "bin"];
const files = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/**
 * The project once more in a folder of its own, where it may be edited and built.
 * @param more what else is copied, from the project's root
 * @param linked what is only linked
 */
export function copyProject(more: readonly string[], linked: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "lwh-bench-"));
  for (const name of [...rooms, ...files, ...more]) {
    const options = { recursive: true, preserveTimestamps: true };
    cpSync(join(projectRoot, name), join(folder, name), options);
  }
  for (const name of linked) symlinkSync(join(projectRoot, name), join(folder, name));
  return folder;
}
