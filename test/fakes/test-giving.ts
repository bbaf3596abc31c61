import { tmpdir } from "node:os";
import { join } from "node:path";
import { contactForm } from "#domain/forms/contact.ts";
import { beginGift, type GiftMeta, type GiftRequest } from "#domain/giving/begin-gift.ts";
import type { TakenBackReason } from "#domain/giving/entered-gift.ts";
import { expiringKey } from "#domain/giving/expiring-key.ts";
import type { Gift } from "#domain/giving/gift.ts";
import type { Typed } from "#domain/giving/read-typed.ts";
import { checkReceipt, shownReceipts } from "#domain/giving/receipts.ts";
import { runGivingWork } from "#domain/giving/reconcile.ts";
import { sendStatement, statementOf, statementSecret } from "#domain/giving/statements.ts";
import { takeEvent } from "#domain/giving/take-event.ts";
import { totalsOf } from "#domain/giving/totals.ts";
import { newReference } from "#domain/reference.ts";
import { giftEntryDeeds } from "#domain/staff/entry-deeds.ts";
import type { Done } from "#domain/staff/deed.ts";
import type { Storage } from "#domain/storage/storage.ts";
import { acceptSubmission } from "#domain/submissions/submission.ts";
import type { NewSubmission, Picture } from "#domain/submissions/submissions.ts";
import { givingContent } from "#reader/giving.ts";
import { loadedContent } from "#reader/load.ts";
import type { Config } from "#server/config.ts";
import { createMailWriter } from "#server/mail/mail-writer.ts";
import { sendRound } from "#server/mail/outbox.ts";
import { openGiving } from "#server/open-giving.ts";
import { PictureFolder } from "#server/storage/sent-pictures.ts";
import { atDesk, doDeed } from "./at-desk.ts";
import { clockAt, sampleSubmission } from "./samples.ts";
import { sentForm } from "./send-form.ts";

export type TestGiving = Awaited<ReturnType<typeof testGiving>>;

export const solarKit = { id: "kit:home", label: { en: "Solar kit", es: "Kit solar" } };

const mail = { email: "Paula@example.org", on: null };
/** In honor of somebody who is written to. */
export const dedication = { kind: "honour", name: "Paula", message: "Gracias", mail } as const;

/** A person's request without an idempotency key, as a form without script sends it. */
export const visitor = {
  clientAddress: "203.0.113.7",
  control: { isHoneypotFilled: false, idempotencyKey: null },
  language: "en",
} as const;

/** A request whose form has this idempotency key: the same key is the same attempt. */
export const attempt = (idempotencyKey: string) => ({
  control: { isHoneypotFilled: false, idempotencyKey },
});

export const byProgram = { control: { isHoneypotFilled: true, idempotencyKey: null } };

let people = 0;

export function sampleRequest(own: Partial<GiftRequest> = {}): GiftRequest {
  return {
    interval: "once",
    giftCents: 5500,
    coversFee: false,
    email: "maria@example.org",
    name: "María Xicay",
    displayName: null,
    employer: null,
    designation: null,
    dedication: null,
    language: "es",
    backPath: "/es/donate?amount=55",
    wantsReminder: false,
    ...own,
  };
}

/**
 * The services of a site whose clock stands still, with the real e-mails of the content, and the steps of gifts.
 * @param settings of payments; the demonstration by default
 * @param dataDir for tests that send pictures
 */
export async function testGiving(
  storage: Storage,
  settings: Config["payments"] = { kind: "demonstration" },
  moment = "2026-03-02T15:00:00Z",
  dataDir = join(tmpdir(), "lwh-no-pictures"),
) {
  const texts = loadedContent().content.mails;
  const siteUrl = "https://site.example.org";
  const warnings: string[] = [];
  const warn = (line: string) => void warnings.push(line);
  const services = {
    storage,
    mails: createMailWriter(() => texts, siteUrl),
    pictures: new PictureFolder({ storage, dataDir, log: warn }),
    clock: clockAt(moment),
    siteUrl,
    replyHours: 24,
    wakeOutbox: () => {},
    warn,
  };
  const reports: Error[] = [];
  const report = (error: Error) => void reports.push(error);
  const giving = await openGiving(
    { ...services, report },
    givingContent(() => loadedContent().content),
    settings,
  );
  const site = { giving, storage };
  const gift = async (id: string, by?: "reference") => {
    const found = await storage.gifts.find(id, by);
    if (!found) throw new Error(`there is no gift ${id}`);
    return found;
  };
  const gave = ({ number = "" }: Done) => gift(number, "reference");
  /** Begins a gift as a person would, a minute after the page was rendered. */
  const begin = async (own: Partial<GiftRequest> = {}, meta: Partial<GiftMeta> = {}) => {
    // Read now, because others may begin while this one waits.
    const number = (people += 1);
    return beginGift(giving, sampleRequest({ email: `person${number}@example.org`, ...own }), {
      clientAddress: `10.${(number >> 8) % 256}.${number % 256}.7`,
      ...attempt(`attempt ${number}`),
      ...meta,
    });
  };
  const started = async (own?: Partial<GiftRequest>, meta?: Partial<GiftMeta>) => {
    const answer = await begin(own, meta);
    if (answer.kind !== "redirect") throw new Error(`not let through: ${answer.kind}`);
    return gift(answer.giftId);
  };
  const pay = async ({ checkoutId, id }: Gift) => {
    await giving.demo?.act(checkoutId ?? "", "pay");
    return gift(id);
  };
  const onlyPayment = async ({ row }: Gift) => {
    const [payment] = await storage.gifts.paymentsOf(row);
    if (!payment) throw new Error("nothing was paid");
    return payment;
  };
  const paidOf = async (one: Gift) => ({ gift: one, payment: await onlyPayment(one) });
  const receiptsOf = async ({ id }: Pick<Gift, "id">) => {
    const one = await storage.gifts.find(id);
    return one ? shownReceipts(giving, one, await storage.gifts.paymentsOf(one.row)) : [];
  };
  return {
    ...services,
    giving,
    warnings,
    reports,
    /** Sends the contact form, in Spanish. */
    write: (own: Record<string, string> = {}, clientAddress = "203.0.113.7") => {
      const values = { name: "Ixchel", email: "ixchel@example.org", subject: "general", ...own };
      const sent = sentForm(contactForm, { message: "Hola", ...values }, services.clock.now());
      return acceptSubmission(services, contactForm, sent, { language: "es", clientAddress });
    },
    async keep({ pictures = [], ...own }: Partial<NewSubmission> & { pictures?: Picture[] } = {}) {
      const reference = newReference();
      const sample = { reference, idempotencyKey: reference, receivedAt: services.clock.now() };
      const added = await storage.submissions.add(sampleSubmission({ ...sample, ...own }));
      const id = added?.id ?? 0;
      for (const [at, one] of pictures.entries()) await storage.submissions.addPicture(id, at, one);
      return { reference, id };
    },
    dueMails: () => storage.outbox.claim({ now: services.clock.now(), limit: 500 }),
    /** Sends all that is due, except what the mail server refuses for now. @returns names in the order of leaving */
    async sendMails(...refused: string[]) {
      const left: string[] = [];
      const send = async ({ name }: { readonly name: string }) => {
        if (refused.includes(name)) throw new Error("try later");
        left.push(name);
      };
      const sender = { send, close() {} };
      const how = { ...services, sender, staff: ["staff@example.org"], log() {} };
      while ((await sendRound(how, new AbortController().signal)) === "more");
      return left;
    },
    gift,
    begin,
    started,
    pay,
    paidGift: async (own: Partial<GiftRequest> = {}) => pay(await started(own)),
    paymentsOf: ({ row }: Gift) => storage.gifts.paymentsOf(row),
    onlyPayment,
    paidOf,
    receiptsOf,
    receiptOf: async (one: Pick<Gift, "id">) => {
      const [receipt] = await receiptsOf(one);
      if (!receipt) throw new Error("there is no receipt");
      return receipt;
    },
    checkReceipt: (number: string) => checkReceipt(giving, number, visitor.clientAddress),
    statementOf: (email: string, year = 2026) => statementOf(giving, email, year),
    async sendStatement(email: string, year = 2026) {
      await storage.secret(statementSecret);
      return storage.transaction((stores) => sendStatement(giving, stores, email, year));
    },
    totals: () => totalsOf(giving),
    mailsOf: ({ row }: Gift) => storage.outbox.listOf({ giftRow: row }),
    mailNamesOf: async ({ row }: Gift) =>
      (await storage.outbox.listOf({ giftRow: row })).map(({ name }) => name),
    booksOf: async ({ row }: Gift) =>
      (await storage.gifts.entriesOf(row)).map(({ kind, lines }) => [
        kind,
        Object.fromEntries(lines.map(({ account, cents }) => [account, cents])),
      ]),
    /** The token of links in today's e-mails. */
    tokenOf: ({ manageToken }: Gift) => expiringKey(giving, "manage", manageToken),
    /** A refund that the provider reports, without an audit record. */
    refund: async (one: Gift, cents: number) => {
      const { paymentId, refundedCents } = await onlyPayment(one);
      const key = `refund ${paymentId} ${refundedCents} ${cents}`;
      return takeEvent(giving, await giving.payments.refund(one, paymentId, cents, key));
    },
    /** Time passes, and the hourly work is done. */
    work: (ms = 0) => {
      services.clock.pass(ms);
      return runGivingWork(giving);
    },
    enter: async (typed: Typed, key?: string) =>
      gave(await doDeed(atDesk(site), giftEntryDeeds.enter, true, { again: "on", ...typed }, key)),
    correct: async (one: Gift, typed: Typed) =>
      gave(await doDeed(atDesk(site), giftEntryDeeds.correct, await paidOf(one), typed)),
    withdraw: async (one: Gift, because: TakenBackReason) =>
      doDeed(atDesk(site), giftEntryDeeds.withdraw, await paidOf(one), { because, sure: "on" }),
  };
}
