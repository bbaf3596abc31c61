import { readdirSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { build } from "../site-build/build-site.ts";
import { serveSite } from "../processes/served-site.ts";
import type { BenchTable } from "./table.ts";
import { memoryMb, processorMs } from "./watched-process.ts";

const minutes = 10;
const perSecond = 50;

/** What visitors ask for: pages from the disk, pages drawn for them, a search, nothing, and a form in ten. */
const paths = [
  "/",
  "/es",
  "/volunteer",
  "/es/schools",
  "/donate",
  "/es/donate",
  "/search?q=tires",
  "/green-builds?category=stoves",
  "/no-such-page",
];

/** Sends one request and says how it was answered. */
async function ask(origin: string, at: number): Promise<number> {
  const path = at % 10 === 9 ? "/contact" : paths[at % paths.length]!;
  const message = new URLSearchParams({
    form: "contact",
    name: "Rosa",
    email: `soak${at}@example.org`,
    subject: "general",
    message: `Message ${at}`,
  });
  const init = path === "/contact" ? { method: "POST", body: message } : {};
  const answer = await fetch(origin + path, { ...init, redirect: "manual" });
  await answer.arrayBuffer();
  return answer.status;
}

/** Whether memory and open files stay level while the site is asked for ten minutes. Linux: it reads /proc. */
export async function benchSoak(): Promise<BenchTable> {
  await build();
  const site = await serveSite();
  const pid = site.process.pid!;
  const rows: (string | number)[][] = [];
  try {
    let at = 0;
    for (let minute = 1; minute <= minutes; minute += 1) {
      const before = processorMs(pid);
      const answered = new Map<number, number>();
      for (let second = 0; second < 60; second += 1) {
        const next = setTimeout(1000);
        const statuses = await Promise.all(
          Array.from({ length: perSecond }, () => ask(site.origin, (at += 1))),
        );
        for (const status of statuses) answered.set(status, (answered.get(status) ?? 0) + 1);
        await next;
      }
      const said = [...answered].toSorted().map(([status, count]) => `${count} × ${status}`);
      const files = readdirSync(`/proc/${pid}/fd`).length;
      rows.push([minute, said.join(", "), processorMs(pid) - before, memoryMb(pid).now, files]);
    }
  } finally {
    await site.stop();
  }
  return {
    title: `Ten minutes at ${perSecond} requests a second`,
    note: "One site on SQLite, all from one address: most messages are refused as a flood (422), as they should be. Processor time, memory and open files of the site's process at the end of each minute.",
    columns: ["minute", "answers", "processor ms", "memory MB", "open files"],
    rows,
  };
}
