import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { build } from "../site-build/build-site.ts";
import { serveSite } from "../processes/served-site.ts";
import type { Senders } from "./senders.ts";
import { percentile, type BenchTable } from "./table.ts";

const seconds = 20;

const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Opens pages again and again while others send slowly. */
async function run(
  { count, sends }: Omit<Senders, "port">,
  limits: Readonly<Record<string, number>>,
) {
  const site = await serveSite({ TRUST_PROXY: "1" }, { drawsAhead: true, log: "pipe" });
  // The log names each refused upload.
  site.process.stderr!.resume();
  // The memory grows by itself while all pages are rendered ahead, and at the first search, which makes the index.
  await wait(15_000);
  await (await fetch(`${site.origin}/search?q=school`)).arrayBuffer();
  const pid = site.process.pid!;
  const answers: Record<string, number> = {};
  const times: number[] = [];
  const before = megabytesOf(pid);
  let most = before;
  const senders = new Worker(new URL("senders.ts", import.meta.url), {
    workerData: { port: Number(new URL(site.origin).port), count, sends } satisfies Senders,
  });
  senders.on("message", (status: string) => (answers[status] = (answers[status] ?? 0) + 1));
  const stopAt = performance.now() + seconds * 1000;
  while (performance.now() < stopAt) {
    const began = performance.now();
    // A kept page and one that is rendered for this request, in turns.
    const path = times.length % 2 === 0 ? "/" : `/search?q=school+${times.length}`;
    await (await fetch(site.origin + path)).arrayBuffer();
    times.push(performance.now() - began);
    most = Math.max(most, megabytesOf(pid));
    await wait(20);
  }
  await senders.terminate();
  await site.stop();
  return {
    senders: `${count} × ${sends}`,
    pages: times.length,
    "p99 ms": Math.round(percentile(times, 0.99)),
    "worst ms": Math.round(Math.max(...times)),
    "more MB": Math.round(most - before),
    ...limits,
    refused: JSON.stringify(answers),
  };
}

/** Pages and memory while many phones send slowly, each from a network of its own. */
export async function benchSlowSenders(): Promise<BenchTable> {
  await build();
  return {
    title: "Slow senders",
    note: `${seconds} s each: uploads of 48 MB that are held back before their end, and forms of which a character arrives each half second.`,
    rows: [
      await run({ count: 40, sends: "files" }, { "limit ms": 100, "limit MB": 150 }),
      await run({ count: 500, sends: "drops" }, { "limit ms": 1000 }),
    ],
  };
}
