import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { projectRoot } from "#reader/project-root.ts";

/** Packages by their commands, where the names differ. */
const packageOf: Readonly<Record<string, string>> = {
  "react-router": "@react-router/dev",
  playwright: "@playwright/test",
  tsc: "typescript",
};

type PackageFile = { readonly bin?: string | Readonly<Record<string, string>> };

/**
 * The program and arguments that start a command. Tools of this project's packages are run by our own Node: on Windows
 * their names lead to `.cmd` files, which start only in a shell. Other commands are the machine's.
 */
function commandLine(command: string, args: readonly string[]): [program: string, args: string[]] {
  if (command === "node") return [process.execPath, [...args]];
  const folder = join(projectRoot, "node_modules", packageOf[command] ?? command);
  const about = join(folder, "package.json");
  if (!existsSync(about)) return [command, [...args]];
  const { bin } = JSON.parse(readFileSync(about, "utf8")) as PackageFile;
  const file = typeof bin === "string" ? bin : bin?.[command];
  return file === undefined
    ? [command, [...args]]
    : [process.execPath, [join(folder, file), ...args]];
}

/**
 * Runs a command, with this project's tools in PATH, and prints its output.
 * @param isBeside another command writes to the same terminal: prints whole lines only
 * @returns the exit code
 */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  isBeside = false,
): Promise<number> {
  const output = isBeside ? "pipe" : "inherit";
  const child = spawn(...commandLine(command, args), {
    stdio: ["inherit", output, output],
    env: { ...process.env, ...env, PATH: `node_modules/.bin${delimiter}${process.env.PATH ?? ""}` },
  });
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on("line", (line) => console.log(line));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
