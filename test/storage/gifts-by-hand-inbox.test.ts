import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { inboxAsked, inboxHere, liveKeys } from "../inbox-command.ts";
import { readPdf } from "../read-pdf.ts";
import { startEngine, type TestEngine } from "./engines.ts";

// What the commands ask of the storage is tested on both databases in gifts-by-hand.test.ts.
describe("staff and gifts by hand", () => {
  let engine: TestEngine;
  let settings: StorageSettings;
  let folder: string;

  beforeAll(async () => {
    engine = await startEngine("sqlite");
    folder = await mkdtemp(join(tmpdir(), "lwh-gifts-"));
  });
  beforeEach(async () => {
    settings = await engine.create();
    await (await engine.open(settings)).close();
  });
  afterAll(async () => {
    await engine.end();
    await rm(folder, { recursive: true });
  });

  const variables = () => ({ DATA_DIR: settings.dataDir, ...liveKeys });
  const run = (...words: string[]) => inboxHere(variables(), ["gifts", ...words]);
  /** The same site before it took money. */
  const tryOut = (...words: string[]) =>
    inboxHere({ ...variables(), STRIPE_SECRET_KEY: "sk_test_1234" }, ["gifts", ...words]);
  const day = guatemalaDay(new Date());
  const numberIn = (text: string) => /LWR-[0-9A-Z-]+/.exec(text)?.[0] ?? "";
  const csv = async (text: string) => {
    const path = join(folder, "list.csv");
    await writeFile(path, text);
    return path;
  };
  const cash = ["--received", day, "--way", "cash", "--amount", "20", "--language", "en"];

  test("enter by flags, show, correct, take back, and print for whoever has no e-mail", async () => {
    const ana = ["--name", "Ana Roe", "--email", "ana@example.org", "--note", "check 1042"];
    const dinner = ["--in-return", "A dinner", "--in-return-value", "30"];
    const check = ["--received", day, "--way", "check", "--amount", "250", "--language", "es"];
    const entered = await run("enter", ...check, ...ana, ...dinner, "--for", "kit:home", "--yes");
    expect(entered).toMatchObject({ code: 0, err: "" });
    expect(entered.out).toContain("the donor is thanked by mail");
    const number = numberIn(entered.out);
    const shown = (await run("show", number)).out;
    for (const words of [
      "entered by hand: check",
      "check 1042",
      "A dinner (US$30.00)",
      "gift-by-hand to ana@",
    ]) {
      expect(shown).toContain(words);
    }
    expect((await run("list")).out).toMatch(/received +check +US\$250\.00 +kit:home +Ana Roe/);

    // Before it is done, staff read whether a letter goes out.
    const letter = async (...words: string[]) => {
      const change = ["gifts", "correct", number, "--amount", "205", ...words];
      return (await inboxAsked(variables(), change, ["n"])).err;
    };
    expect(await letter()).toContain("in es; the donor is thanked by mail. Correct it?");
    expect(await letter("--silent")).toContain("in es; nobody is written to. Correct it?");
    const corrected = await run("correct", number, "--amount", "205", "--silent", "--yes");
    expect(corrected.out).toContain(`${number} no longer counts`);
    const right = numberIn(corrected.out.replace(number, ""));
    expect((await run("correct", number, "--amount", "45", "--yes")).err).toContain("already");
    const paper = join(folder, "receipt.pdf");
    expect(await run("receipt", right, "--output", paper)).toMatchObject({ code: 0 });
    expect((await stat(paper)).mode & 0o777).toBe(0o600);
    const [first] = (await readPdf(await readFile(paper))).pages;
    for (const words of ["US$205.00", "Ana Roe", "Cheque", number, "A dinner", "US$30.00"]) {
      expect(first?.text).toContain(words);
    }
    expect((await run("withdraw", right, "--yes")).err).toContain("--because mistake, bounced");
    const taken = await run("withdraw", right, "--because", "bounced", "--yes");
    expect(taken.out).toContain(`${right} no longer counts`);
    expect((await run("refund", right, "--yes")).err).toContain("gifts withdraw");
    const resent = await run("resend", right);
    expect(resent).toMatchObject({ code: 2, out: "" });
    expect(resent.err).toContain(
      `${right} was taken back and no longer counts: it is not sent again`,
    );
    const [, ...rows] = (await run("export")).out.trim().split("\r\n");
    expect(rows.map((row) => /,check,.*,true,/.test(row))).toEqual([true, true]);
  });

  test("are told every fault at once, and what may stand there", async () => {
    const wrong = await run("enter", "--received", "2026-02-30", "--way", "shares", "--yes");
    expect(wrong).toMatchObject({ code: 2, out: "" });
    for (const words of ["--received", "--way", "check, transfer", "--language"]) {
      expect(wrong.err).toContain(words);
    }
    const goods = await run("enter", ...cash.with(3, "goods"), "--what", "Paint", "--yes");
    expect(goods.err).toContain("never valued by us");
    expect((await run("enter")).err).toContain("--received");
    expect((await run("enter", ...cash)).err).toContain("add --yes");
    expect((await run("list")).out).toContain("0 in all");
  });

  test("are asked field by field, again where an answer is wrong", async () => {
    const answers = [
      day,
      "stok",
      "Stock",
      "Example Corp. (EXMP)",
      "none",
      "12.5",
      "Ana Roe",
      "ana@example",
      "",
      "en",
      "",
      "",
      "certificate 7",
      "y",
    ];
    const asked = await inboxAsked(variables(), ["gifts", "enter"], answers);
    expect(asked.code).toBe(0);
    for (const words of [
      'is "stok"; it may be',
      'is "none"',
      '"ana@example" is no e-mail',
      "12.5 shares of Example Corp.",
      "in en; nobody is written to. Enter it?",
    ]) {
      expect(asked.err).toContain(words);
    }
    expect(asked.err).not.toContain("US dollars");
    expect(asked.out).toContain("nobody is written to; on paper");
  });

  const head =
    "received,way,amount,what,shares,sponsor,name,email,language,for,in_return,in_return_value,note\n";

  test("import a list: first only what it would do, then once and never again", async () => {
    const path = await csv(
      `${head}${day},check,"1,250.00",,,,Ana Roe,ana@example.org,es,kit:home,,,1042\n` +
        `${day},platform,75,,,GlobalGiving,"Roe, Bo",bo@example.org,en,,,,\n` +
        `${day},cash,20,,,,,,en,,,,\n${day},cash,20,,,,,,en,,,,\n` +
        `${day},goods,,"Hammers, a ""dozen""",,,Cy,,en,,,,\n`,
    );
    const dry = await run("import", path);
    expect(dry).toMatchObject({ code: 0, err: "" });
    expect(dry.out).toContain("line 2: check of US$1,250.00 for kit:home");
    expect(dry.out).toContain("5 gifts to enter; add --yes");
    expect((await run("list")).out).toContain("0 in all");
    expect((await run("import", path, "--yes")).out).toContain("5 gifts entered");
    const again = await run("import", path, "--yes");
    expect(again.out).toContain("5 lines entered before");
    expect(again.out).toContain("0 gifts entered");
    const { count, receivedCents } = JSON.parse((await run("list", "--json")).out);
    expect({ count, receivedCents }).toEqual({ count: 5, receivedCents: 136_500 });

    // Next month's list has the old lines in it, in the spreadsheet of another country.
    const more = `received;way;amount;name;email;language;note\n${day};cash;1.50;Di;di@example.org;en;\n${day};cash;20;;;en;\n`;
    const next = await run("import", await csv(more), "--yes", "--send");
    expect(next.out).toContain("1 line entered before");
    expect(next.out).toContain("1 gift entered; donors are thanked");
    expect((await run("list", "--email", "di@example.org")).out).toContain("1 in all");
  });

  test("a list that was tried out in test mode is entered when the site takes money", async () => {
    const path = await csv(`received,way,amount,language\n${day},cash,20,en\n`);
    const tried = await tryOut("import", path, "--yes");
    expect(tried.out).toContain("1 gift entered");
    expect((await tryOut("import", path, "--yes")).out).toContain("1 line entered before");
    const dry = await run("import", path);
    expect(dry.out).not.toContain("entered before");
    expect(dry.out).toContain("1 gift to enter");
    expect((await run("import", path, "--yes")).out).toContain("1 gift entered");
    expect((await run("import", path, "--yes")).out).toContain("1 line entered before");
  });

  test("what was entered in another mode is neither corrected nor taken back", async () => {
    const number = numberIn((await tryOut("enter", ...cash, "--yes")).out);
    const corrected = await run("correct", number, "--amount", "30", "--yes");
    expect(corrected).toMatchObject({ code: 2, out: "" });
    expect(corrected.err).toContain(`${number} was entered to try the site out (test)`);
    const withdrawn = await run("withdraw", number, "--because", "mistake", "--yes");
    expect(withdrawn).toMatchObject({ code: 2, out: "" });
    const taken = await tryOut("withdraw", number, "--because", "mistake", "--yes");
    expect(taken.out).toContain(`${number} no longer counts`);
  });

  test("a donor has one letter of a year, whatever is entered afterwards", async () => {
    const year = Number(day.slice(0, 4)) - 1;
    const given = (on: string) => [...cash.with(1, `${year}-${on}`), "--email", "ana@example.org"];
    const send = async (from: typeof run) =>
      (await from("statements", String(year), "--send", "--yes")).err;
    // What was sent while the site was tried out is no letter about real gifts.
    await tryOut("enter", ...given("05-02"), "--yes");
    expect(await send(tryOut)).toContain("1 letter will be sent");
    await run("enter", ...given("06-15"), "--yes");
    expect(await send(run)).toContain("1 letter will be sent");
    await run("enter", ...given("03-10"), "--yes");
    expect(await send(run)).toContain("0 letters will be sent");
  });

  test("are told each wrong line and field of a list, and nothing of it is entered", async () => {
    const lines = [
      `${day},check,250,,,,Good,,en,,,,`,
      "soon,check,250,,,,,,en,,,,",
      "2999-01-01,check,250,,,,,,en,,,,",
      "1999-01-01,check,250,,,,,,en,,,,",
      `${day},coin,250,,,,,,en,,,,`,
      `${day},check,,,,,,,en,,,,`,
      `${day},check,-5,,,,,,en,,,,`,
      `${day},check,99999999999,,,,,,en,,,,`,
      `${day},check,5,Paint,,,,,en,,,,`,
      `${day},stock,,Corp.,many,,,,en,,,,`,
      `${day},cash,5,,3,,,,en,,,,`,
      `${day},goods,5,Paint,,,,,en,,,,`,
      `${day},goods,,,,,,,en,,,,`,
      `${day},fund,5,,,,,,en,,,,`,
      `${day},cash,5,,,A fund,,,en,,,,`,
      `${day},cash,5,,,,,ana@,en,,,,`,
      `${day},cash,5,,,,,,fr,,,,`,
      `${day},cash,5,,,,,,en,kit:castle,,,`,
      `${day},cash,5,,,,,,en,,A mug,,`,
      `${day},cash,5,,,,,,en,,,3,`,
      `${day},fund,5,,,Fund,,,en,,A mug,3,`,
      `${day},cash,5,,,,,,en,,A mug,5,`,
      `${day},cash,5,,,,${"x".repeat(201)},,en,,,,`,
      `${day},cash,5,,,,,,en,,,,note,more`,
    ];
    const wrong = await run("import", await csv(head + lines.join("\n")), "--yes");
    expect(wrong).toMatchObject({ code: 1, out: "" });
    const told = wrong.err.trim().split("\n");
    const expected = [
      "line 3, received",
      "line 4, received",
      "line 5, received",
      "line 6, way",
      "line 7, amount",
      "line 8, amount",
      "line 9, amount",
      "line 10, what",
      "line 11, shares",
      "line 12, shares",
      "line 13, amount",
      "line 14, what",
      "line 15, sponsor",
      "line 16, sponsor",
      "line 17, email",
      "line 18, language",
      "line 19, for",
      "line 20, in_return_value",
      "line 21, in_return",
      "line 22, in_return",
      "line 23, in_return_value",
      "line 24, name",
      "line 25",
    ];
    expect(told.slice(0, -1).map((line) => line.split(":")[0])).toEqual(expected);
    expect(told.at(-1)).toBe("23 faults; nothing was entered");
    expect((await run("list")).out).toContain("0 in all");

    for (const [text, says] of [
      ["day,way,language\n", '"day"; it may have received, way'],
      ["received,received,way,language\n", '"received" twice'],
      ["received,way\n", "lacks language"],
      [`${head}"${day}`, "quotation mark on line 2"],
    ] as const) {
      const refused = await run("import", await csv(text));
      expect(refused).toMatchObject({ code: 2, out: "" });
      expect(refused.err).toContain(says);
    }
    expect((await run("import", join(folder, "none.csv"))).code).toBe(1);
  });
});
