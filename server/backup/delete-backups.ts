import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Backups of the site that stay however old they seem: a clock may be wrong, or backups may have failed for weeks. */
const minKept = 7;

/**
 * Deletes backups that were written by the site (`site`) or by `npm run update` (`before-update`).
 * @param before only those of earlier days, such as "2026-05-18"; default: all
 */
export async function deleteBackups(
  folder: string,
  kind: "site" | "before-update",
  before = "9999",
): Promise<void> {
  const isBackup = new RegExp(`^${kind}-\\d{4}-\\d\\d-\\d\\d\\S*\\.backup$`);
  const names = (await readdir(folder)).filter((name) => isBackup.test(name)).toSorted();
  for (const name of kind === "site" ? names.slice(0, -minKept) : names)
    if (name < `${kind}-${before}`) await rm(join(folder, name), { force: true });
}
