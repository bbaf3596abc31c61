import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { runDaily } from "#domain/daily.ts";
import type { Giving } from "#domain/giving/giving.ts";
import type { GivingWorld } from "#domain/giving/giving-world.ts";
import { runGivingWork } from "#domain/giving/reconcile.ts";
import type { Clock, LetterWriter, PictureCleaner, Storage } from "#domain/ports.ts";
import { makeStamp } from "#domain/stamp.ts";
import type { Config } from "./config.ts";
import { createDocuments, type Documents } from "./documents/documents.ts";
import type { ReadDocument } from "./documents/read-document.ts";
import { loadGivingContent } from "./giving-content.ts";
import { loadFormLabels } from "./mail/form-labels.ts";
import { loadLetterTexts } from "./mail/letter-texts.ts";
import { createLetterWriter } from "./mail/letter-writer.ts";
import { readMailAddresses } from "./mail/mail-addresses.ts";
import { startOutbox } from "./mail/outbox.ts";
import type { OutboxLoop } from "./mail/outbox.ts";
import { createSmtpSender } from "./mail/smtp.ts";
import type { Sender } from "./mail/smtp.ts";
import { openGiving } from "./open-giving.ts";
import { describeError } from "./http/request-log.ts";
import { openStorage } from "./storage/open-storage.ts";
import { pictureCleaner } from "./storage/picture-cleaner.ts";

/** The outside world as rules and pages see it. Fits what `domain/` asks of its services. */
export type Services = {
  readonly storage: Storage;
  readonly letters: LetterWriter;
  readonly pictures: PictureCleaner;
  readonly clock: Clock;
  /** Public origin, without a slash at the end. */
  readonly siteUrl: string;
  readonly giving: Giving;
  /** What staff's commands about gifts work with. */
  readonly givingWorld: GivingWorld;
  readonly documents: Documents;
  /** Called after a letter was queued, so that it leaves at once. */
  wakeOutbox(): void;
  /** A signed time for the hidden stamp field of a page rendered on request. */
  stamp(): Promise<string>;
  /** Resolves when the database answers, rejects with `StorageUnavailable` when not. */
  health(): Promise<void>;
  /**
   * Starts sending letters and the daily work. Letters with a document enclosed need `readDocument`.
   */
  startBackground(readDocument?: ReadDocument): void;
  /** Lets letters under way finish, then closes the database. */
  close(): Promise<void>;
};

export type ServicesSettings = Pick<
  Config,
  "dataDir" | "databaseUrl" | "smtpUrl" | "mailFrom" | "mailStaff" | "siteUrl" | "payments"
> & {
  /** The folder `content/`. */
  readonly contentDir?: string;
  /** One line for the operator, without personal data. */
  readonly log?: (line: string) => void;
};

const longestGoodbyeMs = 5000;
const workCheckMs = 10 * 60_000;

/**
 * Builds every port once, by the settings.
 *
 * @throws StorageUnavailable when the database cannot be reached; Error with file and field when a
 * letter's text is wrong
 */
export async function createServices(settings: ServicesSettings): Promise<Services> {
  const contentDir = settings.contentDir ?? join(process.cwd(), "content");
  const log = settings.log ?? ((line: string) => console.log(line));
  const mail = await readMailAddresses(settings, contentDir);
  const texts = await loadLetterTexts(contentDir);
  const labels = await loadFormLabels(contentDir);
  const letters = createLetterWriter(texts, labels, settings.siteUrl);
  const clock: Clock = { now: () => new Date() };
  const givingContent = await loadGivingContent(contentDir);
  const storage = await openStorage({
    ...settings,
    onLost: (error) => log(`database connection lost: ${error.message}`),
  });
  let outbox: OutboxLoop | null = null;
  let sender: Sender | null = null;
  let timer: NodeJS.Timeout | undefined;
  const wakeOutbox = () => outbox?.wake();
  const report = (error: Error) => log(`gifts: ${describeError(error)}`);
  const { giving, world: givingWorld } = await openGiving(
    { storage, letters, clock, siteUrl: settings.siteUrl, wakeOutbox, report },
    givingContent,
    settings.payments,
  );
  const gifts = () => runGivingWork(givingWorld).catch(report);
  const daily = () =>
    runDaily({ storage, letters, clock, wakeOutbox }, texts.staffDigest.send).catch(
      (error: unknown) => log(`daily work: ${String(error)}`),
    );

  return {
    storage,
    letters,
    pictures: pictureCleaner,
    clock,
    siteUrl: settings.siteUrl,
    documents: createDocuments(join(process.cwd(), ".cache/pictures")),
    giving,
    givingWorld,
    wakeOutbox,
    stamp: async () => makeStamp(await storage.secret("stamp"), clock.now()),
    health: () => storage.check(),
    startBackground(readDocument) {
      const work = () => void daily().then(gifts);
      work();
      timer = setInterval(work, workCheckMs);
      timer.unref();
      const { smtpUrl } = settings;
      if (smtpUrl === null || mail.from === null) {
        log(`mail waits in the outbox: ${smtpUrl === null ? "SMTP_URL" : "MAIL_FROM"} is not set`);
        return;
      }
      sender = createSmtpSender({ url: smtpUrl, from: mail.from, readDocument });
      outbox = startOutbox({ storage, clock, sender, staff: mail.staff, log });
    },
    async close() {
      clearInterval(timer);
      // A letter under way may take a minute and a half; after this it is left to its lease.
      await Promise.race([outbox?.stop(), setTimeout(longestGoodbyeMs, null, { ref: false })]);
      sender?.close();
      await storage.close();
    },
  };
}
