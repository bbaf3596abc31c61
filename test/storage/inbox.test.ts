import { writeFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { planErasing } from "#domain/staff/records.ts";
import { Refusal } from "#domain/staff/deed.ts";
import { startMailServer } from "../fakes/mail-server.ts";
import { sampleMail, sampleSubscriber } from "../fakes/samples.ts";
import { session } from "../fakes/stripe-objects.ts";
import { startStripe } from "../fakes/stripe-server.ts";
import { stripeSite } from "../fakes/stripe-site.ts";
import { dedication, solarKit } from "../fakes/test-giving.ts";
import { inboxTool } from "../../bin/inbox.ts";
import { envOf, runHere } from "../inbox-command.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { demoOn, settings, site } from "./demo-on.ts";

demoOn();
const now = new Date();
const bytes = new Uint8Array([1, 2]);
const picture = { type: "image/webp", width: 1, height: 1, bytes } as const;

const keep = async (own: Parameters<typeof site.keep>[0] = {}) =>
  (await site.keep({ receivedAt: now, ...own })).reference;
const run = (words: string, own: NodeJS.ProcessEnv = {}) =>
  runHere(inboxTool, { ...envOf(settings), ...own }, words.split(" "));
const json = async (words: string) => JSON.parse((await run(words)).out);

test("messages are listed, filtered, shown and exported with their stage", async () => {
  const one = await keep({ form: "story", fields: { name: "Luz\u001b[31m Cali" } });
  const two = await keep({ language: "es", state: "suspected", suspicions: ["honeypot"] });
  const all = await run("list");
  expect(all.code).toBe(0);
  // Nothing that a visitor typed moves the cursor.
  expect(all.out).not.toContain("\u001b");
  const references = async (words: string) =>
    (await json(words)).map(({ reference }: { reference: string }) => reference);
  expect(await references("list")).toEqual([two, one]);
  expect(await references("list --form story")).toEqual([one]);
  expect(await references("list --since 2d --limit 1 --json")).toEqual([two]);
  expect((await run(`show ${one}`)).out).toContain('"stage": "received"');
  const exported = [{ stage: "received", closed_because: null }];
  expect(await json("export --form story --format json")).toMatchObject(exported);
});

test("a table is exported into a file of its own", async () => {
  const reference = await keep({ fields: { name: "=HYPERLINK(1)" } });
  await keep({ form: "story" });
  const file = join(temporaryFolder(), "out.csv");
  const done = await run(`export --form contact --output ${file}`);
  expect(done).toMatchObject({ code: 0, out: "", err: `1 row in ${file}\n` });
  // Only the account that ran the command may read it.
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const text = await readFile(file, "utf8");
  expect(text).toContain(`${reference},contact,en,received,`);
  expect(text).toContain(`,'=HYPERLINK(1),`);
  expect(await json("export --json")).toHaveLength(2);
});

test("a person whom somebody else's gift had an e-mail written to is found and erased", async () => {
  const begun = await site.started({ email: "ana@example.org", dedication });
  const toHer = sampleMail({ to: { email: dedication.mail.email } });
  await site.storage.outbox.add([toHer], { now: site.clock.now(), giftRow: begun.row });
  const told = await run("export-person paula@example.org");
  expect(JSON.parse(told.out)).toMatchObject({
    gifts: [],
    dedications: [{ dedication }],
    "e-mails": [{ toEmail: dedication.mail.email }],
  });
  expect(told.out).not.toContain("ana@example.org");
  const done = await run("delete paula@example.org --yes");
  expect(done).toMatchObject({ code: 0, out: expect.stringContaining("1 e-mail") });
  expect(done.out).toContain("1 dedication");
  const kept = { email: "ana@example.org", dedication: null };
  expect(await site.gift(begun.id)).toMatchObject(kept);
  expect((await run("export-person paula@example.org")).code).toBe(2);
});

test("neither a person's full export nor a list has a key to a page", async () => {
  const email = "ana@example.org";
  await keep({ email, pictures: [picture], fields: { message: "Hola" } });
  const reader = sampleSubscriber({ email, state: "confirmed", confirmedAt: now });
  await site.storage.subscribers.save(reader);
  const { out } = await run("list --form newsletter --json");
  expect([out.includes(email), out.includes(reader.token)]).toEqual([true, false]);
  const gift = await site.paidGift({ email, name: "Ana Tuc", giftCents: 5500 });
  await keep({ email: "otra@example.org", fields: { message: "Ajeno" } });
  const file = join(temporaryFolder(), "ana.json");
  expect((await run(`export-person Ana@Example.org --output ${file}`)).code).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const text = await readFile(file, "utf8");
  expect(JSON.parse(text)).toMatchObject({
    email,
    submissions: [{ fields: { message: "Hola" } }],
    pictures: [{ width: 1, bytes: "data:image/webp;base64,AQI=" }],
    subscribers: [{ email, state: "confirmed" }],
    gifts: [{ name: "Ana Tuc", giftCents: 5500 }],
    payments: [{ giftCents: 5500 }],
  });
  expect(text).not.toContain("Ajeno");
  const { "e-mails": _mails, ...rest } = JSON.parse(text) as Record<string, unknown>;
  const { key } = await site.receiptOf(gift);
  for (const secret of [reader.token, gift.manageToken, gift.id, key])
    expect(JSON.stringify(rest)).not.toContain(secret);
});

test("a donor without an address is erased alone, by the gift's number", async () => {
  const cash = { way: "cash", amount: "20", received: "2026-02-27", language: "es" };
  const { reference } = await site.enter({ ...cash, name: "Rosa Tun" });
  await site.enter({ ...cash, name: "Luz Cali" });
  expect((await run(`delete ${reference}`)).err).toContain("Rosa Tun from LWH-");
  expect((await run(`delete ${reference} --yes`)).out).toBe("erased: 1 gift\n");
  expect((await run(`delete ${reference} --yes`)).err).toContain("nothing about a person is");
  await expect(planErasing(site.giving, "")).rejects.toThrow(Refusal);
  expect(await site.storage.erasePerson("")).toEqual({});
  const gifts = await site.storage.gifts.list({}, 9);
  expect(gifts.map(({ name }) => name)).toEqual(["Luz Cali", ""]);
});

test("one message is erased alone when requested so", async () => {
  const email = "borrar@example.org";
  const reference = await keep({ email, form: "story", pictures: [picture] });
  await keep({ email });
  const asked = async (more = "") => (await run(`delete ${reference}${more}`)).err;
  expect(await asked(" --only")).toContain(`${reference} with 1 picture would go for good`);
  expect(await asked()).toContain(`1 picture, 2 submissions of ${email} would go`);
  expect(await site.storage.submissions.count({ email })).toBe(2);
  const done = await run(`delete ${reference} --only --yes`);
  expect(done.out).toBe("erased: 1 submission\n");
  expect(await site.storage.submissions.count({ email })).toBe(1);
  const audit = { isWhole: true, lines: [{ action: "erased" }] };
  expect(await json("audit")).toMatchObject(audit);
});

const emptyDatabase = { DATA_DIR: temporaryFolder("file"), DATABASE_URL: "" };
writeFileSync(join(emptyDatabase.DATA_DIR, "site.sqlite"), "");
const nowhere = "postgres://lwh:geheim@127.0.0.1:1/lwh";

test.for([
  ["list --since ayer", 2, /--since is "ayer"; it may be a day such as 2026-05-18, or 7d/],
  ["list --form forms", 2, /--form is "forms"; it may be blueprint, newsletter,/],
  ["lst", 2, /there is no command "lst"; there are list, show,/],
  ["show LWH-7K3M-QQ", 2, /one sign is wrong, or it was erased/],
  // npm kept the option for itself and passed on its word.
  ["list story", 2, /"story" is one word too many; if an option stood before it/],
  ["list", 1, /the database is empty: no site was in .*; set DATA_DIR/, emptyDatabase],
  ["list", 1, /the database is unreachable/, { DATABASE_URL: nowhere }],
] as const)("%j is answered with exit code %i by one line that helps: %o", async (row) => {
  const [words, code, line, own] = row;
  const ran = await run(words, own);
  expect(ran).toMatchObject({ code, out: "" });
  expect(ran.err).toMatch(line);
  expect(ran.err).not.toContain("geheim");
  expect(ran.err.trimEnd().split("\n")).toHaveLength(1);
});

describe("a test e-mail", async () => {
  const mail = await startMailServer();
  afterAll(() => mail.stop());
  const send = (own: NodeJS.ProcessEnv = {}) => {
    const env = { MAIL_FROM: "us@example.org", SMTP_URL: mail.url, ...own };
    return runHere(inboxTool, env, ["mail-test", "ana@example.org"]);
  };

  test("is sent at once, without a database", async () => {
    const ran = await send();
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(ran.out).toContain("has accepted the e-mail to ana@example.org");
    expect(mail.delivered.map(({ to }) => to)).toEqual([["ana@example.org"]]);
  });

  test("that cannot be sent says which setting, mailbox or server is missing", async () => {
    expect(await send({ SMTP_URL: "" })).toMatchObject({
      code: 1,
      err: "inbox: no e-mail was sent: SMTP_URL is not set, so the site's e-mails wait\n",
    });
    mail.refuseRecipients(Object.assign(new Error("no such user"), { responseCode: 550 }));
    const refused = await send();
    expect(refused.err).toMatch(/no e-mail was sent: .* did not take it: .*no such user/);
    expect(refused.code).toBe(1);
    const away = await send({ SMTP_URL: "smtp://user:geheim@127.0.0.1:1" });
    expect(away.err).toMatch(/127\.0\.0\.1:1 did not take it: .*ECONNREFUSED/);
    expect(away.err).not.toContain("geheim");
  });
});

test("gifts are reconciled, listed and shown without a key", async () => {
  expect((await run("reconcile")).err).toContain("No payment provider is set up");
  const stripe = await startStripe();
  // The commands run on the real clock: Stripe's refund and ours must be of one time.
  const live = await stripeSite(site.storage, stripe, "live", now.toISOString());
  const env = {
    STRIPE_SECRET_KEY: "sk_live_1234",
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
  const luz = { email: "luz@example.org", name: "Luz Cali", designation: solarKit };
  const gift = await live.started({ ...luz, giftCents: 15_000 });
  // No webhook came: reconciling finds it.
  stripe.pay(gift.checkoutId ?? "", live.clock.now());
  const found = await run("reconcile --since 2d --json", env);
  expect(found).toMatchObject({ code: 0, err: "" });
  const seen = { seen: stripe.events.length, missed: stripe.events.length, fees: 1 };
  const well = { problems: [], unclaimed: [], unbalanced: [] };
  expect(JSON.parse(found.out)).toEqual({ ...seen, ...well });

  // Money of a gift that is in no books of ours waits for a person.
  const paid = { payment_status: "paid", payment_intent: "pi_lost" };
  const order = { mode: "payment", amount: 900, metadata: { gift: "lost" } } as const;
  stripe.happen(live.event("checkout.session.completed", session(order, paid)));
  const waiting = await run("reconcile --since 99d", env);
  expect(waiting).toMatchObject({ code: 1, err: expect.stringContaining("for 30 days") });
  const unclaimed = [{ paymentId: "pi_lost", amount: 900 }];
  expect(JSON.parse(waiting.out)).toMatchObject({ unclaimed });

  await live.storage.gifts.change(gift.row, { newEmailKey: "newmailboxkey" });
  const listed = (await run("list --form gifts --json", env)).out;
  const gifts = [{ name: "Luz Cali", giftCents: 15_000, mode: "live" }];
  expect(JSON.parse(listed)).toMatchObject({ count: 1, gifts });
  const { number } = await live.receiptOf(gift);
  const shown = (await run(`show ${gift.reference.toLowerCase()}`, env)).out;
  for (const words of [number, "payment:pi_", "card_fees", "gift-receipt"])
    expect(shown).toContain(words);
  expect(listed + shown).not.toMatch(/[?&]key=/);
  for (const key of [gift.manageToken, gift.id, "newmailboxkey"])
    expect(listed + shown).not.toContain(key);
  stripe.stop();
});
