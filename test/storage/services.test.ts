import { beginGift } from "#domain/giving/begin-gift.ts";
import { once } from "node:events";
import { rename } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contactForm } from "#domain/forms/contact.ts";
import { acceptSubmission } from "#domain/submissions/submission.ts";
import { loadedContent } from "#reader/load.ts";
import { createServices, type Services, type ServicesSettings } from "#server/services.ts";
import { sqliteFileName } from "#server/storage/open-storage.ts";
import { startMailServer, type MailServer } from "../fakes/mail-server.ts";
import { replacePauses } from "../fakes/pauses.ts";
import { sentForm } from "../fakes/send-form.ts";
import { startStripe } from "../fakes/stripe-server.ts";
import { sampleRequest } from "../fakes/test-giving.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const write = async (services: Services, message = "Hola") => {
  const values = {
    name: "Ixchel",
    email: "ixchel@example.org",
    subject: "press",
    message,
  };
  const sent = sentForm(contactForm, values, services.clock.now());
  const meta = { language: "es", clientAddress: "203.0.113.7" } as const;
  return acceptSubmission(services, contactForm, sent, meta);
};

describe("the services of a site", () => {
  let dataDir: string;
  let mail: MailServer;
  let lines: string[];

  beforeEach(async () => {
    dataDir = temporaryFolder();
    mail = await startMailServer();
    lines = [];
  });
  afterEach(async () => {
    await mail.stop();
  });

  const start = async (
    smtpUrl: string | null,
    mailStaff: string[] | null = null,
    own: Partial<ServicesSettings> = {},
  ) => {
    const services = await createServices({
      payments: { kind: "demonstration" },
      dataDir,
      databaseUrl: null,
      smtpUrl,
      mailFrom: "Long Way Home <office@example.org>",
      mailStaff,
      siteUrl: "https://site.example.org",
      log: (line) => lines.push(line),
      ...own,
    });
    services.startBackground();
    return services;
  };
  test("write to visitor and staff right after the thanks, before the outbox would look by itself", async () => {
    const services = await start(mail.url, ["Staff <staff@example.org>"]);
    expect((await write(services)).ok).toBe(true);
    await expect.poll(() => mail.delivered.length).toBe(2);
    expect(mail.delivered.flatMap((one) => one.to)).toEqual([
      "ixchel@example.org",
      "staff@example.org",
    ]);
    await services.close();
  });

  test("let e-mails wait, and say for which setting, until mail is set up", async () => {
    const before = await start(null);
    await write(before);
    expect(before.canMailLeave()).toBe(false);
    await before.close();
    const { content } = loadedContent();
    const { site } = content;
    const nameless = await start(mail.url, null, {
      mailFrom: null,
      content: () => ({ ...content, site: { ...site, mail: { ...site.mail, from: null } } }),
    });
    await write(nameless, "Buenos días");
    await nameless.close();
    expect(lines.filter((line) => line.startsWith("mail"))).toEqual([
      "mail waits in the outbox: SMTP_URL is not set",
      "mail waits in the outbox: MAIL_FROM is not set",
    ]);
    expect(mail.delivered).toEqual([]);
    const without = await start(mail.url);
    expect(without.canMailLeave()).toBe(true);
    await expect.poll(() => mail.delivered.length).toBe(2);
    await without.close();
    const after = await start(mail.url, ["staff@example.org"]);
    await expect.poll(() => mail.delivered.length).toBe(4);
    await after.close();
  });

  test("keep what a person wrote out of the log, also when mail fails", async () => {
    mail.refuse(Object.assign(new Error("no room for ixchel@example.org"), { responseCode: 451 }));
    const services = await start(mail.url, ["staff@example.org"]);
    await write(services);
    await expect.poll(() => lines.length).toBe(2);
    expect(lines.join("\n")).not.toMatch(/ixchel|hola|203\.0\.113/i);
    await services.close();
  });

  test("know that no mail leaves while the relay is away, however long nothing is tried", async () => {
    mail.dropNext(9);
    const services = await start(mail.url, ["staff@example.org"]);
    expect(services.canMailLeave()).toBe(true);
    const rounds = vi.spyOn(services.storage.outbox, "claim");
    for (const message of ["Hola", "Buenos días", "¿Siguen ahí?"]) await write(services, message);
    const mailsOfLastRound = async () => {
      services.wakeOutbox();
      return (await rounds.mock.results.at(-1)?.value)?.length;
    };
    const tries = () => lines.filter((line) => line.includes("failed on try")).length;
    await expect.poll(tries).toBeGreaterThan(0);
    await expect.poll(mailsOfLastRound).toBe(0);
    expect(tries()).toBeGreaterThan(2);
    // A round that has nothing to send, after those that failed.
    const before = rounds.mock.calls.length;
    services.wakeOutbox();
    await expect.poll(() => rounds.mock.calls.length).toBeGreaterThan(before);
    expect(await mailsOfLastRound()).toBe(0);
    expect(services.canMailLeave()).toBe(false);
    await services.close();
  });

  test("close at once when nothing is under way, though a mail connection is open", async () => {
    const services = await start(mail.url, ["staff@example.org"]);
    await write(services);
    await expect.poll(() => mail.delivered.length).toBe(2);
    // The time that e-mails under way are given never ends: nothing else may be waited for.
    replacePauses().mockReturnValueOnce(new Promise(() => {}));
    await services.close();
    await expect(services.health()).rejects.toThrow();
  });

  test("know that nothing can be kept, and say so until it can (audit 8)", async () => {
    const posted: unknown[] = [];
    const listener = createServer(async (request, response) => {
      posted.push(await json(request));
      response.end();
    }).listen(0, "127.0.0.1");
    await once(listener, "listening");
    const { port } = listener.address() as AddressInfo;
    const alarmUrl = `http://127.0.0.1:${port}/`;
    const services = await start(null, null, { alarmUrl });
    await services.health();
    expect(services.troubles()).toEqual([]);
    const file = join(dataDir, sqliteFileName);
    await rename(file, `${file}.away`);
    await expect(services.health()).rejects.toThrow("storage is unreachable");
    expect(services.troubles()).toEqual(["storage"]);
    expect(lines.join("\n")).toMatch(/storage does not work: .*moved or removed/s);
    await rename(`${file}.away`, file);
    await services.health();
    expect(services.troubles()).toEqual([]);
    await expect.poll(() => posted).toHaveLength(2);
    expect(posted).toMatchObject([
      { site: "https://site.example.org", what: "storage", state: "began" },
      { what: "storage", state: "ended" },
    ]);
    await services.close();
    listener.close();
  });

  test.each([
    [400, []],
    [401, ["payment"]],
    [500, ["payment"]],
  ] as const)("name what does not work when Stripe answers %i: %j", async (status, troubles) => {
    const stripe = await startStripe();
    const { webhookSecret, url: apiUrl } = stripe;
    const keys = { secretKey: "sk_live_1234", webhookSecrets: [webhookSecret], apiUrl };
    const services = await start(null, null, { payments: { kind: "stripe", ...keys } });
    // The site asks for missed events meanwhile.
    stripe.failNext(Infinity, status);
    for (const email of ["ana@example.org", "luz@example.org"]) {
      const control = { isHoneypotFilled: false, idempotencyKey: email };
      const meta = { clientAddress: "203.0.113.7", control, code: null };
      const answer = await beginGift(services.giving, sampleRequest({ email }), meta);
      expect(answer.kind).toBe("unavailable");
    }
    expect(services.troubles()).toEqual(troubles);
    await services.close();
    await stripe.stop();
  });
});
