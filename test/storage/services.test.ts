import { rename } from "node:fs/promises";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { contactForm } from "#domain/forms/contact.ts";
import { beginGift } from "#domain/giving/begin-gift.ts";
import { acceptSubmission } from "#domain/submissions/submission.ts";
import { loadedContent } from "#reader/load.ts";
import { readConfig } from "#server/config.ts";
import { createServices, type Services, type ServicesSettings } from "#server/services.ts";
import { sqliteFileName } from "#server/storage/open-storage.ts";
import { changeContent } from "../fakes/change-content.ts";
import { localServer } from "../fakes/local-server.ts";
import { startMailServer, type MailServer } from "../fakes/mail-server.ts";
import { replacePauses } from "../fakes/pauses.ts";
import { sentForm } from "../fakes/send-form.ts";
import { startStripe } from "../fakes/stripe-server.ts";
import { attempt, sampleRequest, visitor } from "../fakes/test-giving.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const staff = { mailStaff: ["staff@example.org"] };
let dataDir: string;
let mail: MailServer;
let lines: string[];
let services: Services;

beforeEach(async () => {
  dataDir = temporaryFolder();
  mail = await startMailServer();
  onTestFinished(() => mail.stop());
  lines = [];
});

const open = async (own: Partial<ServicesSettings> = {}) => {
  const read = readConfig({
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    MAIL_FROM: "Long Way Home <office@example.org>",
    SITE_URL: "https://site.example.org",
    DEMO_CHECKOUT: "1",
  });
  if ("faults" in read) throw new Error(read.faults.join("\n"));
  services = await createServices({ ...read.config, log: (line) => lines.push(line), ...own });
  onTestFinished(services.close);
};
const start = async (own?: Partial<ServicesSettings>) => {
  await open(own);
  services.startBackground();
};
const write = async (message = "Hola") => {
  const values = { name: "Ixchel", email: "ixchel@example.org", subject: "press", message };
  const sent = sentForm(contactForm, values, services.clock.now());
  const meta = { language: "es", clientAddress: "203.0.113.7" } as const;
  return acceptSubmission(services, contactForm, sent, meta);
};

test("e-mails wait for the mail settings named as missing in the log", async () => {
  await start({ smtpUrl: null });
  await write();
  expect(services.canMailLeave()).toBe(false);
  await services.close();
  const { site } = loadedContent().content;
  onTestFinished(changeContent({ site: { ...site, mail: { ...site.mail, from: null } } }));
  await start({ mailFrom: null });
  await write("Buenos días");
  await services.close();
  expect(lines.filter((line) => line.startsWith("mail"))).toEqual([
    "mail waits in the outbox: SMTP_URL is not set",
    "mail waits in the outbox: MAIL_FROM is not set",
  ]);
  expect(mail.delivered).toEqual([]);
  await open();
  expect(services.canMailLeave(), "at the desk, which sends none itself").toBe(true);
  services.startBackground();
  await expect.poll(() => mail.delivered.length).toBe(2);
  await services.close();
  await start(staff);
  await expect.poll(() => mail.delivered.length).toBe(4);
});

test("no mail can leave while the relay is away, however long nothing is tried", async () => {
  await start({ ...staff, smtpUrl: "smtp://127.0.0.1:1" });
  expect(services.canMailLeave()).toBe(true);
  const rounds = vi.spyOn(services.storage.outbox, "claim");
  for (const message of ["Hola", "Buenos días", "¿Siguen ahí?"]) await write(message);
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
});

test("e-mails leave right after the thanks without delaying the close of the services", async () => {
  await start(staff);
  expect((await write()).ok).toBe(true);
  await expect.poll(() => mail.delivered.length).toBe(2);
  const to = ["ixchel@example.org", "staff@example.org"];
  expect(mail.delivered.flatMap((one) => one.to)).toEqual(to);
  // The time that e-mails in flight are given never ends: nothing else may be waited for.
  replacePauses().mockReturnValueOnce(new Promise(() => {}));
  await services.close();
  await expect(services.health()).rejects.toThrow();
});

test("a storage that cannot be written is in log, health and alarm until it works again", async () => {
  const posted: unknown[] = [];
  const alarmUrl = await localServer(async (request, response) => {
    posted.push(await json(request));
    response.end();
  });
  let isContentGood = true;
  await start({ smtpUrl: null, alarmUrl, isContentGood: () => isContentGood });
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
  isContentGood = false;
  expect(services.troubles()).toEqual(["content"]);
});

test.for([
  [400, []],
  [401, ["payment"]],
  [500, ["payment"]],
] as const)("the troubles of a site whose Stripe answers %i are %j", async ([status, troubles]) => {
  const stripe = await startStripe();
  const { webhookSecret, url: apiUrl } = stripe;
  const keys = { secretKey: "sk_live_1234", webhookSecrets: [webhookSecret], apiUrl };
  await start({ smtpUrl: null, payments: { kind: "stripe", ...keys } });
  // The site asks for missed events meanwhile.
  stripe.trouble(status);
  for (const email of ["ana@example.org", "luz@example.org"]) {
    const meta = { ...visitor, ...attempt(email) };
    const answer = await beginGift(services.giving, sampleRequest({ email }), meta);
    expect(answer.kind).toBe("unavailable");
  }
  expect(services.troubles()).toEqual(troubles);
  await services.close();
  stripe.stop();
});
