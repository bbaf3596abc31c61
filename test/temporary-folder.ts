import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";

/** Makes a folder that goes with the test, or with all of the file that asks for it outside of a test. */
export function temporaryFolder(of: "test" | "file" = "test"): string {
  const folder = mkdtempSync(join(tmpdir(), "lwh-"));
  const goes = of === "test" ? onTestFinished : afterAll;
  goes(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
