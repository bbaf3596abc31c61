import { readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second, everywhere (proc(5), `_SC_CLK_TCK`). */
const tickMs = 10;

/** Processor time of a process since its start in milliseconds, without that of its children. Linux only (proc(5)). */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in brackets may contain spaces; behind it the third field begins. 14 and 15 are user and system time.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** Waits until a process is idle: a site that has just started renders pages in the background. Linux only. */
export async function untilAtRest(pid: number): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  for (let before = -Infinity; Date.now() < giveUpAt;) {
    const now = processorMs(pid);
    if (now - before <= 2 * tickMs) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`Process ${pid} has not rested for a minute.`);
}

/** Memory of a process in megabytes: now, and the most it ever had. Linux only. */
export function memoryMb(pid: number): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const of = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: of("VmRSS"), most: of("VmHWM") };
}
