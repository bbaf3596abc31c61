import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { Mail } from "#domain/mail/mail.ts";
import { giveUpAfterMs } from "#domain/mail/outbox.ts";
import { retryPauseMs, sendRound, startOutbox } from "#server/mail/outbox.ts";
import { createSmtpSender } from "#server/mail/smtp.ts";
import { startMailServer, type MailServer } from "../fakes/mail-server.ts";
import { day, minute, sampleMail } from "../fakes/samples.ts";
import { demoOn, site } from "./demo-on.ts";

const { signal } = new AbortController();
demoOn();
let mail: MailServer;

beforeEach(async () => {
  mail = await startMailServer();
  onTestFinished(() => mail.stop());
});

/** An outbox that sends to this server. A busy machine never reaches its wait. */
const outbox = (own: Partial<Parameters<typeof createSmtpSender>[0]> = {}) => {
  const from = "Long Way Home <office@example.org>";
  const sender = createSmtpSender({ url: mail.url, from, waitMs: 30_000, ...own });
  onTestFinished(sender.close);
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const staff = ["Staff <staff@example.org>"];
  return { ...site, sender, staff, log, lines };
};
const queue = (...mails: readonly Mail[]) =>
  site.storage.outbox.add(mails, { now: site.clock.now() });
const counts = () => site.storage.outbox.countByState();

test("e-mails arrive whole, with the headers of an automatic e-mail", async () => {
  const unsubscribeUrl = "https://site.example.org/newsletter/unsubscribe?token=abc";
  const of = { subject: "Señal de humo 🌽", replyTo: "luz@example.org" };
  const attachment = "/donate/receipt/LWR-7K3M-9PQD.pdf?key=k";
  await queue(
    sampleMail({ ...of, messageId: "<a@example.org>" }),
    sampleMail({ messageId: "<b@example.org>", unsubscribeUrl }),
    sampleMail({ messageId: "<c@example.org>", to: "staff", attachment }),
  );
  const staff = ["Ana <ana@example.org>", "luz@example.org"];
  const readDocument = async (path: string) => Buffer.from(`a paper under ${path}`);
  expect(await sendRound({ ...outbox({ readDocument }), staff }, signal)).toBe("more");
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
  // E-mails of the newsletter have the one-click headers of RFC 8058, others do not.
  const listHeaders = (id: string) => sent(id).headers.filter((line) => line.startsWith("List-"));
  expect(listHeaders("a")).toEqual([]);
  expect(listHeaders("b")).toEqual([
    `List-Unsubscribe: <${unsubscribeUrl}>`,
    "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
  ]);
  expect(sent("c").to).toEqual(["ana@example.org", "luz@example.org"]);
  expect(sent("c").raw).toContain("pdf; name=long-way-home-LWR-7K3M-9PQD.pdf");
  const paper = Buffer.from(`a paper under ${attachment}`).toString("base64");
  expect(sent("c").raw.replaceAll("\r\n", "")).toContain(paper);
});

test("nothing that a visitor typed becomes a header", async () => {
  const poison = "x\r\nBcc: victim@example.org\r\nX-Evil: yes";
  await queue(
    sampleMail({ subject: poison, text: poison, html: poison }),
    sampleMail({ replyTo: `a@example.org${poison}` }),
    sampleMail({ to: { email: `a@example.org,${poison}` } }),
    sampleMail({ unsubscribeUrl: `https://example.org/${poison}` }),
  );
  await sendRound(outbox(), signal);
  expect(mail.delivered).not.toEqual([]);
  for (const { headers, to } of mail.delivered) {
    expect(headers.filter((line) => /^(?:bcc|x-evil)/i.test(line))).toEqual([]);
    expect(to).not.toContain("victim@example.org");
  }
});

test("a refused e-mail arrives once, on a later try under the same id", async () => {
  const busy = new Error("mailbox of maria@example.org is busy");
  mail.refuse(Object.assign(busy, { responseCode: 451 }));
  await queue(sampleMail({ messageId: "<same@example.org>" }));
  const how = outbox();
  await sendRound(how, signal);
  await sendRound(how, signal);
  expect(mail.delivered).toHaveLength(0);
  expect(await counts()).toMatchObject({ waiting: 1 });
  expect(how.lines).toEqual([
    expect.stringMatching(/failed on try 1 \(next try in \d+ s\): (?!.*maria)/),
  ]);
  mail.refuse(null);
  site.clock.pass(minute);
  await sendRound(how, signal);
  expect(mail.delivered).toMatchObject([{ messageId: "<same@example.org>" }]);
  expect(await counts()).toMatchObject({ waiting: 0, sent: 1 });
});

const useless: Readonly<Record<string, (socket: Socket) => void>> = {
  "never answers": () => {},
  "hangs up in between": (socket) => socket.end("220 hello\r\n"),
  /** Greets, and then neither finishes its answer nor falls silent. */
  "drips its answer for ever": (socket) => {
    socket.write("220 drip\r\n");
    const timer = setInterval(() => socket.write("250-and another thing\r\n"), 50);
    // The sender gives up, as it should.
    socket.on("error", () => clearInterval(timer));
  },
};
test.for(Object.keys(useless))("none of three e-mails is lost when a server %s", async (does) => {
  const server = createServer(useless[does]).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await queue(sampleMail(), sampleMail(), sampleMail());
  const how = outbox({ url: `smtp://127.0.0.1:${port}`, waitMs: 100 });
  expect(await sendRound(how, signal)).toBe("failed");
  expect(how.lines).toHaveLength(1);
  const back = outbox();
  await sendRound(back, signal);
  expect(mail.delivered).toHaveLength(2);
  site.clock.pass(minute);
  await sendRound(back, signal);
  expect(mail.delivered).toHaveLength(3);
  server.close();
});

test("receipts leave ahead of the other, parallel e-mails", async () => {
  await queue(...["a", "b", "gift-receipt"].map((name) => sampleMail({ name, subject: name })));
  const first = mail.holdNext();
  const round = sendRound(outbox(), signal);
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

test("an e-mail has about twenty-five tries in three days, with jitter in the pauses", () => {
  expect([0, 1].map((chance) => retryPauseMs(3, chance))).toEqual([72_000, 108_000]);
  let tries = 1;
  for (let ms = 0; ms < giveUpAfterMs; tries += 1) ms += retryPauseMs(tries, 0.5);
  expect(Math.abs(tries - 25)).toBeLessThan(5);
});

const rounds = 8;
const [refusesRecipient, refusesMessage] = ["refuseRecipients", "refuse"] as const;

test.for([
  // The whole site's quota: one e-mail asks for all, and none is given up.
  [refusesMessage, 550, "5.4.5 Daily user sending limit exceeded", rounds, "waiting"],
  [refusesMessage, 421, "4.7.28 our system has detected an unusual rate", rounds, "waiting"],
  // One e-mail's own trouble: given up after three days.
  [refusesMessage, 550, "no such user", 2 * 7, "dead"],
  [refusesRecipient, 452, "4.2.2 mailbox is full", 2 * 7, "dead"],
  [refusesRecipient, 450, "4.1.2 Domain not found", 2 * 7, "dead"],
  [refusesRecipient, 554, "5.7.1 relay access denied", 2 * 7, "dead"],
  // A mailbox that does not exist: given up on the second try.
  [refusesRecipient, 550, "mailbox unavailable", 2 * 2, "dead"],
  [refusesMessage, 550, "5.1.1 no such user", 2 * 2, "dead"],
  // The address of staff is a setting, which the operator can mend.
  [refusesRecipient, 550, "5.1.1 no such user", 2 * rounds, "waiting", "staff"],
] as const)(
  "two e-mails that meet %s %i %s end after %i tries as %s, and leave when staff revive them",
  async ([refuse, responseCode, words, tries, state, to = { email: "maria@example.org" }]) => {
    mail[refuse](Object.assign(new Error(words), { responseCode }));
    await queue(sampleMail({ to }), sampleMail({ to }));
    const how = outbox();
    for (let round = 0; round < rounds; round += 1) {
      await sendRound(how, signal);
      site.clock.pass(day / 2);
    }
    expect(how.lines).toHaveLength(tries);
    expect(await counts()).toMatchObject({ waiting: 0, dead: 0, [state]: 2 });
    const lastError = expect.stringContaining(words);
    const given = { to, lastError };
    const dead = state === "dead" ? [given, given] : [];
    expect(await site.storage.outbox.listDead(9)).toMatchObject(dead);
    if (state === "dead") expect(how.lines.at(-1)).toContain("given up");
    mail[refuse](null);
    expect(await site.storage.outbox.revive(site.clock.now(), null)).toBe(dead.length);
    await sendRound(how, signal);
    expect(await counts()).toMatchObject({ sent: 2, dead: 0 });
  },
);

test("a stopping process waits for the e-mail in flight alone", async () => {
  const held = mail.holdNext();
  await queue(sampleMail(), sampleMail(), sampleMail());
  const loop = startOutbox(outbox());
  await held.asked;
  const stopped = loop.stop();
  held.answer();
  await stopped;
  expect(mail.delivered).toHaveLength(1);
  expect(await counts()).toMatchObject({ sent: 1, waiting: 2 });
  expect(await site.storage.outbox.claim({ now: site.clock.now(), limit: 9 })).toHaveLength(2);
});
