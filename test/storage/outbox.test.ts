import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Storage } from "#domain/storage/storage.ts";
import type { Mail } from "#domain/mail/mail.ts";
import { sendRound, startOutbox } from "#server/mail/outbox.ts";
import { createSmtpSender } from "#server/mail/smtp.ts";
import type { Sender } from "#server/mail/smtp.ts";
import type { StorageSettings } from "#server/storage/open-storage.ts";
import { startDrippingServer, startMailServer, startSilentServer } from "../fakes/mail-server.ts";
import type { MailServer } from "../fakes/mail-server.ts";
import { clockAt, sampleMail } from "../fakes/samples.ts";
import { useEngine } from "./engines.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const from = "Long Way Home <office@example.org>";

describe("e-mails", () => {
  const engine = useEngine();
  let settings: StorageSettings;
  let storage: Storage;
  let mail: MailServer;
  let senders: Sender[] = [];
  const clock = clockAt("2026-03-02T15:00:00Z");
  const stopping = new AbortController();

  beforeEach(async () => {
    clock.set(new Date("2026-03-02T15:00:00Z"));
    settings = await engine.create();
    storage = await engine.open(settings);
    mail = await startMailServer();
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const sender of senders) sender.close();
    senders = [];
    await mail.stop();
  });

  // A wait that no busy machine reaches; servers that never answer are asked with a short one.
  const outbox = (url = mail.url, own = storage, waitMs = 30_000) => {
    const sender = createSmtpSender({ url, from, waitMs });
    senders.push(sender);
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    return { storage: own, clock, sender, staff: ["Staff <staff@example.org>"], log, lines };
  };
  const queue = (mails: readonly Mail[]) => storage.outbox.add(mails, { now: clock.now() });
  const counts = () => storage.outbox.countByState();

  test("arrive whole, with the headers of an automatic e-mail", async () => {
    const unsubscribeUrl = "https://site.example.org/newsletter/unsubscribe?token=abc";
    const of = { subject: "Señal de humo 🌽", replyTo: "luz@example.org" };
    await queue([
      sampleMail({ ...of, messageId: "<a@example.org>" }),
      sampleMail({ messageId: "<b@example.org>", unsubscribeUrl }),
      sampleMail({ messageId: "<c@example.org>", to: "staff" }),
    ]);
    const staff = ["Ana <ana@example.org>", "luz@example.org"];
    expect(await sendRound({ ...outbox(), staff }, stopping.signal)).toBe("idle");
    expect((await counts()).sent).toBe(3);
    const sent = (id: string) =>
      mail.delivered.find(({ messageId }) => messageId === `<${id}@example.org>`)!;
    const { to, headers, raw } = sent("a");
    expect(to).toEqual(["maria@example.org"]);
    expect(headers).toEqual(
      expect.arrayContaining([
        "From: Long Way Home <office@example.org>",
        "To: maria@example.org",
        "Reply-To: luz@example.org",
        "Message-ID: <a@example.org>",
        "Auto-Submitted: auto-generated",
        "Content-Language: es",
      ]),
    );
    expect(raw).toContain("text/plain");
    expect(raw).toContain("text/html");
    // E-mails of the newsletter carry the one-click headers of RFC 8058, others do not.
    const unsubscribe = ["a", "b"].map((id) =>
      sent(id).headers.filter((line) => line.startsWith("List-")),
    );
    expect(unsubscribe).toEqual([
      [],
      [
        `List-Unsubscribe: <${unsubscribeUrl}>`,
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
      ],
    ]);
    expect(sent("c").to).toEqual(["ana@example.org", "luz@example.org"]);
  });

  test("bring the paper that goes with them", async () => {
    await queue([sampleMail({ attachment: "/donate/receipt/LWR-7K3M-9PQD.pdf?key=k" })]);
    const readDocument = async (path: string) => Buffer.from(`a paper under ${path}`);
    const sender = createSmtpSender({ url: mail.url, from, waitMs: 30_000, readDocument });
    await sendRound({ ...outbox(), sender }, stopping.signal);
    sender.close();
    const [letter] = mail.delivered;
    expect(letter?.raw).toContain("Content-Type: application/pdf; name=LWR-7K3M-9PQD.pdf");
    const paper = Buffer.from("a paper under /donate/receipt/LWR-7K3M-9PQD.pdf?key=k");
    expect(letter?.raw.replaceAll("\r\n", "")).toContain(paper.toString("base64"));
  });

  test("cannot be given a header by anything a visitor typed", async () => {
    const poison = "x\r\nBcc: victim@example.org\r\nX-Evil: yes";
    await queue([
      sampleMail({ subject: poison, text: poison, html: poison }),
      sampleMail({ replyTo: `a@example.org${poison}` }),
      sampleMail({ to: { email: `a@example.org,${poison}` } }),
      sampleMail({ unsubscribeUrl: `https://example.org/${poison}` }),
    ]);
    await sendRound(outbox(), stopping.signal);
    for (const { headers, to } of mail.delivered) {
      expect(headers.filter((line) => /^(?:bcc|x-evil)/i.test(line))).toEqual([]);
      expect(to).not.toContain("victim@example.org");
    }
  });

  test("that a server refuses wait, are tried again later under the same id, and arrive once", async () => {
    mail.refuse(
      Object.assign(new Error("mailbox of maria@example.org is busy"), { responseCode: 451 }),
    );
    await queue([sampleMail({ messageId: "<same@example.org>" })]);
    const how = outbox();
    await sendRound(how, stopping.signal);
    await sendRound(how, stopping.signal);
    expect(mail.delivered).toHaveLength(0);
    expect(await counts()).toMatchObject({ waiting: 1 });
    expect(how.lines).toHaveLength(1);
    expect(how.lines[0]).toMatch(/failed on try 1 \(next try in \d+ s\)/);
    expect(how.lines[0]).not.toContain("maria@example.org");

    mail.refuse(null);
    clock.pass(minute);
    await sendRound(how, stopping.signal);
    expect(mail.delivered.map((one) => one.messageId)).toEqual(["<same@example.org>"]);
    expect(await counts()).toMatchObject({ waiting: 0, sent: 1 });
  });

  test("cut off in the middle are sent again", async () => {
    mail.dropNext(1);
    await queue([sampleMail({ messageId: "<cut@example.org>", text: "a".repeat(200_000) })]);
    const how = outbox();
    await sendRound(how, stopping.signal);
    expect(await counts()).toMatchObject({ waiting: 1 });
    clock.pass(minute);
    await sendRound(how, stopping.signal);
    expect(mail.delivered.map((one) => one.messageId)).toEqual(["<cut@example.org>"]);
  });

  test.each([
    ["never answers", startSilentServer],
    ["drips its answer for ever", startDrippingServer],
  ])(
    "are not lost to a server that %s, and the others do not each find that out",
    async (_, start) => {
      const useless = await start();
      await queue([sampleMail(), sampleMail(), sampleMail()]);
      const how = outbox(useless.url, storage, 100);
      expect(await sendRound(how, stopping.signal)).toBe("failed");
      expect(useless.connections()).toBe(1);
      expect(how.lines).toHaveLength(1);
      const back = outbox();
      await sendRound(back, stopping.signal);
      expect(mail.delivered).toHaveLength(2);
      clock.pass(minute);
      await sendRound(back, stopping.signal);
      expect(mail.delivered).toHaveLength(3);
      await useless.stop();
    },
  );

  test("of receipts leave first, and the others side by side", async () => {
    await queue(["a", "b", "gift-receipt"].map((name) => sampleMail({ name, subject: name })));
    const first = mail.holdNext();
    const round = sendRound(outbox(), stopping.signal);
    await first.asked;
    const second = mail.holdNext();
    first.answer();
    await second.asked;
    await expect.poll(() => mail.delivered).toHaveLength(2);
    expect(mail.delivered[0]?.headers).toContain("Subject: gift-receipt");
    second.answer();
    await round;
    expect(mail.delivered).toHaveLength(3);
  });

  test.each([
    ["the day's quota", { message: "5.4.5 Daily user sending limit exceeded", responseCode: 550 }],
    ["a rate", { message: "4.7.28 our system has detected an unusual rate", responseCode: 421 }],
  ])("that meet %s wait as long as it lasts, and none is given up", async (_what, refusal) => {
    mail.refuse(Object.assign(new Error(), refusal));
    await queue(Array.from({ length: 7 }, () => sampleMail()));
    const how = outbox();
    // Past the three days after which an e-mail is given up.
    const rounds = 8;
    for (let round = 0; round < rounds; round += 1) {
      await sendRound(how, stopping.signal);
      clock.pass(day / 2);
    }
    expect(await counts()).toMatchObject({ waiting: 7, dead: 0 });
    // One asks for all of them.
    expect(how.lines).toHaveLength(rounds);
    mail.refuse(null);
    await sendRound(how, stopping.signal);
    expect(await counts()).toMatchObject({ sent: 7 });
  });

  test("survive a whole day without a mail server, and leave once each when it is back", async () => {
    await queue(Array.from({ length: 3 }, () => sampleMail()));
    const away = outbox("smtp://127.0.0.1:1");
    for (let hour = 0; hour < 24; hour += 1) {
      expect(["failed", "idle"]).toContain(await sendRound(away, stopping.signal));
      clock.pass(60 * minute);
    }
    expect(await counts()).toMatchObject({ waiting: 3, dead: 0 });
    clock.pass(4 * 60 * minute);
    await sendRound(outbox(), stopping.signal);
    expect(new Set(mail.delivered.map((one) => one.messageId)).size).toBe(3);
    expect(await counts()).toMatchObject({ waiting: 0, sent: 3 });
  });

  test.each([
    ["refuse", 550, "no such user"],
    ["refuseRecipients", 452, "4.2.2 mailbox is full"],
    ["refuseRecipients", 450, "4.2.0 Greylisted"],
    ["refuseRecipients", 450, "4.1.2 Domain not found"],
  ] as const)(
    "are tried each by itself, given up after three days of refusals and go out when staff revive them: %s %i %s",
    async (refuse, responseCode, words) => {
      mail[refuse](Object.assign(new Error(words), { responseCode }));
      await queue([sampleMail(), sampleMail()]);
      const how = outbox();
      await sendRound(how, stopping.signal);
      expect(how.lines).toHaveLength(2);
      for (let at = 0; at < 30; at += 1) {
        clock.pass(4 * 60 * minute);
        await sendRound(how, stopping.signal);
      }
      expect(await counts()).toMatchObject({ waiting: 0, dead: 2 });
      expect(how.lines.at(-1)).toContain("given up");
      mail[refuse](null);
      expect(await storage.outbox.revive(clock.now(), null)).toBe(2);
      await sendRound(how, stopping.signal);
      expect(await counts()).toMatchObject({ sent: 2, dead: 0 });
    },
  );

  const triesUntilDead = async (most: number) => {
    const how = outbox();
    let tries = 0;
    while (tries < most && (await counts()).dead === 0) {
      await sendRound(how, stopping.signal);
      clock.pass(60 * minute);
      tries += 1;
    }
    return { tries, ...(await counts()), last: how.lines.at(-1) };
  };

  test.each([
    ["at its name", "refuseRecipients", "5.1.1 no such user"],
    ["at its name without a class", "refuseRecipients", "mailbox unavailable"],
    ["behind the letter", "refuse", "5.1.1 no such user"],
  ] as const)(
    "to a mailbox that does not exist, told %s, are given up on the second try (audit 14)",
    async (_when, refuse, words) => {
      mail[refuse](Object.assign(new Error(words), { responseCode: 550 }));
      await queue([sampleMail()]);
      const { tries, dead, last } = await triesUntilDead(5);
      expect({ tries, dead }).toEqual({ tries: 2, dead: 1 });
      expect(last).toContain("given up");
      const [given] = await storage.outbox.listDead(9);
      expect(given).toMatchObject({
        to: { email: "maria@example.org" },
        lastError: expect.stringContaining(words),
      });
    },
  );

  test.each([
    ["a relay that does not know us", 554, "5.7.1 relay access denied", "person"],
    ["staff's own address", 550, "5.1.1 no such user", "staff"],
  ] as const)("that meet %s are tried on", async (_what, responseCode, words, to) => {
    mail.refuseRecipients(Object.assign(new Error(words), { responseCode }));
    await queue([sampleMail(to === "staff" ? { to } : {})]);
    expect(await triesUntilDead(5)).toMatchObject({ tries: 5, dead: 0, waiting: 1 });
  });

  test("leave at once when the loop is woken, and the loop stops when told to", async () => {
    // No rest of the loop ever ends, so that only the call can send the e-mail.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const claim = vi.spyOn(storage.outbox, "claim");
    const loop = startOutbox(outbox());
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await queue([sampleMail()]);
    loop.wake();
    await expect.poll(() => mail.delivered.length).toBe(1);
    await loop.stop();
    await queue([sampleMail()]);
    loop.wake();
    expect(claim).toHaveBeenCalledTimes(2);
  });

  test("keep a stopping process no longer than the one under way", async () => {
    const held = mail.holdNext();
    await queue([sampleMail(), sampleMail(), sampleMail()]);
    const loop = startOutbox(outbox());
    await held.asked;
    const stopped = loop.stop();
    held.answer();
    await stopped;
    expect(mail.delivered).toHaveLength(1);
    expect(await counts()).toMatchObject({ sent: 1, waiting: 2 });
    expect(await storage.outbox.claim({ now: clock.now(), leaseMs: 1, limit: 9 })).toHaveLength(2);
  });
});
