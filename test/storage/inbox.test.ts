import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Storage } from "#domain/storage/storage.ts";
import { newReference } from "#domain/reference.ts";
import { planErasing } from "#domain/staff/person.ts";
import { Refusal } from "#domain/staff/refusal.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { inboxHere } from "../inbox-command.ts";
import { startMailServer } from "../fakes/mail-server.ts";
import { sampleMail, sampleSubscriber } from "../fakes/samples.ts";
import { session, stripeEvent } from "../fakes/stripe-objects.ts";
import { startStripe } from "../fakes/stripe-server.ts";
import { stripeSite } from "../fakes/stripe-site.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { TestEngine, useEngine } from "./engines.ts";
import { keep as keepOn } from "./storage-on.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** The settings of a site with this database, as variables. */
const variables = ({ dataDir, databaseUrl }: StorageSettings): NodeJS.ProcessEnv => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
});

describe("staff's inbox", () => {
  const engine = useEngine();
  let settings: StorageSettings;
  let storage: Storage;
  const now = new Date();

  beforeEach(async () => {
    settings = await engine.create();
    storage = await engine.open(settings);
  });

  const keep = async (own: Parameters<typeof keepOn>[1] = {}) => {
    const reference = newReference();
    return { reference, id: await keepOn(storage, { reference, receivedAt: now, ...own }) };
  };
  const run = (...words: string[]) => inboxHere(variables(settings), words);

  test("lists what came in, and filters it", async () => {
    const one = await keep({ form: "story", fields: { name: "Luz\u001b[31m Cali" } });
    const two = await keep({ language: "es", state: "suspected", suspicions: ["honeypot"] });
    const all = await run("list");
    expect(all.code).toBe(0);
    const referencesIn = (text: string) =>
      (JSON.parse(text) as { reference: string }[]).map(({ reference }) => reference);
    expect(referencesIn(all.out)).toEqual([two.reference, one.reference]);
    // Nothing that a visitor typed moves the cursor.
    expect(all.out).not.toContain("\u001b");
    const listed = async (...words: string[]) => referencesIn((await run("list", ...words)).out);
    expect(await listed("--form", "story")).toEqual([one.reference]);
    expect(await listed("--since", "2d", "--limit", "1", "--json")).toEqual([two.reference]);
  });

  test("exports a table into a file of its own", async () => {
    const { reference } = await keep({ fields: { name: "=HYPERLINK(1)" } });
    await keep({ form: "story" });
    const folder = temporaryFolder();
    const file = join(folder, "out.csv");
    const done = await run("export", "--form", "contact", "--output", file);
    expect(done).toMatchObject({ code: 0, out: "", err: `1 row in ${file}\n` });
    // Only whoever ran the command may read it (audit 13).
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, "utf8");
    expect(text).toContain(`${reference},contact,en,received,`);
    expect(text).toContain(`,'=HYPERLINK(1),`);
    expect(JSON.parse((await run("export", "--format", "json")).out)).toHaveLength(2);
  });

  test("shows no key to whoever lists the readers", async () => {
    const reader = sampleSubscriber({ state: "confirmed", confirmedAt: now });
    await storage.subscribers.save(reader);
    const { out } = await run("list", "--form", "newsletter", "--json");
    expect([out.includes(reader.email), out.includes(reader.token)]).toEqual([true, false]);
  });

  test("finds and erases whom somebody else's gift had an e-mail written to (audit 12)", async () => {
    const { started, clock, gift } = await testGiving(storage);
    const letter = { email: "Honrada@example.org", on: null };
    const dedication = {
      kind: "honour",
      name: "Tía Honrada",
      message: "¡Feliz día!",
      letter,
    } as const;
    const begun = await started({ email: "ana@example.org", dedication });
    await storage.outbox.add([sampleMail({ to: { email: letter.email } })], {
      now: clock.now(),
      giftRow: begun.row,
    });
    const told = await run("export-person", "honrada@example.org");
    expect(JSON.parse(told.out)).toMatchObject({
      gifts: [],
      dedications: [
        { dedication: { kind: "honour", name: "Tía Honrada", message: "¡Feliz día!", letter } },
      ],
      letters: [{ toEmail: letter.email }],
    });
    expect(told.out).not.toContain("ana@example.org");
    const done = await run("delete", "honrada@example.org", "--yes");
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining("1 letter") });
    expect(done.out).toContain("1 dedication");
    expect(await gift(begun.id)).toMatchObject({ email: "ana@example.org", dedication: null });
    expect((await run("export-person", "honrada@example.org")).code).toBe(2);
  });

  test("gives a person everything kept about them, and no key to a page", async () => {
    const email = "ana@example.org";
    const picture = {
      type: "image/webp",
      width: 1,
      height: 1,
      bytes: new Uint8Array([1, 2]),
    } as const;
    const { id } = await keep({ email, pictures: [picture], fields: { message: "Hola" } });
    await storage.outbox.add([sampleMail({ to: "staff", replyTo: email })], {
      now,
      state: "waiting",
      submissionId: id,
    });
    const reader = sampleSubscriber({ email });
    await storage.subscribers.save(reader);
    const site = await testGiving(storage);
    const paid = await site.paidGift({ email, name: "Ana Tuc", giftCents: 5500 });
    await keep({ email: "otra@example.org", fields: { message: "Ajeno" } });
    const folder = temporaryFolder();
    const file = join(folder, "ana.json");
    expect(await run("export-person", "Ana@Example.org", "--output", file)).toMatchObject({
      code: 0,
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, "utf8");
    expect(JSON.parse(text)).toMatchObject({
      email,
      submissions: [{ fields: { message: "Hola" } }],
      pictures: [{ width: 1, bytes: "data:image/webp;base64,AQI=" }],
      subscribers: [{ email, state: "asked" }],
      gifts: [{ name: "Ana Tuc", giftCents: 5500 }],
      payments: [{ giftCents: 5500 }],
    });
    const receipt = await site.receiptOf(paid);
    expect(text).not.toContain("Ajeno");
    const { letters: _letters, ...rest } = JSON.parse(text) as Record<string, unknown>;
    for (const secret of [reader.token, paid.manageToken, paid.id, receipt.key])
      expect(JSON.stringify(rest)).not.toContain(secret);
  });

  test("erases whoever gave without an address alone, by the gift's number", async () => {
    const site = await testGiving(storage);
    const cash = { way: "cash", amount: "20", received: "2026-02-27", language: "es" };
    const enter = (name: string) => site.enter({ ...cash, name });
    const [rosa, luz] = [await enter("Rosa Tun"), await enter("Luz Cali")];
    expect((await run("delete", rosa.reference)).err).toContain("Rosa Tun from LWH-");
    expect((await run("delete", rosa.reference, "--yes")).out).toBe("erased: 1 gift\n");
    expect((await run("delete", rosa.reference, "--yes")).code).toBe(2);
    await expect(planErasing(storage, "")).rejects.toThrow(Refusal);
    expect(await storage.erasePerson("")).toEqual({});
    const gifts = await storage.gifts.list({}, 9);
    expect(gifts.map(({ name }) => name)).toEqual([luz.name, ""]);
  });

  test("erases one message alone when told so", async () => {
    const email = "borrar@example.org";
    const picture = { type: "image/webp", width: 1, height: 1 } as const;
    const pictures = [{ ...picture, bytes: new Uint8Array([1]) }];
    const { reference } = await keep({ email, form: "story", pictures, receivedAt: now });
    await keep({ email });
    // Without --yes it says what would go, and how much with it.
    const asked = async (...words: string[]) => (await run("delete", reference, ...words)).err;
    expect(await asked("--only")).toContain(`${reference} with 1 picture would go for good`);
    expect(await asked()).toContain(`1 picture, 2 submissions of ${email} would go`);
    expect(await storage.submissions.count({ email })).toBe(2);
    expect((await run("delete", reference, "--only", "--yes")).out).toBe("erased: 1 submission\n");
    expect(await storage.submissions.count({ email })).toBe(1);
    const { out } = await run("audit");
    expect(JSON.parse(out)).toMatchObject({ isWhole: true, lines: [{ action: "erased" }] });
  });

  test.each([
    [["list", "--since", "ayer"], /--since is "ayer"; it may be a day such as 2026-05-18, or 7d/],
    [["list", "--form", "forms"], /--form is "forms"; it may be blueprint, newsletter,/],
    [["lst"], /there is no command "lst"; there are list, show,/],
    [["show", "LWH-7K3M-QQ"], /one sign is wrong, or it was erased/],
  ])("answers %j with one line that helps, and exit code 2", async (words, line) => {
    const ran = await run(...words);
    expect(ran).toMatchObject({ code: 2, out: "" });
    expect(ran.err).toMatch(line);
    expect(ran.err.trimEnd().split("\n")).toHaveLength(1);
  });
});

describe("staff's inbox without a database", () => {
  test("says where it looked instead of showing an empty list", async () => {
    const ran = await inboxHere({ DATA_DIR: "/nonexistent/data" }, ["list"]);
    expect(ran).toMatchObject({ code: 2, out: "" });
    expect(ran.err).toContain("there is no database in /nonexistent/data");
  });

  test("says that the server cannot be reached, and exits with 1", async () => {
    const databaseUrl = "postgres://lwh:geheim@127.0.0.1:1/lwh";
    const ran = await inboxHere({ DATABASE_URL: databaseUrl }, ["list"]);
    expect(ran).toMatchObject({ code: 1, out: "" });
    expect(ran.err).toContain("the database is unreachable");
    expect(ran.err).not.toContain("geheim");
  });
});

test("an option that npm kept for itself is known by the word it left", async () => {
  const { code, err } = await inboxHere({}, ["list", "story"]);
  expect(err).toContain('"story" is one word too many; if an option stood before it');
  expect(code).toBe(2);
});

describe("a test e-mail", async () => {
  const mail = await startMailServer();
  afterAll(() => mail.stop());
  const run = (own: NodeJS.ProcessEnv = {}, address = "ana@example.org") =>
    inboxHere({ MAIL_FROM: "us@example.org", SMTP_URL: mail.url, ...own }, ["mail-test", address]);

  test("is sent at once, without a database", async () => {
    const ran = await run();
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(ran.out).toContain("has accepted the e-mail to ana@example.org");
    expect(mail.delivered.map(({ to }) => to)).toEqual([["ana@example.org"]]);
  });

  test("that cannot be sent says which setting is missing", async () => {
    expect(await run({ SMTP_URL: "" })).toMatchObject({
      code: 1,
      err: "inbox: no e-mail was sent: SMTP_URL is not set, so the site's e-mails wait\n",
    });
  });

  test("says that a mailbox or a server is none", async () => {
    mail.refuseRecipients(Object.assign(new Error("no such user"), { responseCode: 550 }));
    const refused = await run();
    expect(refused.err).toMatch(/no e-mail was sent: .* did not take it: .*no such user/);
    expect(refused.code).toBe(1);
    mail.refuseRecipients(null);
    const away = await run({ SMTP_URL: "smtp://user:geheim@127.0.0.1:1" });
    expect(away.err).toMatch(/127\.0\.0\.1:1 did not take it: .*ECONNREFUSED/);
    expect(away.err).not.toContain("geheim");
  });
});

describe("staff and gifts", async () => {
  const engine = new TestEngine("sqlite");
  const stripe = await startStripe();
  const settings = await engine.create();
  // Staff's commands run on the real clock: Stripe's refund and ours must be of one time.
  const now = new Date().toISOString();
  const site = await stripeSite(await engine.open(settings), stripe, "live", now);
  afterAll(async () => {
    await stripe.stop();
    await engine.end();
  });

  const env = () => ({
    ...variables(settings),
    STRIPE_SECRET_KEY: "sk_live_1234",
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  });
  const run = (...words: string[]) => inboxHere(env(), words);

  test("list, show, export and reconcile them", async () => {
    const kit = { id: "kit:home", label: { en: "Solar kit, basic home", es: "Kit solar" } };
    const luz = { email: "luz@example.org", name: "Luz Cali", designation: kit };
    const gift = await site.started({ ...luz, giftCents: 15_000 });
    const other = await site.started({ email: "ana@example.org", interval: "monthly" });
    for (const { checkoutId } of [gift, other]) stripe.pay(checkoutId ?? "", site.clock.now());

    // No webhook came: reconciling finds both.
    const found = await run("reconcile", "--since", "2d", "--json");
    expect(found).toMatchObject({ code: 0, err: "" });
    expect(JSON.parse(found.out)).toEqual({
      seen: stripe.events.length,
      missed: stripe.events.length,
      fees: 2,
      problems: [],
      unclaimed: [],
      unbalanced: [],
    });

    // Money of a gift that is in no books of ours waits for a person.
    const paid = { payment_status: "paid", payment_intent: "pi_lost" };
    const order = { mode: "payment", amount: 900, metadata: { gift: "lost" } } as const;
    const opened = session(order, paid);
    stripe.happen(stripeEvent("checkout.session.completed", opened, site.clock.now()));
    const waiting = await run("reconcile");
    expect(waiting.code).toBe(1);
    expect(JSON.parse(waiting.out)).toMatchObject({
      unclaimed: [{ paymentId: "pi_lost", amount: 900 }],
    });

    await site.storage.gifts.change(gift.row, { newEmailKey: "newmailboxkey" });
    const json = (await run("list", "--form", "gifts", "--json")).out;
    expect(JSON.parse(json)).toMatchObject({
      count: 2,
      gifts: [{ email: "ana@example.org" }, { name: "Luz Cali", giftCents: 15_000, mode: "live" }],
    });

    const { number } = await site.receiptOf(gift);
    const shown = await run("show", gift.reference.toLowerCase());
    for (const words of [number, "payment:pi_", "card_fees", "gift-receipt"]) {
      expect(shown.out).toContain(words);
    }
    // A key in a terminal's history would be a key to the gift.
    const told = json + shown.out;
    expect(told).not.toMatch(/[?&]key=/);
    for (const key of [gift.manageToken, gift.id, "newmailboxkey"]) expect(told).not.toContain(key);
  }, 180_000);
});
