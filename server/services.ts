import { setTimeout } from "node:timers/promises";
import { runDaily, giftAlerts } from "#domain/daily/daily.ts";
import { PaymentsUnavailable } from "#domain/giving/payments.ts";
import { runGivingWork } from "#domain/giving/reconcile.ts";
import type { Clock } from "#domain/clock.ts";
import { troubles } from "#domain/trouble.ts";
import { givingContent } from "#reader/giving.ts";
import { loadedContent } from "#reader/load.ts";
import { createAlarm } from "./alarm.ts";
import type { Config } from "./config.ts";
import { documentReader } from "./documents/documents.ts";
import { createMailWriter } from "./mail/mail-writer.ts";
import { mailAddresses } from "./mail/mail-addresses.ts";
import { startOutbox } from "./mail/outbox.ts";
import { createSmtpSender, isConnectionFailure, type Sender } from "./mail/smtp.ts";
import { openGiving } from "./open-giving.ts";
import { describeError } from "./http/request-log.ts";
import { openStorage } from "./storage/open-storage.ts";
import { backUpNightly } from "./backup/nightly.ts";
import { PictureFolder } from "./storage/sent-pictures.ts";
import { createWatch } from "./watch.ts";

/** Everything that rules and pages use from outside: storage, e-mail, payments, the clock. */
export type Services = Awaited<ReturnType<typeof createServices>>;

export type ServicesSettings = Config & {
  /** False while `content/` has a fault; default: it never has. */
  readonly isContentGood?: () => boolean;
  /** Writes a line for the operator, without personal data. */
  readonly log?: (line: string) => void;
};

const maxCloseMs = 5000;
const workCheckMs = 10 * 60_000;
const healthCheckMs = 10_000;

/**
 * Creates all services.
 * @throws StorageUnavailable when the database cannot be reached; ContentFaults when a text is wrong
 */
export async function createServices(settings: ServicesSettings) {
  // A function, since the content may change.
  const content = () => loadedContent().content;
  const log = settings.log ?? ((line: string) => console.log(line));
  const { siteUrl } = settings;
  const mails = createMailWriter(() => content().mails, siteUrl, settings.staffUrl);
  const clock: Clock = { now: () => new Date() };
  const storage = await openStorage({
    ...settings,
    onLost: (error) => log(`database connection lost: ${error.message}`),
  });
  const pictures = new PictureFolder({ storage, dataDir: settings.dataDir, log });
  let outbox: ReturnType<typeof startOutbox> | null = null;
  const timers: NodeJS.Timeout[] = [];
  const alarm = settings.alarmUrl ? createAlarm({ url: settings.alarmUrl, siteUrl, log }) : null;
  const logChange = (what: string) => (isWorking: boolean, error: unknown) => {
    log(isWorking ? `${what} works again` : `${what} does not work: ${describeError(error)}`);
    alarm?.update(currentTroubles());
  };
  const watches = {
    storage: createWatch({ failures: 1, onChange: logChange("storage") }),
    // Forgotten after ten minutes: no call is made just to find out that payments work again.
    payment: createWatch({
      failures: 2,
      isItsFault: (error) => !(error instanceof PaymentsUnavailable && error.isRefusal),
      forgetMs: 10 * 60_000,
      onChange: logChange("payment"),
    }),
    books: createWatch({ failures: 1, onChange: logChange("the check of the books") }),
    content: { isWorking: settings.isContentGood ?? (() => true) },
    mail: createWatch({
      failures: 3,
      isItsFault: isConnectionFailure,
      onChange: logChange("mail"),
    }),
  };
  const health = () => watches.storage.run(() => storage.check());
  const wakeOutbox = () => outbox?.wake();
  const report = (error: Error) => log(`gifts: ${describeError(error)}`);
  const giving = await openGiving(
    { storage, mails, clock, siteUrl, wakeOutbox, report },
    givingContent(content),
    settings.payments,
    watches.payment,
  );
  const { smtpUrl: url } = settings;
  const { from, staff } = mailAddresses(settings, content());
  const readDocument = documentReader(giving);
  const smtp = url === null || from === null ? null : createSmtpSender({ url, from, readDocument });
  const sender: Sender | null = smtp && {
    ...smtp,
    send: (...mail) => watches.mail.run(() => smtp.send(...mail)),
  };
  const currentTroubles = () => troubles.filter((trouble) => !watches[trouble].isWorking());
  const gifts = async () => {
    await runGivingWork(giving);
    const { gifts_books: problem } = await giftAlerts(storage.gifts, clock.now());
    await watches.books.run(async () => {
      if (problem) throw new Error(problem);
    });
  };
  const daily = () => {
    const replyHours = content().facts.facts.reply_hours.value;
    const world = { storage, mails, clock, siteUrl, wakeOutbox, warn: log, replyHours };
    return runDaily(world, content().mails.staffDigest.send).catch((error: unknown) =>
      log(`daily work: ${String(error)}`),
    );
  };

  return {
    storage,
    mails,
    pictures,
    clock,
    /** Public origin, without a slash at the end. */
    siteUrl,
    giving,
    /** Is called after an e-mail was queued, so that it is sent at once. */
    wakeOutbox,
    /** Resolves when the database can be written, else rejects with `StorageUnavailable`. */
    health,
    /** The services that do not work at this moment, the gravest first. */
    troubles: currentTroubles,
    /** False without a mail server, or while it cannot be reached: e-mails wait in the outbox. */
    canMailLeave: () => sender !== null && watches.mail.isWorking(),
    startBackground() {
      const nightly = () => backUpNightly(storage, settings, clock.now(), log);
      const work = () => void daily().then(gifts).catch(report).then(nightly);
      work();
      pictures.start();
      timers.push(setInterval(work, workCheckMs).unref());
      // The alarm is updated here too: a watch that forgets its failures calls nobody.
      const checkHealth = () =>
        void health()
          .catch(() => {})
          .then(() => alarm?.update(currentTroubles()));
      timers.push(setInterval(checkHealth, healthCheckMs).unref());
      if (sender) outbox = startOutbox({ storage, clock, sender, staff, log });
      else log(`mail waits in the outbox: ${url === null ? "SMTP_URL" : "MAIL_FROM"} is not set`);
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      // An e-mail may take 90 seconds; after five, another process sends it when its lease ends.
      await Promise.race([outbox?.stop(), setTimeout(maxCloseMs, null, { ref: false })]);
      sender?.close();
      await pictures.stop();
      await storage.close();
    },
  };
}
