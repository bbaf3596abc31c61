import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import type { ContentFiles } from "#reader/content-files.ts";
import type { Fault } from "#reader/fault.ts";

/** A file by its path from the root, as it was and as it is; null where it is not there. */
export type FileChange = {
  readonly path: string;
  readonly before: Buffer | null;
  readonly after: Buffer | null;
};

async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Whole or not at all: whoever reads the file meanwhile finds the old one. */
async function put(file: string, bytes: Buffer | null): Promise<void> {
  if (bytes === null) return rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  const beside = join(dirname(file), `.${randomUUID()}.part`);
  try {
    await writeFile(beside, bytes);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

const isSame = (one: Buffer | null, other: Buffer | null) =>
  one === null || other === null ? one === other : one.equals(other);

/** What the editor has written since it was opened, to be taken back step by step. */
export class Changes {
  private readonly root: string;
  private readonly done: FileChange[][] = [];

  /** @param root the folder that holds content/ */
  constructor(root: string) {
    this.root = root;
  }

  /** How many steps can be taken back. */
  get steps(): number {
    return this.done.length;
  }

  /**
   * Writes files as one step.
   * @param files path from the root → what it holds from now on; null takes it away
   */
  async write(files: Readonly<Record<string, Buffer | string | null>>): Promise<void> {
    const step: FileChange[] = [];
    for (const [path, content] of Object.entries(files)) {
      const before = await readOrNull(join(this.root, path));
      const after = typeof content === "string" ? Buffer.from(content) : content;
      if (isSame(before, after)) continue;
      await put(join(this.root, path), after);
      step.push({ path, before, after });
    }
    if (step.length > 0) this.done.push(step);
  }

  /**
   * Takes the last step back.
   * @returns the files it put back; null when there is no step, or when somebody else has changed one of them since
   */
  async undo(): Promise<string[] | null> {
    const step = this.done.at(-1);
    if (!step) return null;
    for (const { path, after } of step) {
      if (!isSame(await readOrNull(join(this.root, path)), after)) return null;
    }
    for (const { path, before } of step) await put(join(this.root, path), before);
    this.done.pop();
    return step.map(({ path }) => path);
  }
}

/** What every save works with. */
export type Desk = {
  readonly root: string;
  readonly changes: Changes;
  /** Everything that is wrong in a content, `bin/site-build/content-faults.ts`. */
  readonly faultsOf: (files: ContentFiles) => Fault[];
  /** `2026-05-18` */
  readonly today: () => string;
};
