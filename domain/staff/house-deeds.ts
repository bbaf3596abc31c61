import { email } from "#domain/forms/form.ts";
import { donorsLeft, queueNews, type GiftNews } from "#domain/giving/news-of-gifts.ts";
import {
  isKept,
  isYearOpen,
  sendStatement,
  statementToSend,
  yearBounds,
  yearOf,
  type YearStatement,
} from "#domain/giving/statements.ts";
import { isErased, type Gift } from "#domain/giving/gift.ts";
import { paymentsLock } from "#domain/giving/giving-world.ts";
import type { PaymentEvent } from "#domain/giving/payment-event.ts";
import { receiptOf } from "#domain/giving/receipts.ts";
import { attachEvents } from "#domain/giving/take-event.ts";
import { unclaimedMoney } from "#domain/giving/unclaimed.ts";
import {
  beginIssue,
  queueCopy,
  sendTestIssue,
  type NewsletterIssue,
} from "#domain/newsletter/newsletter.ts";
import type { Stores } from "#domain/storage/storage.ts";
import { type Acting, deedOn, seen, sure, type Whole, Refusal } from "./deed.ts";
import { planErasing, findGift, numbersOf } from "./records.ts";

const unseen = { ...seen, required: true } as const;

/** The target is an e-mail address in lower case, for everything stored under it. */
export const personDeeds = {
  accept_reader: deedOn<string>()({
    path: "accept",
    role: "messages",
    async rule({ clock }, { outbox }, of) {
      const mails = await outbox.unhold(clock.now(), { toEmail: of });
      return { record: mails > 0 ? ["cleared", { mails }] : null };
    },
  }),
  erase_person: deedOn<string>()({
    path: "erase",
    fields: { sure },
    removesTarget: true,
    async prepare(acting, of) {
      const { storage, clock } = acting;
      await planErasing(acting, of);
      // An older backup may have a gift under an address that was corrected since.
      for (const who of [of, ...(await numbersOf(storage, of))])
        await storage.noteErased(who, clock.now());
    },
    async rule(_, stores, of) {
      await stores.gifts.lock(paymentsLock);
      return { record: ["erased", await stores.erasePerson(of, await numbersOf(stores, of))] };
    },
    finish: ({ storage }) => storage.scrub(),
  }),
};

/**
 * The events of an unclaimed payment and of its lost gift, checked against the gift that it is assigned to.
 * @param gift null when the payment does not belong to this site
 * @throws Refusal when the payment is settled already, currency or mode differ from the gift's, a subscription's charge
 *   would meet another subscription, or a refund or dispute has no payment there: it would be in no books
 */
async function settleable(
  { payments }: Acting,
  { gifts }: Stores,
  paymentId: string,
  gift: Gift | null,
): Promise<readonly PaymentEvent[]> {
  const all = await unclaimedMoney(gifts, payments.mode);
  const found = all.filter((one) => one.paymentId === paymentId);
  if (found.length === 0) throw new Refusal("settled");
  if (gift && found.some(({ currency }) => currency !== "usd")) throw new Refusal("other_currency");
  if (gift && gift.mode !== payments.mode) throw new Refusal("another_mode");
  const paid = gift ? await gifts.paymentsOf(gift.row) : [];
  const isPaid =
    found.some(({ what }) => what === "payment") || paid.some((one) => one.paymentId === paymentId);
  if (gift && !isPaid) throw new Refusal("no_payment");
  const events = found.flatMap((one) => one.events);
  // With two subscriptions the end of one would stop the gift, while the other goes on charging.
  const charges = events.filter(({ fact }) => fact.kind === "invoice_paid");
  const names = charges.flatMap((one) => [one.giftId, one.knownBy, ...one.names]);
  const rows = await Promise.all(names.map((name) => name && gifts.rowKnownBy(name)));
  const isOfSubscription = charges.length > 0 && !rows.includes(gift?.row ?? null);
  if (gift && isOfSubscription && (gift.interval === "once" || gift.recurring !== null))
    throw new Refusal("other_subscription");
  const lost = events.flatMap(({ giftId }) => (gift && giftId) ?? []);
  const money = new Set(all.flatMap((one) => one.events.map(({ id }) => id)));
  // The lost gift's subscription too, which can then be stopped.
  const isOther = ({ id, giftId }: PaymentEvent) => lost.includes(giftId ?? "") && !money.has(id);
  return [...(await gifts.unclaimed()).map(({ event }) => event).filter(isOther), ...events];
}

/** Deeds on unclaimed payments: money that Stripe reported and no gift matches. */
export const moneyDeeds = {
  settle_gift: deedOn<Whole>()({
    path: "gift",
    form: "settle",
    fields: { payment: unseen, number: { kind: "text", required: true, maxLength: 40 } },
    faults: async ({ storage }, { number = "" }) =>
      (await findGift(storage, number))?.entered === null ? {} : { number: "no_gift" },
    async rule(acting, stores, _, { payment, number }) {
      const gift = await findGift(stores, number);
      if (gift?.entered !== null) throw new Refusal("settled");
      const found = await settleable(acting, stores, payment, gift);
      await attachEvents(acting, stores, gift.row, found);
      const { reference } = gift;
      return { record: ["settled", { payment, gift: reference }], number: reference };
    },
  }),
  settle_elsewhere: deedOn<Whole>()({
    path: "elsewhere",
    form: "settle",
    fields: { payment: unseen, sure },
    async rule(acting, stores, _, { payment }) {
      const found = await settleable(acting, stores, payment, null);
      const ids = found.map(({ id }) => id);
      await stores.gifts.markElsewhere(ids, acting.clock.now());
      return { record: ["settled", { payment, gift: "elsewhere" }] };
    },
  }),
};

/** The target is a year. Each donor of that year gets one statement by e-mail, and another after a change. */
export const yearDeeds = {
  send_statements: deedOn<string>()({
    path: "send",
    form: "statements",
    fields: { sure },
    // A donor is mailed one statement of a year: it must contain the whole year.
    may(acting, year) {
      if (isYearOpen(acting, Number(year))) throw new Refusal("year_open");
    },
    inParts: true,
    prepare: async (acting, year) =>
      (await statementsOf(acting, Number(year))).map(({ donor }) => donor.email),
    async rule(acting, stores, year, _, { prepared }) {
      let mails = 0;
      for (const address of prepared)
        if (await sendStatement(acting, stores, address, Number(year))) mails += 1;
      return { record: ["statements", { year: Number(year), mails }] };
    },
  }),
};

export const issueDeeds = {
  send_trial: deedOn<NewsletterIssue>()({
    path: "test",
    form: "trial",
    fields: { email },
    async rule(acting, stores, issue, { email: to }) {
      await sendTestIssue(acting, stores, issue, to);
      return { record: null };
    },
  }),
  send_issue: deedOn<NewsletterIssue>()({
    path: "send",
    form: "issue",
    fields: { sure },
    inParts: true,
    async prepare(acting, { id }) {
      const readers = await beginIssue(acting, id);
      if (readers === "over") throw new Refusal("over");
      return readers;
    },
    async rule(acting, stores, issue, _, { prepared }) {
      let mails = 0;
      for (const reader of prepared) if (await queueCopy(acting, stores, issue, reader)) mails += 1;
      return { record: ["newsletter", { issue: issue.id, mails }] };
    },
  }),
};

export const newsDeeds = {
  send_news: deedOn<GiftNews>()({
    path: "send",
    form: "news",
    fields: { sure },
    inParts: true,
    prepare: (acting, news) => donorsLeft(acting, news),
    async rule(acting, stores, news, _, { prepared }) {
      let mails = 0;
      for (const gift of prepared) if (await queueNews(acting, stores, news, gift)) mails += 1;
      return { record: ["news", { news: news.id, mails }] };
    },
  }),
};

/** Payments without an e-mail address, for which no statement can be mailed. */
export async function paymentsWithoutEmail(acting: Acting, year: number) {
  const { from, to } = yearBounds(year);
  const all = await acting.storage.gifts.paymentsBetween("", from, to);
  return all.filter(({ gift, payment }) => {
    const receipt = receiptOf(acting, gift, payment);
    const isOurs = receipt.mode === acting.payments.mode && !receipt.entered?.sponsor;
    return isOurs && !isErased(gift) && yearOf(receipt) === year && isKept(receipt);
  });
}

export async function statementsOf(acting: Acting, year: number) {
  const { from, to } = yearBounds(year);
  const statements: YearStatement[] = [];
  for (const address of await acting.storage.gifts.donorsBetween(from, to)) {
    const one = await statementToSend(acting, address, year);
    if (one) statements.push(one);
  }
  return statements;
}
