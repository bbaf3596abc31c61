// Runs under Node 20 as well, before anything is installed: bin/start.mjs needs it.
import { spawn } from "node:child_process";

const quietMs = 2000;
const plainLineMs = 10_000;

/** Says what is being done: on a terminal on one line that is written anew, else a line now and then. */
function watch(title) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const terminal = process.stdout.isTTY === true;
  if (!terminal) console.log(title);
  const say = () => {
    if (!terminal) console.log(`  ${title}: ${seconds()} s so far`);
    else if (Date.now() - startedAt >= quietMs)
      process.stdout.write(`\r\x1b[K${title} … ${seconds()} s`);
  };
  if (terminal) process.stdout.write(title);
  const timer = setInterval(say, terminal ? 1000 : plainLineMs);
  return (outcome) => {
    clearInterval(timer);
    const time = Date.now() - startedAt >= quietMs ? ` in ${seconds()} s` : "";
    if (terminal) process.stdout.write(`\r\x1b[K${title}: ${outcome}${time}\n`);
    else console.log(`  ${title}: ${outcome}${time}`);
  };
}

export async function step(title, work) {
  const finish = watch(title);
  try {
    const result = await work();
    finish("done");
    return result;
  } catch (error) {
    finish("failed");
    throw error;
  }
}

/** Signals go on to what was started; this process ends when that has ended. */
export function passSignals(child) {
  const pass = (signal) => child.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, pass);
  child.once("exit", () => {
    for (const signal of signals) process.off(signal, pass);
  });
}

export class CommandFailed extends Error {
  constructor(output, code) {
    super(`the command ended with ${code}`);
    this.name = "CommandFailed";
    this.output = output;
  }
}

/** Runs a command and gives what it prints; rejects with CommandFailed. */
function runQuietly(command, args, env = {}) {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  passSignals(child);
  let output = "";
  let printed = "";
  child.stdout.on("data", (text) => (printed += text));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) resolve(printed);
      else reject(new CommandFailed(output, signal ?? `code ${code}`));
    });
  });
}

export function runStep(title, command, args, env = {}) {
  return step(title, () => runQuietly(command, args, env));
}
