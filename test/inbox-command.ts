import { PassThrough } from "node:stream";
import { inboxTool } from "../bin/inbox.ts";
import { answer } from "../bin/backup/run-tool.ts";

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** What a developer keeps for a site of their own, in ./data and the file of settings, is no test's. */
const nowhere = { SETTINGS: "none", DATA_DIR: "/nonexistent/data" };

/** A place to write to that is no terminal, as a pipe is none. */
export function pipe() {
  const stream = new PassThrough();
  let text = "";
  stream.setEncoding("utf8").on("data", (part: string) => (text += part));
  return { stream: stream as unknown as NodeJS.WriteStream, text: () => text };
}

/**
 * Runs `npm run inbox -- …` in this process, which saves it a start: what is typed, what the variables
 * say and what is answered are the same.
 */
export async function inboxHere(env: NodeJS.ProcessEnv, typed: readonly string[]): Promise<Ran> {
  const [out, err] = [pipe(), pipe()];
  const output = { out: out.stream, err: err.stream };
  const code = await answer(inboxTool, { typed, env: { ...nowhere, ...env }, output });
  return { code, out: out.text(), err: err.text() };
}
