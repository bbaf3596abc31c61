import { existsSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ClaimedMail } from "#domain/mail/mail.ts";
import type { Storage } from "#domain/storage/storage.ts";
import type { NewSubmission, Picture } from "#domain/submissions/submissions.ts";
import { tables, type TableName } from "#domain/tables/tables.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { day, minute, sampleMail, sampleSubmission, sampleSubscriber } from "../fakes/samples.ts";
import { bothEngines, useEngine } from "./engines.ts";

const now = new Date("2026-03-02T15:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const picture: Picture = { type: "image/webp", width: 1, height: 1, bytes: new Uint8Array([1]) };

describe.each(bothEngines)("storage on %s", (name) => {
  const engine = useEngine(name);
  let settings: StorageSettings;
  let storage: Storage;
  beforeAll(async () => {
    settings = await engine.create();
  });
  beforeEach(async () => {
    // Emptied: a new database takes PostgreSQL three times as long.
    const { db } = await engine.connect(settings);
    for (const table of Object.keys(tables).toReversed() as TableName[])
      await db.deleteFrom(table).execute();
    storage = await engine.open(settings);
  });

  type Sample = Partial<NewSubmission> & { readonly pictures?: readonly Picture[] };
  const keep = async ({ pictures = [], ...own }: Sample = {}): Promise<number> => {
    const added = await storage.submissions.add(sampleSubmission(own));
    if (!added?.id) throw new Error("the sample was already there");
    for (const [position, one] of pictures.entries())
      await storage.submissions.addPicture(added.id, position, one);
    return added.id;
  };
  const claim = (at: Date, own: Partial<Parameters<Storage["outbox"]["claim"]>[0]> = {}) =>
    storage.outbox.claim({ now: at, limit: 10, ...own });
  const queue = (mails = [sampleMail()], submissionId?: number) =>
    storage.outbox.add(mails, { now, submissionId });

  const atOnce = async <Done>(times: number, work: (one: Storage, at: number) => Promise<Done>) => {
    const processes = [storage, await engine.open(settings)];
    return Promise.all(Array.from({ length: times }, (_, at) => work(processes[at % 2]!, at)));
  };

  test("returns exactly what a visitor sent", async () => {
    const pictures = [{ ...picture, width: 3, bytes: new Uint8Array([0, 255, 10]) }, picture];
    const message = "uno\ndos '; -- \\ 🌽";
    const fields = { name: "Ixchel ’Ajpu", message, weeks: 3, adult: true, n: null };
    const sent = sampleSubmission({ fields, suspicions: ["honeypot"], state: "suspected" });
    const id = await keep({ ...sent, pictures });
    const { idempotencyKey: _key, ...rest } = sent;
    expect(await storage.submissions.find(sent.reference)).toEqual({
      ...rest,
      id,
      pictureCount: 2,
      mail: null,
      stage: "received",
      stageAt: sent.receivedAt,
      answeredAt: null,
      closedBecause: null,
      staffNote: "",
    });
    await storage.submissions.setStaffNote(id, "Called.");
    expect((await storage.submissions.find(sent.reference))?.staffNote).toBe("Called.");
    // A process that was killed in between may bring one again.
    await storage.submissions.addPicture(id, 1, pictures[0]!);
    const kept = await storage.submissions.pictures(id);
    expect(kept.map((one) => ({ ...one, bytes: [...one.bytes] }))).toEqual([
      { ...pictures[0], bytes: [0, 255, 10] },
      { ...picture, bytes: [1] },
    ]);
  });

  test("gives no reference to two people, and no number of an erased message again", async () => {
    const first = sampleSubmission();
    const id = await keep(first);
    const other = sampleSubmission({ reference: first.reference });
    expect(await storage.submissions.add(other)).toBeNull();
    await storage.eraseRecord("submission", first.reference);
    expect(await keep()).toBeGreaterThan(id);
  });

  test("stores one row of the same attempt sent ten times at once by two processes", async () => {
    const sent = sampleSubmission();
    const answers = await atOnce(10, (one, at) =>
      one.submissions.add({ ...sent, reference: `${sent.reference}-${at}` }),
    );
    const [{ id, reference } = { id: 0, reference: "" }] = await storage.submissions.list({}, 2);
    expect(answers.filter((answer) => answer?.id)).toEqual([{ id, reference }]);
    expect(answers.filter((answer) => !answer?.id)).toEqual(Array(9).fill({ reference }));
    expect(await storage.submissions.count({})).toBe(1);
  });

  test("lists the newest first under filters of form, day, language, state, person and mail", async () => {
    await keep({ form: "story", receivedAt: later(-2 * day) });
    await keep({ language: "es", receivedAt: later(-day), email: "luz@example.org" });
    const suspect = await keep({ state: "suspected", suspicions: ["honeypot"] });
    await storage.outbox.add([sampleMail()], { now, state: "held", submissionId: suspect });
    const listed = async (filter: Parameters<Storage["submissions"]["list"]>[0]) =>
      (await storage.submissions.list(filter, 10)).map((one) => one.id);
    expect(await listed({})).toEqual([suspect, suspect - 1, suspect - 2]);
    expect(await listed({ form: "story" })).toEqual([suspect - 2]);
    expect(await listed({ receivedAt: { from: later(-day) } })).toEqual([suspect, suspect - 1]);
    expect(await listed({ receivedAt: { until: later(-day) } })).toEqual([suspect - 2]);
    expect(await listed({ state: "suspected" })).toEqual([suspect]);
    expect(await listed({ email: "luz@example.org" })).toEqual([suspect - 1]);
    expect((await storage.submissions.list({}, 1))[0]?.mail).toBe("held");
  });

  test("returns a long list for export completely and in order", async () => {
    await storage.transaction(async (stores) => {
      for (let at = 0; at < 210; at += 1) await stores.submissions.add(sampleSubmission());
    });
    const ids = (await Array.fromAsync(storage.submissions.each({}))).map((one) => one.id);
    expect(ids).toHaveLength(210);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  const writeWithin: Parameters<Storage["transaction"]>[0] = async (stores) => {
    await stores.rateLimits.count(["block"], minute, now);
    const added = await stores.submissions.add(sampleSubmission());
    await stores.outbox.add([sampleMail()], { now, submissionId: added?.id });
  };

  test("keeps nothing of a transaction when anything of it fails", async () => {
    const work = storage.transaction(async (stores) => {
      await writeWithin(stores);
      throw new Error("the power went");
    });
    await expect(work).rejects.toThrow("the power went");
    expect(await storage.submissions.count({})).toBe(0);
    expect(await claim(now)).toEqual([]);
    expect(await storage.rateLimits.count(["block"], minute, now)).toEqual([1]);
  });

  test("completes the transactions of many visitors at once", async () => {
    await atOnce(12, (one) => one.transaction(writeWithin));
    expect(await storage.submissions.count({})).toBe(12);
    expect((await storage.outbox.countByState()).waiting).toBe(12);
    expect(await storage.rateLimits.count(["block"], minute, now)).toEqual([13]);
  });

  test("counts each key by itself within a window, and from one after it", async () => {
    const count = (keys: readonly string[], at: Date) => storage.rateLimits.count(keys, minute, at);
    expect(await count(["a"], now)).toEqual([1]);
    expect(await count(["b", "a"], later(minute - 1))).toEqual([1, 2]);
    expect(await count(["b", "a"], later(minute))).toEqual([2, 1]);
    expect(await count([], now)).toEqual([]);
  });

  test("lists the lines of the record that name a reference, and no others", async () => {
    await storage.audit.append(now, "stage", { reference: "LWH-AAAA-AA", stage: "read" });
    await storage.audit.append(now, "seen", { reference: "LWH-AAAA-AB" });
    await storage.audit.append(now, "entered", { gift: "LWH-AAAA-AA", letters: 2 });
    const lines = await storage.audit.listAbout("LWH-AAAA-AA");
    expect(lines.map(({ action }) => action)).toEqual(["stage", "entered"]);
    expect(lines[1]?.detail).toEqual({ gift: "LWH-AAAA-AA", mails: 2 });
    const others = await storage.audit.list(10, false);
    expect(others.map(({ action }) => action)).toEqual(["entered", "stage"]);
  });

  test("chains the record against changed and missing lines", async () => {
    await atOnce(12, (one, at) => one.audit.append(now, "exported", { rows: at }));
    expect(await storage.audit.findBreak()).toBeNull();
    const lines = await storage.audit.list(20);
    expect(lines.map((line) => line.number)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const { db } = await engine.connect(settings);
    const write = (detail: string) =>
      db.updateTable("audit").set({ detail }).where("number", "=", 3).execute();
    await write('{"rows":99}');
    expect(await storage.audit.findBreak()).toBe(3);
    await write(JSON.stringify(lines.at(-3)?.detail));
    expect(await storage.audit.findBreak()).toBeNull();
    await db.deleteFrom("audit").where("number", "=", 2).execute();
    expect(await storage.audit.findBreak()).toBe(3);
  });

  test("gives all processes the same secret", async () => {
    const [one, two] = await atOnce(2, (each) => each.secret("stamp"));
    expect(one).toBe(two);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(await storage.secret("other")).not.toBe(one);
  });

  test("lets exactly one process do the work of a day or an hour", async () => {
    const asked = await atOnce(4, (one) => one.startDaily("daily", "2026-03-02"));
    expect(asked.filter(Boolean)).toHaveLength(1);
    expect(await storage.startDaily("daily", "2026-03-03")).toBe(true);
    // A clock that ran ahead must not stop the work for as long.
    expect(await storage.startDaily("daily", "2027-03-03")).toBe(true);
    expect(await storage.startDaily("daily", "2026-03-04")).toBe(true);
    expect(await storage.startDaily("daily", "2026-03-04")).toBe(false);
    // Nor is it done twice when one process's clock is behind.
    const behind = await engine.open(settings);
    expect(await behind.startDaily("daily", "2026-03-03")).toBe(false);
    expect(await storage.startDaily("daily", "2026-03-04")).toBe(false);
    expect(await behind.startDaily("daily", "2026-03-02")).toBe(true);
    expect(await storage.startDaily("hourly", "2026-03-01T00")).toBe(true);
    expect(await behind.startDaily("hourly", "2026-02-28T23")).toBe(false);
    expect(await behind.startDaily("hourly", "2026-02-28T22")).toBe(true);
  });

  test("erases a person from every table, and nobody else", async () => {
    const email = "borrar@example.org";
    const to = { email };
    const id = await keep({ email, pictures: [picture], fields: { email } });
    const other = await keep();
    await queue([sampleMail({ to }), sampleMail({ to: "staff", replyTo: email })], id);
    await queue([sampleMail({ to })]);
    await queue([sampleMail()], other);
    await storage.subscribers.save(sampleSubscriber({ email }));
    await storage.subscribers.save(sampleSubscriber());
    const erased = { submissions: 1, pictures: 1, "e-mails": 3, subscribers: 1 };
    expect(await storage.erasePerson(email)).toEqual(erased);
    expect(await storage.submissions.list({}, 9)).toMatchObject([{ id: other }]);
    expect((await storage.outbox.countByState()).waiting).toBe(1);
    expect((await storage.subscribers.countByState()).asked).toBe(1);
  });

  test("starts on the same empty database from six processes at once", async () => {
    const fresh = await engine.createEmpty();
    const six = await Promise.all(Array.from({ length: 6 }, () => engine.open(fresh)));
    await Promise.all(six.map((one) => one.check()));
    expect(await six[0]?.submissions.count({})).toBe(0);
  });

  test("opens no empty database for a public site unless it is new", async () => {
    const empty = { ...(await engine.createEmpty()), mayBeNew: false };
    await expect(engine.open(empty)).rejects.toMatchObject({ reason: "empty" });
    expect(existsSync(empty.dataDir)).toBe(false);
    await engine.open({ ...empty, mayBeNew: true });
    await engine.open(empty);
  });

  const claimOne = async (at: Date): Promise<ClaimedMail> => {
    const [mail] = await claim(at, { limit: 1 });
    if (!mail) throw new Error("nothing was claimed");
    return mail;
  };

  test("hands each e-mail to one sender only, however many ask at once", async () => {
    const three = [storage, await engine.open(settings), await engine.open(settings)];
    await queue(Array.from({ length: 60 }, () => sampleMail()));
    const how = { now, limit: 4 };
    const claims = Array.from({ length: 12 }, (_, at) => three[at % 3]!.outbox.claim(how));
    const ids = (await Promise.all(claims)).flat().map((mail) => mail.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(48);
  });

  test("gives an e-mail to the next sender when the first one died with it", async () => {
    await queue();
    const first = await claimOne(now);
    expect(await claim(later(9 * minute))).toEqual([]);
    const second = await claimOne(later(10 * minute));
    expect(second).toMatchObject({ messageId: first.messageId, attempts: 2 });
    // The lost lease does not overrule the one that replaced it.
    await storage.outbox.markSent(second, now);
    await storage.outbox.markFailed(first, "too late", later(minute));
    expect((await storage.outbox.countByState()).sent).toBe(1);
  });

  test("counts the three days of an e-mail from its first real try", async () => {
    await queue();
    await storage.outbox.release(await claimOne(now), now);
    const { attempts, deadAfter } = await claimOne(later(day));
    expect([attempts, deadAfter]).toEqual([1, later(4 * day)]);
  });

  test("keeps held e-mails back until staff release them", async () => {
    const toEmail = "luz@example.org";
    const mails = [sampleMail({ to: { email: toEmail } }), sampleMail()];
    await storage.outbox.add(mails, { now, state: "held" });
    expect(await claim(now)).toEqual([]);
    expect(await storage.outbox.unhold(now, { toEmail })).toBe(1);
    expect(await claim(now)).toHaveLength(1);
  });

  test("keeps e-mails to staff waiting while no address of the staff is known", async () => {
    await queue([sampleMail({ to: "staff" }), sampleMail()]);
    expect(await claim(now, { withStaff: false })).toHaveLength(1);
    expect(await claim(now)).toHaveLength(1);
  });
});
