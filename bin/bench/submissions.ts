import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contactForm } from "#domain/forms/contact.ts";
import { acceptSubmission } from "#domain/submissions/submission.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { sentForm } from "../../test/fakes/send-form.ts";
import { startPostgres } from "../../test/storage/postgres-server.ts";
import { build } from "../site-build/build-site.ts";
import { serveSite } from "../processes/served-site.ts";
import { postgresLimit, sqliteLimit, type Visitor } from "./submission-limit.ts";
import { median, type BenchTable } from "./table.ts";

const rounds = 5;
const roundMs = 600;
const concurrencies = [1, 8, 32];

/** Visitors at the same time, until the round is over. */
async function load(visitors: readonly Visitor[]) {
  const latenciesMs: number[] = [];
  const began = performance.now();
  await Promise.all(
    visitors.map(async (visitor) => {
      while (performance.now() - began < roundMs) {
        const start = performance.now();
        await visitor();
        latenciesMs.push(performance.now() - start);
      }
    }),
  );
  return { perSecond: (latenciesMs.length * 1000) / (performance.now() - began), latenciesMs };
}

/** Each by turns, so that whatever else the machine does concerns all of them. */
async function compare(limit: readonly Visitor[], ways: Readonly<Record<string, Visitor>>) {
  const limits: number[] = [];
  const measured = Object.entries(ways).map(([way, visitor]) => ({
    way,
    visitors: limit.map(() => visitor),
    perSecond: [] as number[],
    shares: [] as number[],
    latenciesMs: [] as number[],
  }));
  for (let round = 0; round <= rounds; round += 1) {
    const most = await load(limit);
    limits.push(most.perSecond);
    for (const one of measured) {
      const { perSecond, latenciesMs } = await load(one.visitors);
      // The first round warms up.
      if (round === 0) continue;
      one.perSecond.push(perSecond);
      one.shares.push(perSecond / most.perSecond);
      one.latenciesMs.push(...latenciesMs);
    }
  }
  return measured.map(({ way, perSecond, shares, latenciesMs }) => {
    const sorted = latenciesMs.toSorted((a, b) => a - b);
    const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
    return [
      way,
      limit.length,
      Math.round(median(perSecond)),
      at(0.5),
      at(0.99),
      Math.round(median(limits.slice(1))),
      `${Math.round(median(shares) * 100)} %`,
    ];
  });
}

const text = `Buenos días. ${"Quisiera visitar la escuela con mi grupo. ".repeat(8)}`;
let count = 0;

/** One more message to the contact form, from a block of addresses of its own, as visitors are. */
function nextMessage() {
  const at = (count += 1);
  return {
    values: {
      name: "Ixchel Xicay",
      email: `v${at}@example.org`,
      subject: "general",
      message: `${at} ${text}`,
    },
    clientAddress: `10.${(at >> 8) % 256}.${at % 256}.1`,
  };
}

/** Checked, written to and kept in this process. */
async function inProcess(databaseUrl: string | null, dataDir: string) {
  const storage = await openStorage({ databaseUrl, dataDir });
  // Here, because React looks at NODE_ENV when it is loaded.
  const { testServices } = await import("../../test/fakes/test-services.ts");
  const services = { ...(await testServices(storage)), clock: { now: () => new Date() } };
  const visitor: Visitor = async () => {
    const { values, clientAddress } = nextMessage();
    const sent = sentForm(contactForm, values, new Date());
    const meta = { language: "es", clientAddress } as const;
    const accepted = await acceptSubmission(services, contactForm, sent, meta);
    if (!accepted.ok) throw new Error(JSON.stringify(accepted.errors));
  };
  return { visitor, close: () => storage.close() };
}

/** The whole way: a form posted to the built site in a process of its own, until its 303. */
async function overHttp(databaseUrl: string | null) {
  const site = await serveSite({
    TRUST_PROXY: "1",
    // Production without a key for payments is refused at the start.
    DEMO_CHECKOUT: "1",
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: Math.max(...concurrencies) });
  const visitor: Visitor = () =>
    new Promise((resolve, reject) => {
      const { values, clientAddress } = nextMessage();
      const body = new URLSearchParams({ form: "contact", ...values }).toString();
      const headers = {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(body),
        "X-Forwarded-For": clientAddress,
      };
      request(`${site.origin}/es/contact`, { method: "POST", agent, headers }, (answer) => {
        answer.resume().once("end", resolve);
        if (answer.statusCode !== 303) reject(new Error(`answered ${answer.statusCode}`));
      })
        .once("error", reject)
        .end(body);
    });
  return {
    visitor,
    close: async () => {
      agent.destroy();
      await site.stop();
    },
  };
}

async function benchSqlite(folder: string): Promise<BenchTable["rows"]> {
  const rows: BenchTable["rows"] = [];
  const http = await overHttp(null);
  for (const visitors of concurrencies) {
    const site = await inProcess(null, join(folder, `site${visitors}`));
    const other = await inProcess(null, join(folder, `limit${visitors}`));
    await other.visitor();
    await other.close();
    const limit = sqliteLimit(join(folder, `limit${visitors}`));
    const limits = Array.from({ length: visitors }, () => limit.visitor);
    const ways = { "SQLite, in process": site.visitor, "SQLite, over HTTP": http.visitor };
    rows.push(...(await compare(limits, ways)));
    limit.close();
    await site.close();
  }
  await http.close();
  return rows;
}

async function benchPostgres(folder: string): Promise<BenchTable["rows"]> {
  const server = await startPostgres();
  const rows: BenchTable["rows"] = [];
  const http = await overHttp(await server.createDatabase());
  for (const visitors of concurrencies) {
    const limitUrl = await server.createDatabase();
    const site = await inProcess(await server.createDatabase(), folder);
    const other = await inProcess(limitUrl, folder);
    await other.visitor();
    await other.close();
    const limits = await Promise.all(
      Array.from({ length: visitors }, () => postgresLimit(limitUrl)),
    );
    const ways = { "PostgreSQL, in process": site.visitor, "PostgreSQL, over HTTP": http.visitor };
    const visitorsOfLimit = limits.map(({ visitor }) => visitor);
    rows.push(...(await compare(visitorsOfLimit, ways)));
    await Promise.all([site, ...limits].map(({ close }) => close()));
  }
  await http.close();
  await server.stop();
  return rows;
}

/** Messages accepted per second on both engines, beside the same rows written by hand. */
export async function benchSubmissions(): Promise<BenchTable> {
  await build();
  // As the site runs: React's development build would write the letters six times as slowly.
  process.env["NODE_ENV"] = "production";
  const folder = mkdtempSync(join(tmpdir(), "lwh-bench-"));
  try {
    return {
      title: "Accepting what visitors send",
      note: `A message checked, kept with both letters and on disk; ${rounds} rounds of ${roundMs} ms by turns, medians. The limit: the same rows into the same tables by hand, in one process, with the same durability, one commit for each message.`,
      columns: [
        "way",
        "visitors at once",
        "per second",
        "p50 ms",
        "p99 ms",
        "limit per second",
        "share",
      ],
      rows: [...(await benchSqlite(folder)), ...(await benchPostgres(folder))],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
