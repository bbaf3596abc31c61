import { spawn } from "node:child_process";
import { PassThrough } from "node:stream";
import { inbox } from "../bin/inbox.ts";

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** What a developer keeps for a site of their own, in ./data and the file of settings, is no test's. */
const nowhere = { SETTINGS: "none", DATA_DIR: "/nonexistent/data" };

/** Keeps what is written to a stream. */
function kept(stream: NodeJS.ReadableStream): () => string {
  const parts: Buffer[] = [];
  stream.on("data", (part: Buffer) => parts.push(part));
  return () => Buffer.concat(parts).toString();
}

/** A place to write to that is no terminal, as a pipe is none. */
export function pipe() {
  const stream = new PassThrough();
  return { stream: stream as unknown as NodeJS.WriteStream, text: kept(stream) };
}

/**
 * Runs `npm run inbox -- …` in this process, which saves it a start: what is typed, what the variables
 * say and what is answered are the same.
 * @param answer of somebody at a terminal, whose question is in `err`
 */
export async function inboxHere(
  env: NodeJS.ProcessEnv,
  typed: readonly string[],
  answer?: string,
): Promise<Ran> {
  const [out, err] = [pipe(), pipe()];
  const stream = Object.assign(new PassThrough(), { isTTY: answer !== undefined });
  stream.end(`${answer}\n`);
  const input = stream as unknown as NodeJS.ReadStream;
  const terminal = { out: out.stream, err: err.stream, input };
  const code = await inbox({ typed, env: { ...nowhere, ...env }, terminal });
  return { code, out: out.text(), err: err.text() };
}

/** Runs `npm run inbox -- …` as staff do, but for npm itself. */
export async function inboxProcess(env: NodeJS.ProcessEnv, typed: readonly string[]): Promise<Ran> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ["bin/inbox.ts", ...typed], {
    env: { PATH, NODE_COMPILE_CACHE, ...nowhere, ...env },
  });
  const [out, err] = [kept(child.stdout), kept(child.stderr)];
  const code = await new Promise<number>((resolve) =>
    child.once("close", (done) => resolve(done ?? -1)),
  );
  return { code, out: out(), err: err() };
}
