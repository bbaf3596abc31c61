import { describe, expect, test } from "vitest";
import type { Storage } from "#domain/storage/storage.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { sampleMail } from "../fakes/samples.ts";
import { claim, day, keep, later, minute, now, queue, storageOn } from "./storage-on.ts";
import { bothEngines, type TestEngine } from "./engines.ts";

describe.each(bothEngines)("the outbox on %s", (name) => {
  let engine: TestEngine;
  let settings: StorageSettings;
  let storage: Storage;
  storageOn(name, (fresh) => ({ engine, settings, storage } = fresh));

  test("gives an e-mail back unchanged, byte for byte", async () => {
    const mail = sampleMail({
      subject: "Señal ’ 🌽",
      to: "staff",
      replyTo: "a@b.co",
      unsubscribeUrl: "https://example.org/u?token=1",
      attachment: "/donate/receipt/LWR-7K3M-9PQD.pdf?key=k",
    });
    await queue(storage, [mail]);
    expect(await claim(storage, now)).toEqual([expect.objectContaining({ ...mail, attempts: 1 })]);
  });

  test("hands each e-mail to one sender only, however many ask at once", async () => {
    const others = await Promise.all([engine.open(settings), engine.open(settings)]);
    await queue(
      storage,
      Array.from({ length: 60 }, () => sampleMail()),
    );
    const how = { now, leaseMs: minute, limit: 4 };
    const taken = await Promise.all(
      [storage, ...others, storage, ...others, storage, ...others, storage, ...others].map((one) =>
        one.outbox.claim(how),
      ),
    );
    const ids = taken.flat().map((mail) => mail.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(48);
  });

  test("gives an e-mail to the next sender when the first one died with it", async () => {
    await queue(storage);
    const [first] = await claim(storage, now);
    expect(await claim(storage, later(9 * minute))).toEqual([]);
    const [second] = await claim(storage, later(10 * minute));
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.attempts).toBe(2);
  });

  test("does not let a sender that lost its lease overrule the one that has it", async () => {
    await queue(storage);
    const [slow] = await claim(storage, now);
    const [quick] = await claim(storage, later(10 * minute));
    if (!slow || !quick) throw new Error("nothing was claimed");
    await storage.outbox.markSent(quick, now);
    await storage.outbox.markFailed(slow, "too late", later(minute));
    expect((await storage.outbox.countByState()).sent).toBe(1);
  });

  test("counts its three days from the first real try", async () => {
    await queue(storage);
    const [untried] = await claim(storage, now);
    if (!untried) throw new Error("nothing was claimed");
    await storage.outbox.release(untried, now);
    const [tried] = await claim(storage, later(day));
    expect(tried?.attempts).toBe(1);
    expect(tried?.deadAfter).toEqual(later(4 * day));
  });

  test("revives dead e-mails, all or those of one submission", async () => {
    const one = await keep(storage);
    const two = await keep(storage);
    await queue(storage, [sampleMail()], one);
    await queue(storage, [sampleMail()], two);
    for (const mail of await claim(storage, now))
      await storage.outbox.markFailed(mail, "no", "dead");
    expect((await storage.outbox.countByState()).dead).toBe(2);
    expect(await storage.outbox.revive(now, one)).toBe(1);
    expect(await storage.outbox.revive(now, null)).toBe(1);
    const revived = await claim(storage, now);
    expect(revived.map((mail) => [mail.attempts, mail.deadAfter])).toEqual([
      [1, later(3 * day)],
      [1, later(3 * day)],
    ]);
  });

  test("keeps held e-mails back until somebody lets them go", async () => {
    const id = await keep(storage);
    const mails = [sampleMail()];
    await storage.outbox.add(mails, { now, state: "held", submissionId: id });
    const to = { email: "luz@example.org" };
    await storage.outbox.add([sampleMail({ to })], { now, state: "held" });
    expect(await claim(storage, now)).toEqual([]);
    expect(await storage.outbox.unhold(now, { submissionId: id })).toBe(1);
    expect(await storage.outbox.unhold(now, to)).toBe(1);
    expect(await claim(storage, now)).toHaveLength(2);
  });

  test("keeps e-mails to staff waiting while no address of the staff is known", async () => {
    await queue(storage, [sampleMail({ to: "staff" }), sampleMail()]);
    expect(await claim(storage, now, { withStaff: false })).toHaveLength(1);
    expect(await claim(storage, now)).toHaveLength(1);
  });

  test("erases e-mails sent or forgotten long ago, and no others", async () => {
    await queue(storage, [sampleMail(), sampleMail()]);
    const [mail] = await claim(storage, now, { limit: 1 });
    if (!mail) throw new Error("nothing was claimed");
    await storage.outbox.markSent(mail, now);
    const submissionId = await keep(storage);
    await storage.outbox.add([sampleMail()], { now, state: "held", submissionId });
    await storage.outbox.add([sampleMail()], { now, state: "held" });
    expect(await storage.outbox.eraseOld(now)).toBe(0);
    expect(await storage.outbox.eraseOld(later(1))).toBe(2);
    expect(await storage.outbox.countByState()).toMatchObject({ waiting: 1, held: 1, sent: 0 });
  });
});
