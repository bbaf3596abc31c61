import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A copy of content/ that a test may edit, and the way to take it away. */
export function editedContent(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "lwh-edit-"));
  cpSync("content", join(root, "content"), { recursive: true });
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
