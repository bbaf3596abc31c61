// Runs under Node 20 as well, before anything is installed: bin/start.mjs needs it.
import { spawn } from "node:child_process";

/**
 * Logs the beginning and end of some work, and every ten seconds how long it has taken.
 * @type {<Result>(title: string, work: () => Promise<Result>) => Promise<Result>}
 */
export async function step(title, work) {
  const startedAt = Date.now();
  const say = (how) =>
    console.log(`  ${title}: ${how} ${Math.round((Date.now() - startedAt) / 1000)} s`);
  console.log(title);
  const timer = setInterval(() => say("goes on after"), 10_000);
  try {
    const result = await work();
    say("done in");
    return result;
  } catch (error) {
    say("failed after");
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/**
 * Passes signals on to a child process; this process ends after it.
 * @param {import("node:child_process").ChildProcess} child
 */
export function passSignals(child) {
  const pass = (signal) => child.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, pass);
  child.once("exit", () => {
    for (const signal of signals) process.off(signal, pass);
  });
}

/**
 * Runs a command as a step. What it prints is kept back.
 * @throws Error with all its output, also when it takes longer than `limitMs`
 * @type {(title: string, command: string, args: readonly string[], env?: Readonly<NodeJS.ProcessEnv>, limitMs?: number) => Promise<void>}
 */
export const runStep = (title, command, args, env = {}, limitMs = undefined) =>
  step(title, () => {
    const signal = limitMs && AbortSignal.timeout(limitMs);
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
      signal,
    });
    passSignals(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    }
    return new Promise((resolve, reject) => {
      child.once("error", (error) => signal?.aborted || reject(error));
      child.once("close", (code, by) => {
        if (code === 0) return resolve();
        if (signal?.aborted)
          output += `\n${title}: ended, as it took more than ${limitMs / 1000} s.`;
        reject(new Error(output.trim() || `${command} ended with ${by ?? `code ${code}`}`));
      });
    });
  });
