import { open, type FileHandle } from "node:fs/promises";

export type Terminal = {
  readonly out: NodeJS.WriteStream;
  readonly err: NodeJS.WriteStream;
};

export function say(stream: NodeJS.WriteStream, line = ""): void {
  stream.write(`${line}\n`);
}

/** `1 e-mail`, `2 e-mails`. */
export function counted(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? "" : "s"}`;
}

/** Opens a file for writing, readable for this account alone, also when it existed. */
export async function openPrivate(file: string): Promise<FileHandle> {
  const handle = await open(file, "w", 0o600);
  await handle.chmod(0o600);
  return handle;
}

/** Wrong usage of a command: one line and a hint, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
