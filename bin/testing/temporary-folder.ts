import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** An in-memory file system on Linux. */
const inMemory = "/dev/shm";

/** Bytes. All tests use half of `room`; `memory` leaves enough for browsers. */
const needed = { room: 5 * 2 ** 30, memory: 12 * 2 ** 30 };

/** Readable for other accounts: a PostgreSQL that root starts runs under another one. */
function make(parent: string): string {
  const folder = mkdtempSync(join(parent, "lwh-test-files-"));
  chmodSync(folder, 0o755);
  return folder;
}
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** @returns null with little memory, or where programs cannot be executed from it, which some tests need */
async function folderInMemory(): Promise<string | null> {
  let folder: string | undefined;
  try {
    const { bavail, bsize } = await statfs(inMemory);
    if (bavail * bsize < needed.room || process.availableMemory() < needed.memory) return null;
    folder = make(inMemory);
    const program = join(folder, "program");
    writeFileSync(program, "#!/bin/sh\n", { mode: 0o700 });
    await promisify(execFile)(program);
    return folder;
  } catch {
    // The folder does not exist, or is not writable.
    if (folder) remove(folder);
    return null;
  }
}

/**
 * Calls `work` with TMPDIR set to a folder that is deleted afterwards. The folder is in memory where there is plenty:
 * tests' databases mostly wait for the disk.
 */
export async function withTemporaryFolder<Result>(work: () => Promise<Result>): Promise<Result> {
  const folder = (await folderInMemory()) ?? make(tmpdir());
  const before = tmpdir();
  process.env["TMPDIR"] = folder;
  try {
    return await work();
  } finally {
    process.env["TMPDIR"] = before;
    remove(folder);
  }
}
