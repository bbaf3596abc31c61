import { PassThrough } from "node:stream";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { answer, type Tool } from "../bin/backup/run-tool.ts";

const nowhere = { SETTINGS: "none", DATA_DIR: "/nonexistent/data" };

function pipe() {
  const stream = new PassThrough();
  let text = "";
  stream.setEncoding("utf8").on("data", (part: string) => (text += part));
  return { stream: stream as unknown as NodeJS.WriteStream, text: () => text };
}

export const envOf = ({ dataDir: DATA_DIR, databaseUrl }: StorageSettings): NodeJS.ProcessEnv => ({
  DATA_DIR,
  ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
});

/**
 * Runs a command such as `npm run inbox -- …` in this process, which is faster than starting one. Arguments, environment
 * and output are the same.
 */
export async function runHere(tool: Tool, env: NodeJS.ProcessEnv, typed: readonly string[]) {
  const [out, err] = [pipe(), pipe()];
  const output = { out: out.stream, err: err.stream };
  const code = await answer(tool, { typed, env: { ...nowhere, ...env }, output });
  return { code, out: out.text(), err: err.text() };
}
