import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { createInterface } from "node:readline";

/** Ends this process with one line when a word is none of those known. */
export function requireKnown(kind: string, words: readonly string[], known: readonly string[]) {
  const unknown = words.find((word) => !known.includes(word));
  if (unknown === undefined) return;
  console.error(`There is no ${kind} "${unknown}", but ${known.join(", ")}.`);
  process.exit(1);
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
  const PATH = `${dirname(process.execPath)}:node_modules/.bin:${process.env.PATH ?? ""}`;
  const child = spawn(command, args, {
    stdio: ["inherit", output, output],
    env: { ...process.env, ...env, PATH },
  });
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on("line", (line) => console.log(line));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
