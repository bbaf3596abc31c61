import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { newReference } from "#domain/reference.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { sampleSubmission } from "../fakes/samples.ts";
import { inboxAsked, inboxHere, liveKeys } from "../inbox-command.ts";
import { startEngine, type TestEngine } from "./engines.ts";

// What the commands ask of the storage is tested on both databases in program-fees.test.ts.
describe("staff and program fees", () => {
  let engine: TestEngine;
  let settings: StorageSettings;
  let storage: Storage;
  let folder: string;

  beforeAll(async () => {
    engine = await startEngine("sqlite");
    folder = await mkdtemp(join(tmpdir(), "lwh-fees-"));
    settings = await engine.create();
    storage = await engine.open(settings);
  });
  afterAll(async () => {
    await engine.end();
    await rm(folder, { recursive: true });
  });

  const variables = () => ({ DATA_DIR: settings.dataDir, ...liveKeys });
  const run = (...words: string[]) => inboxHere(variables(), ["fees", ...words]);
  const day = guatemalaDay(new Date());
  const year = day.slice(0, 4);
  const numberIn = (text: string) => /LWF-[0-9A-Z-]+/.exec(text)?.[0] ?? "";
  const deposit = ["--received", day, "--way", "transfer", "--amount", "612.50"];
  const ana = ["--name", "Ana Roé", "--email", "ana@example.org", "--language", "es"];
  const workshop = ["--for", "workshop", "--details", "Anticipo"];

  test("enter, show, correct, take back, find, export, and print for whoever has no e-mail", async () => {
    const reference = newReference();
    const own = { reference, idempotencyKey: reference, form: "workshop-interest" } as const;
    await storage.submissions.add(sampleSubmission(own));
    const more = ["--request", reference, "--note", "transfer 77", "--yes"];
    const entered = await run("enter", ...deposit, ...workshop, ...ana, ...more);
    expect(entered).toMatchObject({ code: 0, err: "" });
    expect(entered.out).toContain("the payer is written to");
    const number = numberIn(entered.out);
    const shown = (await run("show", number.toLowerCase())).out;
    for (const words of [
      "state: counts",
      "US$612.50",
      "Anticipo",
      reference,
      "transfer 77",
      "program-fee-confirmation to ana@",
    ]) {
      expect(shown).toContain(words);
    }
    const request = await inboxHere(variables(), ["show", reference]);
    expect(request.out).toContain(`program fee ${number}: US$612.50`);

    // Before it is done, staff read whether a letter goes out.
    const question = async (...words: string[]) => {
      const change = ["fees", "correct", number, "--amount", "600", ...words];
      return (await inboxAsked(variables(), change, ["n"])).err;
    };
    expect(await question()).toContain("in es; the payer is written to. Correct it?");
    expect(await question("--silent")).toContain("in es; nobody is written to. Correct it?");
    const corrected = await run("correct", number, "--amount", "600", "--silent", "--yes");
    expect(corrected.out).toContain(`${number} no longer counts`);
    const right = numberIn(corrected.out.replace(number, ""));
    expect((await run("correct", number, "--amount", "5", "--yes")).err).toContain("already");
    expect((await run("resend", right)).out).toContain("will be sent again");

    const read = await run("letter", right);
    expect(read.out).toContain(`Sustituye a nuestra confirmación ${number}`);
    expect(read.out).not.toContain("demostración");
    const page = join(folder, "letter.html");
    expect(await run("letter", right, "--output", page)).toMatchObject({ code: 0 });
    expect((await stat(page)).mode & 0o777).toBe(0o600);
    expect(await readFile(page, "utf8")).toContain("US$600.00");

    const lunch = ["--for", "other", "--details", "Lunch", "--name", "Bo", "--language", "en"];
    const printed = await run("enter", ...deposit.with(3, "cash"), ...lunch, "--yes");
    expect(printed.out).toMatch(/nobody is written to; on paper: .*fees letter LWF-/);
    const bo = numberIn(printed.out);
    const list = (await run("list")).out;
    expect(list).toContain("3 in all");
    expect(list).toContain(`${year} workshop: US$600.00 (1)`);
    expect(list).toContain(`${year} other: US$612.50 (1)`);
    for (const narrow of [
      ["--for", "other"],
      ["--name", "bo"],
    ]) {
      expect((await run("list", ...narrow)).out).toContain("1 in all");
    }
    for (const narrow of [
      ["--name", "ana roe"],
      ["--request", reference],
      ["--email", "Ana@example.org"],
    ]) {
      expect((await run("list", ...narrow)).out).toContain("2 in all");
    }
    expect((await run("list", "--until", "2020-01-01")).out).toContain("0 in all");
    const [head, ...rows] = (await run("export", "--for", "workshop")).out.trim().split("\r\n");
    expect(head).toContain("number,received,year,for,details,usd");
    expect(rows.map((row) => /,612.50,.*,true,corrected,/.test(row))).toEqual([true, false]);
    const json = JSON.parse((await run("list", "--json")).out) as { fees: object[] };
    expect(json).toMatchObject({ count: 3, fees: [{ kind: "other" }, { number: right }, {}] });

    expect((await run("withdraw", right, "--yes")).err).toContain("--because mistake, bounced");
    const taken = await run("withdraw", right, "--because", "returned", "--tell", "--yes");
    expect(taken.out).toBe(`${right} no longer counts; the payer is written to\n`);
    expect((await run("withdraw", right, "--because", "mistake", "--yes")).err).toContain(
      "was taken back already",
    );
    expect((await run("show", right)).out).toContain("program-fee-withdrawn to ana@");
    expect((await run("letter", right)).err).toContain("already");
    const done = (await storage.audit.list(20)).map(({ action }) => action);
    expect(done.filter((action) => action.startsWith("fee_")).toReversed()).toEqual([
      "fee_entered",
      "fee_entered",
      "fee_sent",
      "fee_entered",
      "fee_withdrawn",
    ]);
    const erased = await inboxHere(variables(), ["delete", "ana@example.org", "--yes"]);
    expect(erased.out).toMatch(/2 fees/);
    const one = await inboxHere(variables(), ["delete", bo, "--yes"]);
    expect(one.out).toBe("erased: 1 fee\n");
    expect((await run("show", bo)).out).not.toContain("Bo");
  });

  test("are told every fault at once, and what may stand there", async () => {
    const wrong = await run("enter", "--way", "fund", "--for", "gift", "--request", "x", "--yes");
    expect(wrong).toMatchObject({ code: 2, out: "" });
    for (const words of ["--received", "check, transfer, cash, other", "--name", "--request"]) {
      expect(wrong.err).toContain(words);
    }
    expect((await run("enter", ...deposit, ...workshop, ...ana)).err).toContain("add --yes");
    for (const [words, says] of [
      [["show"], "Name its number"],
      [["show", "LWF-0000-0000"], "no program fee"],
      [["show", "LWR-7K3M-9PQD"], "no program fee"],
      [["list", "--for", "gift"], "--for"],
      [["list", "--request", "x"], "--request"],
      [["pay"], 'no command "fees pay"'],
      [["list", "workshop"], "one word too many"],
    ] as const) {
      const { code, err } = await run(...words);
      expect([code, err.includes(says)], words.join(" ")).toEqual([2, true]);
    }
    expect((await run("--help")).out).toContain("no receipt for taxes");
  });

  test("are asked field by field, again where an answer is wrong", async () => {
    const answers = [
      day,
      "card",
      "cash",
      "many",
      "40",
      "other",
      "",
      "Lunch for ten",
      "",
      "Bo",
      "",
      "en",
      "LWH-1",
      "",
      "envelope 3",
      "y",
    ];
    const asked = await inboxAsked(variables(), ["fees", "enter"], answers);
    expect(asked.code).toBe(0);
    expect(asked.err).toContain("cash of US$40.00 for other (Lunch for ten)");
    expect((await run("show", numberIn(asked.out))).out).toContain("envelope 3");
  });

  test("a price that was typed as a gift is led here", async () => {
    const gift = ["--received", day, "--way", "cash", "--amount", "40", "--language", "en"];
    const price = ["--in-return", "A lunch", "--in-return-value", "40", "--yes"];
    const refused = await inboxHere(variables(), ["gifts", "enter", ...gift, ...price]);
    expect(refused).toMatchObject({ code: 2, out: "" });
    expect(refused.err).toContain("fees enter takes it");
  });
});
