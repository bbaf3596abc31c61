import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";

export function temporaryFolder(of: "test" | "file" = "test"): string {
  const folder = mkdtempSync(join(tmpdir(), "lwh-"));
  const goes = of === "test" ? onTestFinished : afterAll;
  goes(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
