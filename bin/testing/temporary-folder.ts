import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** Linux keeps files there in memory. */
const inMemory = "/dev/shm";

/** The files of all tests take half of the first together; the second leaves room for browsers. In bytes. */
const needed = { room: 5 * 2 ** 30, memory: 12 * 2 ** 30 };

/** Others may enter it as they may /tmp: a PostgreSQL that root starts runs as somebody else. */
function make(parent: string): string {
  const folder = mkdtempSync(join(parent, "lwh-test-files-"));
  chmodSync(folder, 0o755);
  return folder;
}
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Null where there is little memory, or where programs may not be started from it: tests make some. */
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
    // No such place, or not for us.
    if (folder) remove(folder);
    return null;
  }
}

/**
 * Does something while temporary files, of this process and those it starts, lie in a folder that goes with it: in
 * memory where there is plenty, for a test's database does little but wait for the disk.
 */
export async function withTemporaryFolder<Result>(work: () => Promise<Result>): Promise<Result> {
  const folder = (await folderInMemory()) ?? make(tmpdir());
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = folder;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    remove(folder);
  }
}
