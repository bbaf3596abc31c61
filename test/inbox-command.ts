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
 */
export async function inboxHere(env: NodeJS.ProcessEnv, typed: readonly string[]): Promise<Ran> {
  const [out, err] = [pipe(), pipe()];
  const input = new PassThrough() as unknown as NodeJS.ReadStream;
  const terminal = { out: out.stream, err: err.stream, input };
  const code = await inbox({ typed, env: { ...nowhere, ...env }, terminal });
  return { code, out: out.text(), err: err.text() };
}

/**
 * The same for somebody at a terminal, who gives one answer after the other; the questions are in `err`.
 * @throws when it is asked for more, or ends before it has asked for all
 */
export async function inboxAsked(
  env: NodeJS.ProcessEnv,
  typed: readonly string[],
  answers: readonly string[],
): Promise<Ran> {
  const [out, err] = [pipe(), pipe()];
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const left = [...answers];
  err.stream.on("data", (part: Buffer) => {
    if (!/(\?|\)|here|\]) $/.test(part.toString())) return;
    const answer = left.shift();
    if (answer === undefined) input.destroy(new Error(`nobody knows the answer to: ${err.text()}`));
    else input.write(`${answer}\n`);
  });
  const terminal = {
    out: out.stream,
    err: err.stream,
    input: input as unknown as NodeJS.ReadStream,
  };
  const code = await inbox({ typed, env: { ...nowhere, ...env }, terminal });
  if (left.length > 0) throw new Error(`nobody asked for ${left.join(", ")}: ${err.text()}`);
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
