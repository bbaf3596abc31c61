import { dayMs } from "#domain/clock.ts";
import { randomToken } from "#domain/hashing.ts";
import type { newsletterForm } from "#domain/forms/newsletter.ts";
import type { Sent } from "#domain/forms/read-form.ts";
import type { Stores, World } from "#domain/storage/storage.ts";
import type { MailRequest } from "#domain/mail/mail-writer.ts";
import { issueMail, type Mail } from "#domain/mail/mail.ts";
import type { Subscriber } from "./subscribers.ts";
import { addressOf } from "#domain/language/language.ts";
import { countSender } from "#domain/spam/spam.ts";
import type { Acceptance, SubmissionMeta } from "#domain/submissions/submission.ts";

/** Confirmation requests per address and day. */
const confirmMailsPerDay = 3;

/** URL of a newsletter link. */
export function newsletterUrl(
  siteUrl: string,
  page: "newsletterConfirm" | "newsletterUnsubscribe",
  { language, token }: Pick<Subscriber, "language" | "token">,
): string {
  return siteUrl + addressOf(page, language, { query: { token } });
}

/**
 * First half of the double opt-in: stores the request and mails a confirmation link. The result does not reveal whether
 * the address is subscribed.
 *
 * @throws StorageUnavailable if nothing could be stored
 */
export async function requestNewsletter(
  services: World,
  sent: Sent<typeof newsletterForm>,
  meta: SubmissionMeta,
): Promise<{ readonly ok: true } | Extract<Acceptance, { ok: false }>> {
  const { storage, clock } = services;
  const now = clock.now();
  const email = sent.input.email.toLowerCase();
  const fresh = { email, language: meta.language, token: randomToken(), askedAt: now };
  const isFlood = await storage.transaction(async (stores) => {
    const counted = await countSender(stores, meta.clientAddress, email, now);
    if (counted === "flood") return true;
    const isCalm = !sent.control.isHoneypotFilled && counted.length === 0;
    await ask(services, stores, fresh, isCalm);
    return false;
  });
  if (isFlood) return { ok: false, errors: { form: "too_many" } };
  services.wakeOutbox();
  return { ok: true };
}

async function ask(
  services: World,
  stores: Stores,
  fresh: Pick<Subscriber, "email" | "language" | "token" | "askedAt">,
  isCalm: boolean,
): Promise<void> {
  const known = await stores.subscribers.find({ email: fresh.email });
  if (known?.state === "confirmed") return;
  const waiting = {
    ...fresh,
    // Keeps the link of an earlier e-mail valid.
    token: known?.token ?? fresh.token,
    state: "asked" as const,
    confirmedAt: null,
    leftAt: null,
  };
  await stores.subscribers.save(waiting);
  const [mails = 1] = await stores.rateLimits.count([`asked ${fresh.email}`], dayMs, fresh.askedAt);
  if (mails > confirmMailsPerDay) return;
  const buttonUrl = newsletterUrl(services.siteUrl, "newsletterConfirm", waiting);
  const mail = mailTo(services, waiting, "newsletter-confirm", { buttonUrl });
  await stores.outbox.add([mail], { now: fresh.askedAt, state: isCalm ? "waiting" : "held" });
}

/**
 * Second half of the double opt-in; for POST requests only, because mail scanners open links. Idempotent.
 * @returns "unknown" if the link is invalid or expired
 */
export async function confirmNewsletter(
  services: World,
  token: string,
): Promise<"confirmed" | "unknown"> {
  const now = services.clock.now();
  const answer = await services.storage.transaction(async (stores) => {
    const subscriber = await stores.subscribers.find({ token });
    if (subscriber === null || subscriber.state === "left") return "unknown";
    if (subscriber.state === "confirmed") return "confirmed";
    await stores.subscribers.save({ ...subscriber, state: "confirmed", confirmedAt: now });
    const unsubscribeUrl = newsletterUrl(services.siteUrl, "newsletterUnsubscribe", subscriber);
    const welcome = mailTo(services, subscriber, "newsletter-welcome", { unsubscribeUrl });
    await stores.outbox.add([welcome], { now });
    return "confirmed";
  });
  services.wakeOutbox();
  return answer;
}

/** Unsubscribes by the link's token alone, without a cookie (RFC 8058); does nothing if the token is unknown. */
export async function leaveNewsletter(services: World, token: string): Promise<void> {
  await services.storage.transaction(async (stores) => {
    const subscriber = await stores.subscribers.find({ token });
    if (subscriber === null || subscriber.state === "left") return;
    const leftAt = services.clock.now();
    await stores.subscribers.save({ ...subscriber, state: "left", leftAt });
    // Queued copies are sent slowly: drop this reader's.
    await stores.outbox.dropUnsent(subscriber.email, { name: issueMail });
    await stores.issues.countLeft(subscriber.email);
  });
}

const mailTo = (
  { mails }: World,
  { email, language }: Pick<Subscriber, "email" | "language">,
  mail: string,
  link: Pick<MailRequest, "buttonUrl" | "unsubscribeUrl">,
): Mail => mails.write({ mail, to: { email }, language, values: {}, ...link });
