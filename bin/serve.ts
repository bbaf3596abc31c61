import { spawn } from "node:child_process";
import { join } from "node:path";
import { passSignals } from "./processes/progress.mjs";
import { Supervisor } from "./serve/supervisor.ts";

/** `npm start`: builds in a process of its own, whose memory is freed, then supervises the one that serves. */
const prepare = join(import.meta.dirname, "serve/prepare.ts");
const child = spawn(process.execPath, [prepare, ...process.argv.slice(2)], { stdio: "inherit" });
passSignals(child);
child.once("exit", (code) => {
  if (code === 0) new Supervisor().start();
  else process.exitCode = code ?? 1;
});
