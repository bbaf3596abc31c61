import { dayMs } from "#domain/clock.ts";
import { randomToken } from "#domain/hashing.ts";
import type { newsletterForm } from "#domain/forms/newsletter.ts";
import type { Sent } from "#domain/forms/read-form.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { MailRequest } from "#domain/mail/mail-writer.ts";
import { issueMail, type Mail } from "#domain/mail/mail.ts";
import type { Subscriber } from "./subscribers.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { countSender, isNewAddress } from "#domain/spam/spam.ts";
import type {
  Acceptance,
  SubmissionMeta,
  SubmissionServices,
} from "#domain/submissions/submission.ts";

export type NewsletterServices = Omit<SubmissionServices, "pictures">;

/** E-mails asking for confirmation that one address gets in a day, however often it is typed in. */
const askingMailsPerDay = 3;

/** Pages that the newsletter's links lead to; each takes the token as `?token=`. */
export const newsletterPages = {
  confirm: "newsletterConfirm",
  unsubscribe: "newsletterUnsubscribe",
} as const;

/** The full address of a newsletter link in one language. */
export function newsletterUrl(
  siteUrl: string,
  page: keyof typeof newsletterPages,
  language: Language,
  token: string,
): string {
  return siteUrl + addressOf(newsletterPages[page], language, { query: { token } });
}

/**
 * First half of the double opt-in: keeps the wish and sends one e-mail that asks. The answer is
 * the same whether the address is new, waiting or subscribed, so that nobody can find out.
 *
 * @throws StorageUnavailable when nothing could be kept
 */
export async function requestNewsletter(
  services: NewsletterServices,
  sent: Sent<typeof newsletterForm>,
  meta: SubmissionMeta,
): Promise<{ readonly ok: true } | Extract<Acceptance, { ok: false }>> {
  const { storage, clock } = services;
  const now = clock.now();
  const email = sent.input.email.toLowerCase();
  const fresh = { email, language: meta.language, token: randomToken(), askedAt: now };
  const asked = await storage.transaction(async (stores) => {
    const isStranger = await isNewAddress(stores, email);
    const { clientAddress } = meta;
    const counted = await countSender(stores.rateLimits, clientAddress, email, now, isStranger);
    if (counted === "flood") return "flood" as const;
    const isCalm = !sent.control.isHoneypotFilled && counted.length === 0;
    await ask(services, stores, fresh, isCalm);
    return "kept" as const;
  });
  if (asked === "flood") return { ok: false, errors: { form: "too_many" } };
  services.wakeOutbox();
  return { ok: true };
}

async function ask(
  services: NewsletterServices,
  stores: Stores,
  fresh: Pick<Subscriber, "email" | "language" | "token" | "askedAt">,
  isCalm: boolean,
): Promise<void> {
  const known = await stores.subscribers.findByEmail(fresh.email);
  if (known?.state === "confirmed") return;
  const waiting: Subscriber = {
    ...fresh,
    // The link of an earlier e-mail goes on working.
    token: known?.token ?? fresh.token,
    state: "asked",
    confirmedAt: null,
    leftAt: null,
  };
  await stores.subscribers.save(waiting);
  const [mails = 1] = await stores.rateLimits.count([`asked ${fresh.email}`], dayMs, fresh.askedAt);
  if (mails > askingMailsPerDay) return;
  const buttonUrl = newsletterUrl(services.siteUrl, "confirm", waiting.language, waiting.token);
  await stores.outbox.add([mailTo(services, waiting, "newsletter-confirm", { buttonUrl })], {
    now: fresh.askedAt,
    state: isCalm ? "waiting" : "held",
    submissionId: null,
  });
}

/**
 * Second half, called by a POST only: mail scanners open links, they press no buttons. Confirming
 * twice is as good as once; "unknown" when the link is too old or was never ours.
 */
export async function confirmNewsletter(
  services: NewsletterServices,
  token: string,
): Promise<"confirmed" | "unknown"> {
  const now = services.clock.now();
  const answer = await services.storage.transaction(async (stores) => {
    const subscriber = await stores.subscribers.findByToken(token);
    if (subscriber === null || subscriber.state === "left") return "unknown";
    if (subscriber.state === "confirmed") return "confirmed";
    await stores.subscribers.save({ ...subscriber, state: "confirmed", confirmedAt: now });
    const unsubscribeUrl = newsletterUrl(
      services.siteUrl,
      "unsubscribe",
      subscriber.language,
      token,
    );
    const welcome = mailTo(services, subscriber, "newsletter-welcome", { unsubscribeUrl });
    await stores.outbox.add([welcome], { now });
    return "confirmed";
  });
  services.wakeOutbox();
  return answer;
}

/**
 * Ends a subscription by the token of its link alone, without a cookie (RFC 8058). Says nothing
 * about whether there was one.
 */
export async function leaveNewsletter(
  services: Pick<NewsletterServices, "storage" | "clock">,
  token: string,
): Promise<void> {
  await services.storage.transaction(async (stores) => {
    const subscriber = await stores.subscribers.findByToken(token);
    if (subscriber === null || subscriber.state === "left") return;
    const leftAt = services.clock.now();
    await stores.subscribers.save({ ...subscriber, state: "left", leftAt });
    // An issue on its way leaves at a pace; who has left gets it no more.
    await stores.outbox.dropUnsent(subscriber.email, { name: issueMail });
    await stores.issues.countLeft(subscriber.email);
  });
}

/** An e-mail whose text needs nothing of its reader but the language. */
const mailTo = (
  { mails }: NewsletterServices,
  { email, language }: Subscriber,
  mail: string,
  link: Pick<MailRequest, "buttonUrl" | "unsubscribeUrl">,
): Mail => mails.write({ mail, to: { email }, language, values: {}, ...link });
