import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Deletes backups that were written by the site (`site`) or by `npm run update` (`before-update`).
 * @param before only those of earlier days, such as "2026-05-18"; default: all
 */
export async function deleteBackups(
  folder: string,
  kind: "site" | "before-update",
  before = "9999",
): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, by, day = ""] = /^(site|before-update)-(\d{4}-\d\d-\d\d)\S*\.backup$/.exec(name) ?? [];
    if (by === kind && day < before) await rm(join(folder, name), { force: true });
  }
}
