import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request, type IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { openStorage } from "#server/storage/open-storage.ts";
import { giftFields, ownNetwork } from "../../test/giving-site.ts";
import { build } from "../site-build/build-site.ts";
import { serveSite } from "../processes/served-site.ts";
import { percentile, type BenchTable } from "./table.ts";

const seconds = Number(process.env["BENCH_SECONDS"] ?? 180);
/** Requests per second by address, as while a large site links to us. */
const pages = { "/": 100, "/?fbclid=": 30, "/donate": 20, "/impact": 10 };
const giftsPerSecond = 3;
/** A person reloads a page for so long before giving up. */
const patienceMs = 15_000;

type Found = { readonly times: number[]; failed: number; again: number };
const nothingFound = (): Found => ({ times: [], failed: 0, again: 0 });

/** Kills the serving process, the only child of the supervisor (bin/serve/supervisor.ts). */
function killServing(supervisor: number): void {
  const children = readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, "utf8");
  process.kill(Number(children.split(" ")[0]), "SIGKILL");
}

type Init = { readonly headers: Record<string, string>; readonly form?: Record<string, string> };
type Answer = { readonly status: number; readonly location: string | undefined };

const agent = new Agent({ keepAlive: true });

/** Sends one request. Not `fetch`: its own processor time, on the site's machine, would be most of what is measured. */
async function send(url: string, { headers, form }: Init): Promise<Answer> {
  const type = form && { "Content-Type": "application/x-www-form-urlencoded" };
  const options = { agent, method: form ? "POST" : "GET", headers: { ...headers, ...type } };
  const outgoing = request(url, options).end(form && String(new URLSearchParams(form)));
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  await finished(incoming.resume());
  return { status: incoming.statusCode ?? 0, location: incoming.headers.location };
}

/** Repeats a request until there is a response, as a person does; counts broken connections. */
async function ask(url: string, found: Found, init: Init): Promise<Answer | null> {
  const began = performance.now();
  for (;;) {
    try {
      const answer = await send(url, init);
      if (answer.status < 400) return answer;
      break;
    } catch {
      found.again += 1;
      if (performance.now() - began > patienceMs) break;
      await wait(200);
    }
  }
  found.failed += 1;
  return null;
}

async function look(url: string, found: Found): Promise<void> {
  const began = performance.now();
  const headers = { ...ownNetwork(), "Accept-Encoding": "br" };
  if (await ask(url, found, { headers })) found.times.push(performance.now() - began);
}

/** Makes one gift, from the form to the thank-you page; adds thanked donors to `thanked`. */
async function give(origin: string, found: Found, thanked: Set<string>): Promise<void> {
  const email = `${crypto.randomUUID()}@example.org`;
  const headers = { Origin: origin, ...ownNetwork() };
  const post = (path: string, form: Record<string, string>) =>
    ask(new URL(path, origin).href, found, { headers, form });
  const began = performance.now();
  const gift = await post("/donate", giftFields(email, { idempotency_key: email }));
  // A page instead of a redirect: the form was refused.
  if (gift && !gift.location) found.failed += 1;
  if (!gift?.location) return;
  found.times.push(performance.now() - began);
  const payment = await post(gift.location, { action: "pay" });
  if (payment?.location) thanked.add(email);
}

/** Calls `begin` at a fixed rate, without waiting for earlier calls to end. */
function every(perSecond: number, begin: () => Promise<void>): Promise<void> {
  const under = new Set<Promise<void>>();
  const began = performance.now();
  let count = 0;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const due = ((performance.now() - began) / 1000) * perSecond;
      for (; count < due && count < seconds * perSecond; count += 1) {
        const one = begin().finally(() => under.delete(one));
        under.add(one);
      }
      if (count < seconds * perSecond) return;
      clearInterval(timer);
      void Promise.all(under).then(() => resolve());
    }, 10);
  });
}

async function booked(dataDir: string): Promise<Map<string, number>> {
  const storage = await openStorage({ databaseUrl: null, dataDir });
  const counts = new Map<string, number>();
  for await (const { email, state } of storage.gifts.each({}))
    if (state === "received") counts.set(email, (counts.get(email) ?? 0) + 1);
  await storage.close();
  return counts;
}

async function run(kills: number): Promise<BenchTable["rows"]> {
  const env = { DEMO_CHECKOUT: "1", TRUST_PROXY: "1" };
  const site = await serveSite(env, { entry: "bin/serve.ts", drawsAhead: true });
  const found = Object.fromEntries(Object.keys(pages).map((path) => [path, nothingFound()]));
  const gifts = nothingFound();
  const thanked = new Set<string>();
  const timers = Array.from({ length: kills }, (_, at) =>
    setTimeout(() => killServing(site.process.pid!), (seconds * 1000 * (at + 1)) / (kills + 1)),
  );
  await Promise.all([
    ...Object.entries(pages).map(([path, perSecond]) =>
      every(perSecond, () => {
        const mark = path.endsWith("=") ? crypto.randomUUID() : "";
        return look(site.origin + path + mark, found[path]!);
      }),
    ),
    every(giftsPerSecond, () => give(site.origin, gifts, thanked)),
  ]);
  for (const timer of timers) clearTimeout(timer);
  const counts = await booked(site.dataDir);
  await site.stop();
  const lost = [...thanked].filter((email) => !counts.has(email)).length;
  const doubled = [...counts.values()].filter((count) => count > 1).length;
  const rowOf = (what: string, limit: number, { times, failed, again }: Found, books: string) => ({
    run: kills === 0 ? "quiet" : `killed ${kills} times`,
    what,
    answers: times.length,
    "p99 ms": Math.round(percentile(times, 0.99)),
    limit,
    again,
    failed,
    books,
  });
  return [
    ...Object.entries(found).map(([path, one]) => rowOf(path, 200, one, "")),
    rowOf("gifts", 1000, gifts, `${thanked.size} thanked, ${lost} lost, ${doubled} doubled`),
  ];
}

/** The load above for three minutes: once undisturbed, once with the serving process killed twice. */
export async function benchFrontPage(): Promise<BenchTable> {
  await build();
  return {
    title: "A link on a front page",
    note: `${seconds} s; requests a second: ${JSON.stringify(pages)} and ${giftsPerSecond} gifts. The load runs on the same machine. The process that serves is killed; its supervisor starts another. "again" counts broken connections that a visitor tried anew. p99 counts all of that waiting.`,
    rows: [...(await run(0)), ...(await run(2))],
  };
}
