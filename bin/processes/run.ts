import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { createInterface } from "node:readline";
import { commandLine } from "./tool.ts";

type Output = "inherit" | "pipe";

function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv, output: Output) {
  return spawn(...commandLine(command, args), {
    stdio: ["inherit", output, output],
    env: { ...process.env, ...env, PATH: `node_modules/.bin${delimiter}${process.env.PATH ?? ""}` },
  });
}

/** Runs a command with this project's tools, its output passed through; gives the exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, env, "inherit");
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Like `run`, its output passed on in whole lines, so that another command may write beside it. */
export function runInLines(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, env, "pipe");
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream! }).on("line", (line) => console.log(line));
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
