import { describe, expect, test } from "vitest";
import type { ClaimedMail } from "#domain/mail/mail.ts";
import { day, minute, sampleMail } from "../fakes/samples.ts";
import { bothEngines } from "./engines.ts";
import { claim, engine, keep, later, now, queue } from "./storage-on.ts";
import { settings, storage, storageOn } from "./storage-on.ts";

describe.each(bothEngines)("the outbox on %s", (engineName) => {
  storageOn(engineName);

  const claimOne = async (at: Date): Promise<ClaimedMail> => {
    const [mail] = await claim(storage, at, { limit: 1 });
    if (!mail) throw new Error("nothing was claimed");
    return mail;
  };
  const hold = (own: object = {}, mail = sampleMail()) =>
    storage.outbox.add([mail], { now, state: "held", ...own });

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
    const three = [storage, await engine.open(settings), await engine.open(settings)];
    await queue(
      storage,
      Array.from({ length: 60 }, () => sampleMail()),
    );
    const how = { now, limit: 4 };
    const claims = Array.from({ length: 12 }, (_, at) => three[at % 3]!.outbox.claim(how));
    const ids = (await Promise.all(claims)).flat().map((mail) => mail.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(48);
  });

  test("gives an e-mail to the next sender when the first one died with it", async () => {
    await queue(storage);
    const first = await claimOne(now);
    expect(await claim(storage, later(9 * minute))).toEqual([]);
    const second = await claimOne(later(10 * minute));
    expect(second).toMatchObject({ messageId: first.messageId, attempts: 2 });
    // The lost lease does not overrule the one that replaced it.
    await storage.outbox.markSent(second, now);
    await storage.outbox.markFailed(first, "too late", later(minute));
    expect((await storage.outbox.countByState()).sent).toBe(1);
  });

  test("counts the three days of an e-mail from its first real try", async () => {
    await queue(storage);
    await storage.outbox.release(await claimOne(now), now);
    const { attempts, deadAfter } = await claimOne(later(day));
    expect([attempts, deadAfter]).toEqual([1, later(4 * day)]);
  });

  test("revives dead e-mails, all or those of one submission", async () => {
    const [one, two] = [await keep(storage), await keep(storage)];
    for (const id of [one, two]) await queue(storage, [sampleMail()], id);
    for (const mail of await claim(storage, now))
      await storage.outbox.markFailed(mail, "no", "dead");
    expect((await storage.outbox.countByState()).dead).toBe(2);
    expect(await storage.outbox.revive(now, one)).toBe(1);
    expect(await storage.outbox.revive(now, null)).toBe(1);
    const fresh = { attempts: 1, deadAfter: later(3 * day) };
    expect(await claim(storage, now)).toMatchObject([fresh, fresh]);
  });

  test("keeps held e-mails back until staff release them", async () => {
    const submissionId = await keep(storage);
    await hold({ submissionId });
    const toEmail = "luz@example.org";
    await hold({}, sampleMail({ to: { email: toEmail } }));
    expect(await claim(storage, now)).toEqual([]);
    expect(await storage.outbox.unhold(now, { submissionId })).toBe(1);
    expect(await storage.outbox.unhold(now, { toEmail })).toBe(1);
    expect(await claim(storage, now)).toHaveLength(2);
  });

  test("keeps e-mails to staff waiting while no address of the staff is known", async () => {
    await queue(storage, [sampleMail({ to: "staff" }), sampleMail()]);
    expect(await claim(storage, now, { withStaff: false })).toHaveLength(1);
    expect(await claim(storage, now)).toHaveLength(1);
  });

  test("erases e-mails sent or forgotten long ago, and no others", async () => {
    await queue(storage, [sampleMail(), sampleMail()]);
    await storage.outbox.markSent(await claimOne(now), now);
    await hold({ submissionId: await keep(storage) });
    await hold();
    expect(await storage.outbox.eraseOld(now)).toBe(0);
    expect(await storage.outbox.eraseOld(later(1))).toBe(2);
    expect(await storage.outbox.countByState()).toMatchObject({ waiting: 1, held: 1, sent: 0 });
  });
});
