import { connect, type Socket } from "node:net";
import { loadavg } from "node:os";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { memoryMb, untilAtRest } from "../../test/watched-process.ts";
import { serveSite, type ServedSite } from "../processes/served-site.ts";
import { build } from "../site-build/build-site.ts";
import { percentile, type BenchTable } from "./table.ts";

const host = "localhost:3000";
const headOf = (path: string, type: string, length: number, at: number) =>
  [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `X-Forwarded-For: 10.${at >> 8}.${at % 256}.1`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    "",
    "",
  ].join("\r\n");

function open(site: ServedSite, head: string): Socket {
  const socket = connect(Number(new URL(site.origin).port), "127.0.0.1");
  // The site may close what it does not want; that is an answer.
  socket.on("error", () => {}).resume();
  socket.write(head);
  return socket;
}

type Times = { readonly kept: number[]; readonly drawn: number[] };

/** Asks for kept pages and for one that is drawn, again and again, for so many seconds. */
async function askPages(site: ServedSite, seconds: number): Promise<Times> {
  const times: Times = { kept: [], drawn: [] };
  const until = performance.now() + seconds * 1000;
  const visitor = async (into: number[], pathOf: () => string) => {
    while (performance.now() < until) {
      const began = performance.now();
      await (await fetch(site.origin + pathOf())).arrayBuffer();
      into.push(performance.now() - began);
      await wait(50);
    }
  };
  await Promise.all([
    visitor(times.kept, () => "/about"),
    visitor(times.kept, () => "/?fbclid=1"),
    visitor(times.drawn, () => `/search?q=${times.drawn.length}`),
  ]);
  return times;
}

/** Forty stories of 49 MB whose last bytes never come. */
async function holdUploads(site: ServedSite): Promise<() => void> {
  const start = `--x\r\nContent-Disposition: form-data; name="pictures"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const part = Buffer.alloc(64 * 1024);
  const parts = Array.from({ length: (49 * 1024 * 1024) / part.length }, () => part);
  const bytes = parts.length * part.length + 200;
  const sockets = Array.from({ length: 40 }, (_, at) => {
    const head = headOf("/share-your-story", "multipart/form-data; boundary=x", bytes, at);
    return open(site, head + start);
  });
  await Promise.all(
    sockets.map((socket) =>
      // Half of them are refused, and the site reads no further.
      pipeline(Readable.from(parts), socket, { end: false }).catch(() => {}),
    ),
  );
  return () => sockets.forEach((socket) => socket.destroy());
}

/** Five hundred forms that arrive four bytes at a time, past the minute in which the site gives up on them. */
async function drip(site: ServedSite): Promise<() => void> {
  const type = "application/x-www-form-urlencoded";
  const sockets = Array.from({ length: 500 }, (_, at) =>
    open(site, headOf("/contact", type, 1000, at)),
  );
  const timer = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write("a=b&");
  }, 3000);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

type Attack = {
  readonly name: string;
  readonly begin: (site: ServedSite) => Promise<() => void>;
  readonly seconds: number;
  readonly limitMs: number;
};

async function measure({ name, begin, seconds, limitMs }: Attack) {
  const site = await serveSite({ TRUST_PROXY: "1", DEMO_CHECKOUT: "1" });
  const pid = Number(site.process.pid);
  await untilAtRest(pid);
  const before = memoryMb(pid).now;
  const quiet = await askPages(site, 5);
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, memoryMb(pid).now)), 250);
  const end = await begin(site);
  const { kept, drawn } = await askPages(site, seconds);
  clearInterval(timer);
  end();
  await site.stop();
  const three = (times: readonly number[]) =>
    [0.5, 0.99, 1].map((part) => Math.round(percentile(times, part))).join(" / ");
  return [name, before, most - before, three(quiet.kept), three(kept), limitMs, three(drawn)];
}

/** Senders that want to take the site's memory or its time. */
export async function benchSenders(): Promise<BenchTable> {
  await build();
  return {
    title: "Senders that hold the site up",
    note: `Memory in MB. Meanwhile visitors ask for a kept page, a shared link and a search that is drawn: p50, p99 and the longest, in ms. The machine's load at the end: ${loadavg().map(Math.round).join(", ")}.`,
    columns: ["what", "memory", "grew by", "kept, quiet", "kept", "limit", "drawn"],
    rows: [
      await measure({
        name: "40 uploads, held back",
        begin: holdUploads,
        seconds: 15,
        limitMs: 100,
      }),
      await measure({ name: "500 forms that drip in", begin: drip, seconds: 75, limitMs: 1000 }),
    ],
  };
}
