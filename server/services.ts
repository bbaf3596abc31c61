import { setTimeout } from "node:timers/promises";
import { runDaily } from "#domain/daily/daily.ts";
import { PaymentsUnavailable } from "#domain/giving/payments.ts";
import { giftAlerts } from "#domain/giving/gift-alerts.ts";
import { runGivingWork } from "#domain/giving/reconcile.ts";
import type { Clock } from "#domain/clock.ts";
import { recordOpenRefunds } from "#domain/staff/open-refunds.ts";
import { troubles } from "#domain/trouble.ts";
import { givingContent } from "#reader/giving.ts";
import { loadedContent } from "#reader/load.ts";
import type { Content } from "#reader/parsed-content.ts";
import { createAlarm } from "./alarm.ts";
import type { Config } from "./config.ts";
import { createDocuments } from "./documents/documents.ts";
import { documentReader } from "./documents/requested-document.ts";
import { createMailWriter } from "./mail/mail-writer.ts";
import { mailAddresses } from "./mail/mail-addresses.ts";
import { startOutbox } from "./mail/outbox.ts";
import type { OutboxLoop } from "./mail/outbox.ts";
import { createSmtpSender } from "./mail/smtp.ts";
import { isConnectionFailure, type Sender } from "./mail/smtp.ts";
import { openGiving } from "./open-giving.ts";
import { describeError } from "./http/request-log.ts";
import { openStorage } from "./storage/open-storage.ts";
import { backUpNightly } from "./backup/nightly.ts";
import { PictureFolder } from "./storage/sent-pictures.ts";
import { createWatch } from "./watch.ts";

/** The outside world as rules and pages see it. Fits what `domain/` asks of its services. */
export type Services = Awaited<ReturnType<typeof createServices>>;

export type ServicesSettings = Pick<
  Config,
  "dataDir" | "databaseUrl" | "smtpUrl" | "mailFrom" | "mailStaff" | "siteUrl" | "payments"
> &
  Partial<Pick<Config, "backupKey" | "backupTo" | "mayBeNew">> & {
    /** Another content than that of content/. */
    readonly content?: () => Content;
    /** One line for the operator, without personal data. */
    readonly log?: (line: string) => void;
    /** The receiver of trouble; default: none. */
    readonly alarmUrl?: string | null;
  };

const longestGoodbyeMs = 5000;
const workCheckMs = 10 * 60_000;
const healthCheckMs = 10_000;

/**
 * Builds every port once, by the settings.
 *
 * @throws StorageUnavailable when the database cannot be reached; ContentFaults when a text is wrong
 */
export async function createServices(settings: ServicesSettings) {
  // Asked for each time: what is saved in content/ counts from then on.
  const content = settings.content ?? (() => loadedContent().content);
  const log = settings.log ?? ((line: string) => console.log(line));
  const { siteUrl } = settings;
  const mail = mailAddresses(settings, content());
  const mails = createMailWriter(() => content().mails, siteUrl);
  const clock: Clock = { now: () => new Date() };
  const storage = await openStorage({
    ...settings,
    onLost: (error) => log(`database connection lost: ${error.message}`),
  });
  const documents = createDocuments();
  const pictures = new PictureFolder({ storage, dataDir: settings.dataDir, log });
  let outbox: OutboxLoop | null = null;
  let sender: Sender | null = null;
  const timers: NodeJS.Timeout[] = [];
  const alarm = settings.alarmUrl ? createAlarm({ url: settings.alarmUrl, siteUrl, log }) : null;
  const told = (what: string) => (isWorking: boolean, error: unknown) => {
    log(isWorking ? `${what} works again` : `${what} does not work: ${describeError(error)}`);
    alarm?.look(currentTroubles());
  };
  const watches = {
    storage: createWatch({ failures: 1, onChange: told("storage") }),
    // A call that is refused is of one gift; nobody tries again to find out that all is well.
    payment: createWatch({
      failures: 2,
      isItsFault: (error) => !(error instanceof PaymentsUnavailable && error.isRefusal),
      forgetMs: 10 * 60_000,
      onChange: told("payment"),
    }),
    books: createWatch({ failures: 1, onChange: told("the check of the books") }),
    mail: createWatch({ failures: 3, isItsFault: isConnectionFailure, onChange: told("mail") }),
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
  const currentTroubles = () => troubles.filter((trouble) => !watches[trouble].isWorking());
  const gifts = async () => {
    await runGivingWork(giving);
    await recordOpenRefunds(giving);
    const { gifts_books: problem } = await giftAlerts(storage.gifts, clock.now());
    await watches.books.run(async () => {
      if (problem) throw new Error(problem);
    });
  };
  const daily = () =>
    runDaily(
      {
        storage,
        mails,
        clock,
        wakeOutbox,
        warn: log,
        replyHours: content().facts.facts.reply_hours.value,
      },
      content().mails.staffDigest.send,
    ).catch((error: unknown) => log(`daily work: ${String(error)}`));

  return {
    storage,
    mails,
    pictures,
    clock,
    /** Public origin, without a slash at the end. */
    siteUrl,
    documents,
    giving,
    /** Called after an e-mail was queued, so that it leaves at once. */
    wakeOutbox,
    /** Resolves when the database can keep what it is sent, rejects with `StorageUnavailable` when not. */
    health,
    /** The gravest first, of what does not work at this moment. */
    troubles: currentTroubles,
    /** An outbox without a mail server only keeps e-mails. */
    canMailLeave: () => sender !== null && watches.mail.isWorking(),
    /** Starts sending e-mails and the daily work. */
    startBackground() {
      const nightly = () => backUpNightly(storage, settings, clock.now(), log);
      const work = () => void daily().then(gifts).catch(report).then(nightly);
      work();
      pictures.start();
      timers.push(setInterval(work, workCheckMs).unref());
      // Its watch tells what it finds; a failure that is forgotten after a while tells nobody.
      const look = () =>
        void health()
          .catch(() => {})
          .then(() => alarm?.look(currentTroubles()));
      timers.push(setInterval(look, healthCheckMs).unref());
      const { smtpUrl } = settings;
      if (smtpUrl === null || mail.from === null) {
        log(`mail waits in the outbox: ${smtpUrl === null ? "SMTP_URL" : "MAIL_FROM"} is not set`);
        return;
      }
      const smtp = createSmtpSender({
        url: smtpUrl,
        from: mail.from,
        readDocument: documentReader({ giving, documents }),
      });
      sender = { ...smtp, send: (...mail) => watches.mail.run(() => smtp.send(...mail)) };
      outbox = startOutbox({ storage, clock, sender, staff: mail.staff, log });
    },
    /** Lets e-mails under way finish, then closes the database. */
    async close() {
      for (const timer of timers) clearInterval(timer);
      // An e-mail under way may take a minute and a half; after this it is left to its lease.
      await Promise.race([outbox?.stop(), setTimeout(longestGoodbyeMs, null, { ref: false })]);
      sender?.close();
      await pictures.stop();
      await storage.close();
    },
  };
}
