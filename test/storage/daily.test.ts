import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, test } from "vitest";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { confirmClock } from "#domain/daily/clock-doubt.ts";
import { runDaily } from "#domain/daily/daily.ts";
import { sqliteFileName } from "#server/storage/open-storage.ts";
import { sampleMail, sampleSubmission, sampleSubscriber } from "../fakes/samples.ts";
import { testGiving } from "../fakes/test-giving.ts";
import { testServices, type TestServices } from "../fakes/test-services.ts";
import { useEngine } from "./engines.ts";

const day = 24 * 3_600_000;

describe("the daily work", () => {
  const engine = useEngine();
  let services: TestServices;

  beforeEach(async () => {
    services = await testServices(await engine.open(await engine.create()));
  });

  const ago = (ms: number) => new Date(services.clock.now().getTime() - ms);
  const digests = async () => (await services.storage.outbox.countByState()).waiting;

  test("erases what is past its time and leaves a line that names nobody", async () => {
    const { submissions, subscribers, outbox, audit } = services.storage;
    await submissions.add(sampleSubmission({ eraseAfter: ago(1) }));
    await submissions.add(sampleSubmission({ eraseAfter: ago(1), form: "story" }));
    await submissions.add(sampleSubmission({ eraseAfter: ago(-day) }));
    await subscribers.save(sampleSubscriber({ askedAt: ago(15 * day) }));
    await subscribers.save(sampleSubscriber({ state: "confirmed", confirmedAt: ago(900 * day) }));
    await outbox.add([sampleMail()], { now: ago(31 * day) });
    const how = { now: ago(31 * day), leaseMs: day, limit: 1 };
    for (const mail of await outbox.claim(how)) await outbox.markSent(mail, ago(31 * day));

    expect(await runDaily(services, "never")).toBe(true);
    expect(await submissions.count({})).toBe(1);
    expect(await subscribers.countByState()).toEqual({ asked: 0, confirmed: 1, left: 0 });
    const [line] = await audit.list(1);
    expect(line).toMatchObject({
      action: "expired",
      detail: { contact: 1, story: 1, letters: 1, newsletter: 1 },
    });
  });

  test("is done once a day, by whichever process comes first", async () => {
    const done = await Promise.all(Array.from({ length: 4 }, () => runDaily(services, "never")));
    expect(done.filter(Boolean)).toHaveLength(1);
    services.clock.pass(day);
    expect(await runDaily(services, "never")).toBe(true);
  });

  test.each([
    ["suspected", "received", 0],
    ["suspected", "suspected", 1],
    ["daily", "received", 1],
    ["never", "suspected", 0],
    ["daily", null, 0],
  ] as const)("with the wish %j and a %s message sends %i digests", async (wish, state, sent) => {
    const when = { receivedAt: ago(day / 2), eraseAfter: ago(-day) };
    if (state) await services.storage.submissions.add(sampleSubmission({ state, ...when }));
    await runDaily(services, wish);
    expect(await digests()).toBe(sent);
  });

  test("erases nothing while the clock has jumped, and tells operator and staff (audit 11)", async () => {
    const { submissions, outbox } = services.storage;
    await runDaily(services, "suspected");
    await submissions.add(sampleSubmission({ eraseAfter: ago(-60 * day) }));
    services.clock.pass(400 * day);
    expect(await runDaily(services, "suspected")).toBe(true);
    expect(await runDaily(services, "suspected")).toBe(false);
    expect(await submissions.count({})).toBe(1);
    expect(services.warnings).toHaveLength(1);
    expect(services.warnings[0]).toMatch(
      /says 2027-04-06, .* on 2026-03-02: nothing is erased before 2027-04-13/,
    );
    expect(await digests()).toBe(1);
    const how = { now: services.clock.now(), leaseMs: 1, limit: 1 };
    const [digest] = await outbox.claim(how);
    expect(digest?.text).toContain("2027-04-06");
    expect(digest?.text).toContain("If the clock is right, say so");

    // Put right again, the next day's work is done as ever.
    services.clock.pass(-399 * day);
    expect(await runDaily(services, "never")).toBe(true);
    expect(services.warnings).toHaveLength(1);
    expect(await submissions.count({})).toBe(1);
    services.clock.pass(61 * day);
    for (let passed = 0; passed < 7; passed += 1) {
      await runDaily(services, "never");
      services.clock.pass(day);
    }
    expect(await submissions.count({})).toBe(1);
    // A clock that goes on evenly for a week is believed.
    await runDaily(services, "never");
    expect(await submissions.count({})).toBe(0);
    services.clock.pass(day);
    expect(await runDaily(services, "never")).toBe(true);
    expect(services.warnings).toHaveLength(8);
  });

  test("erases again at once when staff confirm the clock after a pause", async () => {
    await runDaily(services, "never");
    await services.storage.submissions.add(sampleSubmission({ eraseAfter: ago(-day) }));
    services.clock.pass(20 * day);
    await runDaily(services, "never");
    expect(await services.storage.submissions.count({})).toBe(1);
    await confirmClock(services.storage, guatemalaDay(services.clock.now()));
    expect(await runDaily(services, "never")).toBe(true);
    expect(await services.storage.submissions.count({})).toBe(0);
  });

  test("names in the digest the e-mails that nobody will get (audit 14)", async () => {
    const { outbox } = services.storage;
    const now = services.clock.now();
    await outbox.add([sampleMail({ to: { email: "typo@gmial.example" } })], { now });
    const how = { now, leaseMs: 1, limit: 1 };
    for (const mail of await outbox.claim(how))
      await outbox.markFailed(mail, "550 5.1.1 no such user", "dead");
    await runDaily(services, "suspected");
    const [digest] = await outbox.claim(how);
    expect(digest?.text).toContain("contact → typo@gmial.example (550 5.1.1 no such user)");
    expect(digest?.text).not.toMatch(/clock|\{/);
  });

  test("forgets after thirty days who began a gift and never paid, not who paid (audit 12)", async () => {
    const trial = await testGiving(services.storage);
    const dedication = {
      kind: "honour",
      name: "Rosa",
      message: "¡Gracias!",
      letter: null,
    } as const;
    const begun = await trial.started({ name: "Luz Cali", email: "luz@example.org", dedication });
    const paid = await trial.paidGift({ name: "Ana Tuc", email: "ana@example.org" });
    for (let passed = 0; passed < 30; passed += 1) {
      await runDaily(services, "never");
      services.clock.pass(day);
    }
    expect(await trial.gift(begun.id)).toMatchObject({ email: "luz@example.org" });
    services.clock.pass(1);
    await runDaily(services, "never");
    expect(JSON.stringify(await trial.gift(begun.id))).not.toMatch(/luz|rosa|gracias/i);
    expect(await trial.gift(paid.id)).toMatchObject({ email: "ana@example.org", name: "Ana Tuc" });
    const [line] = await services.storage.audit.list(1);
    expect(line?.detail).toMatchObject({ "unpaid gifts": 1 });
  });

  // SQLite takes 32,766 names in one statement, PostgreSQL more.
  test("forgets an attack's 40,000 unpaid gifts at once", async () => {
    const settings = { ...(await engine.create()), databaseUrl: null };
    const attacked = { ...services, storage: await engine.open(settings) };
    const trial = await testGiving(attacked.storage);
    const { row } = await trial.started();
    const file = new DatabaseSync(join(settings.dataDir, sqliteFileName));
    const columns = file
      .prepare("select name from pragma_table_info('gift') where name <> 'row_id'")
      .all()
      .map(({ name: column }) => String(column));
    const unique = ["id", "reference", "idempotency_key", "manage_token", "resume_key"];
    file.exec(`
      with recursive copy (at) as (select 1 union all select at + 1 from copy where at < 40000)
      insert into gift (${columns.join(", ")})
      select ${columns.map((one) => (unique.includes(one) ? `${one} || at` : one)).join(", ")}
      from gift, copy where row_id = ${row}`);
    file.close();
    const later = new Date(services.clock.now().getTime() + 31 * day);
    const { gifts } = attacked.storage;
    expect(await gifts.eraseUnpaid(later)).toBe(40_001);
    expect(await gifts.eraseUnpaid(later)).toBe(0);
  });
});
