import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import type { QueryResult } from "pg";
import { contactForm } from "#domain/forms/contact.ts";
import { acceptSubmission } from "#domain/submission.ts";
import { openStorage, sqliteFileName } from "#server/storage/open-storage.ts";
import { sentForm } from "../../test/fakes/send-form.ts";
import { startPostgres } from "../../test/storage/postgres-server.ts";
import type { BenchTable } from "./table.ts";
import { median } from "./table.ts";

/** Does one thing again and again for somebody, each time after the last is done. */
type Visitor = () => Promise<void>;
type Measured = { readonly perSecond: number; readonly latenciesMs: readonly number[] };

const rounds = 5;
const roundMs = 600;
const concurrencies = [1, 8, 32];

/** Visitors at the same time, until the round is over. */
async function load(visitors: readonly Visitor[]): Promise<Measured> {
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

/** Ours and the limit by turns, so that whatever else the machine does concerns both. */
async function compare(limit: readonly Visitor[], ours: readonly Visitor[]) {
  const limits: number[] = [];
  const taken: number[] = [];
  const shares: number[] = [];
  const latencies: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const most = await load(limit);
    const { perSecond, latenciesMs } = await load(ours);
    // The first round warms up.
    if (round === 0) continue;
    limits.push(most.perSecond);
    taken.push(perSecond);
    shares.push(perSecond / most.perSecond);
    latencies.push(...latenciesMs);
  }
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  return [
    Math.round(median(taken)),
    at(0.5),
    at(0.99),
    Math.round(median(limits)),
    `${Math.round(median(shares) * 100)} %`,
  ];
}

const message = {
  name: "Ixchel Xicay",
  subject: "general",
  message: `Buenos días. ${"Quisiera visitar la escuela con mi grupo. ".repeat(8)}`,
};

/** Whoever fills in the contact form: checked, written to, kept, letters queued. */
async function ours(databaseUrl: string | null, dataDir: string) {
  const storage = await openStorage({ databaseUrl, dataDir });
  // Here, because React looks at NODE_ENV when it is loaded.
  const { testServices } = await import("../../test/fakes/test-services.ts");
  const services = { ...(await testServices(storage)), clock: { now: () => new Date() } };
  let count = 0;
  const visitor: Visitor = async () => {
    const at = (count += 1);
    const values = { ...message, email: `v${at}@example.org`, message: `${at} ${message.message}` };
    const sent = sentForm(contactForm, values, new Date());
    // Each from a block of its own, as visitors are.
    const clientAddress = `10.${(at >> 8) % 256}.${at % 256}.1`;
    const meta = { language: "es", clientAddress } as const;
    const accepted = await acceptSubmission(services, contactForm, sent, meta);
    if (!accepted.ok) throw new Error(JSON.stringify(accepted.errors));
  };
  return { visitor, close: () => storage.close() };
}

type Row = Readonly<Record<string, string | number | null>>;

/** The columns of a row and how it is inserted. `id` is given by the database. */
function insertOf(table: string, { id: _id, ...row }: Row, place: (at: number) => string) {
  const names = Object.keys(row);
  const text = `insert into ${table} (${names.join(", ")}) values (${names.map((_, at) => place(at + 1)).join(", ")}) returning id`;
  const unique = new Set(["reference", "attempt_key", "message_id"]);
  const values = (submissionId: number | null) =>
    names.map((name) => {
      if (unique.has(name)) return randomUUID();
      return name === "submission_id" ? submissionId : (row[name] ?? null);
    });
  return { name: table, text, values };
}

/** The rows of one message by hand: prepared statements, and a commit that waits for the disk. */
function sqliteLimit(folder: string): { visitor: Visitor; close(): void } {
  const database = new DatabaseSync(join(folder, sqliteFileName));
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  const all = (text: string) => database.prepare(text).all() as Row[];
  const [message = {}] = all("select * from submission limit 1");
  const rows = { message, letters: all("select * from letter limit 2") };
  const prepared = [
    insertOf("submission", rows.message, () => "?"),
    ...rows.letters.map((letter) => insertOf("letter", letter, () => "?")),
  ].map(({ text, values }) => ({ statement: database.prepare(text), values }));
  return {
    async visitor() {
      let id: number | null = null;
      database.exec("begin immediate");
      for (const { statement, values } of prepared) {
        const row = statement.get(...values(id)) as { id: number };
        id ??= row.id;
      }
      database.exec("commit");
    },
    close: () => database.close(),
  };
}

async function benchSqlite(folder: string): Promise<BenchTable["rows"]> {
  const rows: BenchTable["rows"] = [];
  for (const visitors of concurrencies) {
    const dataDir = (name: string) => join(folder, `${name}${visitors}`);
    const [site, other] = [await ours(null, dataDir("site")), await ours(null, dataDir("limit"))];
    await other.visitor();
    await other.close();
    const limit = sqliteLimit(dataDir("limit"));
    const many = (visitor: Visitor) => Array.from({ length: visitors }, () => visitor);
    rows.push(["SQLite", visitors, ...(await compare(many(limit.visitor), many(site.visitor)))]);
    limit.close();
    await site.close();
  }
  return rows;
}

/** The same on a connection of the visitor's own. */
async function postgresLimit(url: string): Promise<{ visitor: Visitor; close(): Promise<void> }> {
  const client = new Client(url);
  await client.connect();
  const all = async (text: string) => (await client.query<Row>(text)).rows;
  const [message = {}] = await all("select * from submission limit 1");
  const letters = await all("select * from letter order by id limit 2");
  const prepared = [
    insertOf("submission", message, (at) => `$${at}`),
    ...letters.map((letter, at) => ({
      ...insertOf("letter", letter, (place) => `$${place}`),
      name: `letter${at}`,
    })),
  ];
  return {
    async visitor() {
      let id: number | null = null;
      await client.query("begin");
      for (const { name, text, values } of prepared) {
        const answer: QueryResult<{ id: number }> = await client.query({
          name,
          text,
          values: values(id),
        });
        id ??= answer.rows[0]?.id ?? null;
      }
      await client.query("commit");
    },
    close: () => client.end(),
  };
}

async function benchPostgres(folder: string): Promise<BenchTable["rows"]> {
  const server = await startPostgres();
  const rows: BenchTable["rows"] = [];
  for (const visitors of concurrencies) {
    const limitUrl = await server.createDatabase();
    const site = await ours(await server.createDatabase(), folder);
    const other = await ours(limitUrl, folder);
    await other.visitor();
    await other.close();
    const limits = await Promise.all(
      Array.from({ length: visitors }, () => postgresLimit(limitUrl)),
    );
    const compared = await compare(
      limits.map(({ visitor }) => visitor),
      limits.map(() => site.visitor),
    );
    rows.push(["PostgreSQL", visitors, ...compared]);
    await Promise.all([site, ...limits].map(({ close }) => close()));
  }
  await server.stop();
  return rows;
}

/** Messages accepted per second on both engines, beside the same rows written by hand. */
export async function benchSubmissions(): Promise<BenchTable> {
  // As the site runs: React's development build would write the letters six times as slowly.
  process.env["NODE_ENV"] = "production";
  const folder = mkdtempSync(join(tmpdir(), "lwh-bench-"));
  try {
    return {
      title: "Accepting what visitors send",
      note: `In one process, checked, with both letters; ${rounds} rounds of ${roundMs} ms by turns, medians. The limit: the same rows into the same tables by hand, with the same durability, one commit for each message.`,
      columns: [
        "database",
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
