import { hostileRequests, type HostileRequest } from "../../test/fakes/hostile-requests.ts";
import { build } from "../site-build/build-site.ts";
import { serveSite, type ServedSite } from "../processes/served-site.ts";
import type { BenchTable } from "./table.ts";
import { askMeanwhile, memoryMb, processorMs } from "./watched-process.ts";

/** Sends it as a program does, without an `Origin`; the statuses, or that the line was cut. */
async function send(origin: string, hostile: HostileRequest): Promise<string> {
  const { path, type, body, times } = hostile;
  const headers = { "Content-Type": type };
  const bytes = new Uint8Array(body);
  const one = async () => {
    const init = { method: "POST", headers, body: bytes, redirect: "manual" } as const;
    const answer = await fetch(origin + path, init).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    return answer ? String(answer.status) : "cut off";
  };
  const said = await Promise.all(Array.from({ length: times }, one));
  return [...new Set(said)].join(", ");
}

async function row(site: ServedSite, hostile: HostileRequest): Promise<(string | number)[]> {
  const pid = site.process.pid!;
  const before = processorMs(pid);
  const longest = askMeanwhile(`${site.origin}/robots.txt`);
  const status = await send(site.origin, hostile);
  const meanwhile = Math.round(await longest());
  const { now, most } = memoryMb(pid);
  return [hostile.what, status, processorMs(pid) - before, meanwhile, now, most];
}

/** What one hostile request costs, and what everybody else notices of it. */
export async function benchHostile(): Promise<BenchTable> {
  await build();
  const site = await serveSite();
  try {
    const rows: (string | number)[][] = [];
    for (const hostile of await hostileRequests()) rows.push(await row(site, hostile));
    return {
      title: "Hostile requests",
      note: "One after the other on one site; processor time of the site's process in steps of 10 ms, with that of another page asked for meanwhile; pictures are opened in a process of their own, which is not counted. The honest donor on shared Wi-Fi is no hostile request and is not measured here: test/storage covers giving.",
      columns: ["what", "answer", "processor ms", "other page ms", "memory MB", "most MB"],
      rows,
    };
  } finally {
    await site.stop();
  }
}
