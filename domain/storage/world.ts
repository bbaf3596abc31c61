import type { Clock } from "#domain/clock.ts";
import type { MailWriter } from "#domain/mail/mail-writer.ts";
import type { Storage } from "./storage.ts";

/** Everything outside that rules use, but for payments and pictures. */
export type World = {
  readonly storage: Storage;
  readonly mails: MailWriter;
  readonly clock: Clock;
  /** Public origin, without a slash at the end. */
  readonly siteUrl: string;
  /** Wakes the outbox after an e-mail was queued. */
  wakeOutbox(): void;
};
