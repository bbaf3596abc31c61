import { spawn } from "node:child_process";

/** Runs a command with this project's tools, its output passed through; gives the exit code. */
export function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: "inherit",
      env: { ...process.env, ...env, PATH: `node_modules/.bin:${process.env.PATH ?? ""}` },
    });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
