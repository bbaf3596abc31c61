import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { addressOf, wholeLanguages, type WholeLanguage } from "#domain/language/language.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { serveSite, type ServedSite } from "../../bin/processes/served-site.ts";
import { fewOrMany } from "../endurance.ts";
import { labels } from "../labels.ts";
import { randomFor } from "../seed.ts";
import { countLosses, type Thanked } from "../storage/killed-site.ts";
import { startPostgres, type PostgresServer } from "../storage/postgres-server.ts";
import { escaped, expectIn, postForm, tagOf } from "./form-page.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const proxy = { TRUST_PROXY: "1" };
const person = { form: "contact", name: "Ixchel Xicay", subject: "general" };

let sites: ServedSite[] = [];
async function serve(...how: Parameters<typeof serveSite>): Promise<ServedSite> {
  const site = await serveSite(...how);
  sites.push(site);
  return site;
}
afterEach(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  sites = [];
});

let count = 0;

/** One more message by the contact form, from a block of addresses of its own. */
function send(
  site: Pick<ServedSite, "origin">,
  message: string,
  language: WholeLanguage = "es",
): Promise<Response> {
  const at = (count += 1);
  const fields = { ...person, email: `v${at}@example.org`, message, attempt: message };
  const headers = { "X-Forwarded-For": `10.${(at >> 8) % 256}.${at % 256}.1` };
  return postForm(site.origin + addressOf("contact", language), fields, headers);
}

const referenceOf = (answer: Response) =>
  new URL(answer.headers.get("Location") ?? "", "http://site").searchParams.get("ref") ?? "";

/** Visitors who send one message after the other until it is over; each that was thanked is noted. */
function visitors(site: () => ServedSite, thanked: Thanked, isOver: () => boolean, name: string) {
  const other: number[] = [];
  const visitor = async (number: number) => {
    for (let at = 0; !isOver(); at += 1) {
      const message = `${name}-${number}-${at}`;
      try {
        const answer = await send(site(), message);
        if (answer.status === 303) thanked.set(message, referenceOf(answer));
        else other.push(answer.status);
        await answer.body?.cancel();
      } catch {
        // The line was cut: nobody was thanked.
        await pause(10);
      }
    }
  };
  return { done: Promise.all([1, 2, 3, 4, 5, 6].map(visitor)), other };
}

/** The page that says it could not be kept: with a number to name, and everything as it was typed. */
async function expectApology(answer: Response, message: string, language: WholeLanguage) {
  expect(answer.status).toBe(503);
  const html = await answer.text();
  const [before = "", after = ""] = labels(language)
    .label("form.message.unavailable")
    .split("{reference}");
  const id = answer.headers.get("X-Request-Id") ?? "none";
  expectIn(html, escaped(before) + id + escaped(after));
  expectIn(html, escaped(labels(language).label("form.kept")));
  expectIn(html, `${message}</textarea>`);
  expect(tagOf(html, "contact-name")).toContain('value="Ixchel Xicay"');
  expectIn(html, `<input type="hidden" name="attempt" value="${message}"/>`);
}

test("a site killed again and again under load keeps each message it thanked for, once, with its letters", async () => {
  const kills = fewOrMany(1, 50);
  const random = randomFor("kills of a site");
  const dataDir = await mkdtemp(join(tmpdir(), "lwh-killed-"));
  const thanked: Thanked = new Map();
  for (let run = 0; run < kills; run += 1) {
    const site = await serve({ ...proxy, DATA_DIR: dataDir });
    let isOver = false;
    const { done, other } = visitors(
      () => site,
      thanked,
      () => isOver,
      String(run),
    );
    const before = thanked.size;
    await expect.poll(() => thanked.size, { interval: 5 }).toBeGreaterThan(before + 3);
    await pause(random() * 80);
    const ended = once(site.process, "exit");
    site.process.kill("SIGKILL");
    await ended;
    isOver = true;
    await done;
    expect(other).toEqual([]);
  }
  const storage = await openStorage({ databaseUrl: null, dataDir });
  const { rows, ...losses } = await countLosses(storage, thanked);
  expect(losses).toEqual({ lost: 0, doubled: 0, withoutLetters: 0, lettersOfNobody: 0 });
  // At most the six under way at each kill were kept without a thanks.
  expect(rows - thanked.size).toBeLessThanOrEqual(6 * kills);
  await storage.close();
  await rm(dataDir, { recursive: true });
});

// A small disk of one's own, where the system lets a program have one.
const ownDisk = ["unshare", "--map-root-user", "--mount", "sh", "-c"];
const mounting = 'mount -t tmpfs -o size=64m none "$DATA_DIR" && exec "$0" "$@"';
const hasOwnDisk =
  spawnSync(ownDisk[0]!, [...ownDisk.slice(1), "mount -t tmpfs none /mnt"]).status === 0;

test.skipIf(!hasOwnDisk)(
  "on a full disk a visitor is told, keeps every word, and is thanked once there is room",
  async () => {
    const site = await serve(proxy, { through: [...ownDisk, mounting], log: "pipe" });
    let log = "";
    site.process.stderr?.on("data", (part: Buffer) => (log += part.toString()));
    const disk = join(`/proc/${site.process.pid}/root`, site.dataDir);
    expect((await send(site, "first")).status).toBe(303);
    const health = async () => (await fetch(`${site.origin}/healthz`)).status;
    expect(await health()).toBe(200);
    const filled = join(disk, "filled");
    await expect(writeFile(filled, Buffer.alloc(2 ** 26))).rejects.toThrow("ENOSPC");
    // What SQLite has set aside for its log is still free; a few messages fit in.
    let answer = await send(site, "a".repeat(3000));
    for (let at = 0; at < 300 && answer.status === 303; at += 1)
      answer = await send(site, `${at} ${"a".repeat(3000)}`);
    expect(answer.status).toBe(503);
    expect(await health()).toBe(503);
    for (const language of wholeLanguages)
      await expectApology(
        await send(site, `${language} on a full disk`, language),
        `${language} on a full disk`,
        language,
      );
    // The page itself, and all others, go on being served.
    expect((await fetch(`${site.origin}/es/contact?subject=press`)).status).toBe(200);
    await expect.poll(() => log).toContain("full");
    const said = escaped(labels("es").label("trouble.storage"));
    expectIn(await (await fetch(`${site.origin}/es/contact`)).text(), said);

    await rm(filled);
    expect(await health()).toBe(200);
    const page = async () => (await fetch(`${site.origin}/es/contact`)).text();
    await expect.poll(page).not.toContain(said);
    expect((await send(site, "es on a full disk")).status).toBe(303);
  },
);

describe("a site whose PostgreSQL goes away", () => {
  let postgres: PostgresServer;
  let databaseUrl: string;
  let site: ServedSite;
  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = await postgres.createDatabase();
    site = await serveSite({ ...proxy, DATABASE_URL: databaseUrl }, { log: "pipe" });
    site.process.stderr?.resume();
  });
  afterAll(async () => {
    await site.stop();
    await postgres.stop();
  });

  test("says so with a number, keeps what was typed, and thanks when it is back", async () => {
    await postgres.halt();
    for (const language of wholeLanguages)
      await expectApology(
        await send(site, `away ${language}`, language),
        `away ${language}`,
        language,
      );
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(503);
    expect((await fetch(`${site.origin}/es/contact?subject=press`)).status).toBe(200);
    await postgres.start();
    expect((await send(site, "away es")).status).toBe(303);
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  });
});

test("pictures far too large do not cost the visitor the story", async () => {
  const form = new FormData();
  const story = "Empezamos con tres llantas y una pala, y en mayo el muro ya sostenía el cerro.";
  const fields = { form: "story", name: "Luz Cali", title: "El muro", story };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const picture = new Blob([new Uint8Array(11_000_000)], { type: "image/jpeg" });
  for (let at = 0; at < 5; at += 1) form.append("pictures", picture, `foto${at}.jpg`);
  // Refused before anything is counted or kept, so that the site of all tests does.
  const address = inject("origin") + addressOf("shareStory", "es");
  const answer = await fetch(address, { method: "POST", body: form, redirect: "manual" });
  expect(answer.status).toBe(413);
  const html = await answer.text();
  expectIn(html, escaped(labels("es").label("form.story.message.too_large")));
  expectIn(html, escaped(labels("es").label("form.files_again")));
  expectIn(html, `${story}</textarea>`);
  expect(tagOf(html, "story-title")).toContain('value="El muro"');
});
