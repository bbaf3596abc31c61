import type { Designation, Gift, PaidGift } from "#domain/giving/gift.ts";
import type { GiftNews } from "#domain/giving/news-of-gifts.ts";
import { answerMail } from "#domain/mail/mail.ts";
import { sendingDays, type NewsletterIssue } from "#domain/newsletter/newsletter.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import { parseReference } from "#domain/reference.ts";
import { type Role, type Whole, type Acting, type Deed, Refusal } from "#domain/staff/deed.ts";
import { planErasing, findFee, findGift } from "#domain/staff/records.ts";
import { findByNumber } from "#domain/giving/receipts.ts";
import type { KeptSubmission } from "#domain/submissions/submissions.ts";
import { allNews } from "#reader/news-of-gifts.ts";
import { issueWords } from "#reader/newsletter.ts";
import type { Definitions } from "../parts/parts.tsx";
import { feeTitle, givenOf, personOf, senderOf } from "../parts/rows.tsx";
import { minuteOf, type Visit } from "../visit/visit.ts";
import type { Form } from "#domain/forms/form.ts";
import { eraseAlone, feeEntryDeeds, giftEntryDeeds, resend } from "#domain/staff/entry-deeds.ts";
import { importGifts, listWords } from "#domain/staff/gift-list.ts";
import { giftDeeds, paymentDeeds } from "#domain/staff/gift-deeds.ts";
import {
  issueDeeds,
  moneyDeeds,
  newsDeeds,
  personDeeds,
  yearDeeds,
} from "#domain/staff/house-deeds.ts";
import { mailDeeds, messageDeeds } from "#domain/staff/message-deeds.ts";

export type Values = Readonly<Record<string, string | number>>;

/** A kind of target of deeds, such as a gift, and how URLs name one. */
export type Kind<On> = {
  readonly opens: Role;
  /** URL of its deeds without their last segment. */
  readonly base: string;
  find(visit: Visit): Promise<On | null> | On | null;
  /** Replaces `:number` in `base`. */
  number?(on: On): string;
  /** The page that offers its deeds; default: `base`. */
  page?(on: On): string;
  /** Hidden inputs that identify the target when the URL does not. */
  hidden?(on: On): Readonly<Record<string, string>>;
  /** Placeholders for the texts of its deeds. */
  values?(on: On, visit: Visit): Values;
  /** The purpose it has, offered even when the site has it no more. */
  purpose?(on: On): Designation | null;
  /** Details for the audit record when somebody opens such a page. */
  seen?(on: On): Values;
  /** Shown beside the form: names and numbers, or the answers so far. */
  counts?(on: On, visit: Visit): Promise<Definitions>;
};

export const deedsOf = <On>({ base, number }: Kind<On>, on: On) =>
  base.replace(":number", number?.(on) ?? "");
export const pageOf = <On>(kind: Kind<On>, on: On) => kind.page?.(on) ?? (deedsOf(kind, on) || "/");

const numberIn = ({ params }: Visit) => params["number"] ?? "";
const wholeOf = (base: string, opens: Role): Kind<Whole> => ({ opens, base, find: () => true });
const named = (base: string, opens: Role, name: string): Kind<string> => ({
  opens,
  base,
  find: ({ query, form }) => (form.get(name) ?? query.get(name) ?? "").trim().toLowerCase() || null,
  page: (on) => `${base}?${new URLSearchParams({ [name]: on }).toString()}`,
  hidden: (on) => ({ [name]: on }),
});

export const message: Kind<KeptSubmission> = {
  opens: "messages",
  base: "/messages/:number",
  async find(visit) {
    const reference = parseReference(numberIn(visit));
    return reference === null ? null : visit.acting.storage.submissions.find(reference);
  },
  number: ({ reference }) => reference,
  values: (one) => ({ reference: one.reference, who: senderOf(one) }),
  seen: ({ reference }) => ({ page: "message", reference }),
  async counts({ id }, { acting, language, say }) {
    const mails = await acting.storage.outbox.listOf({ submissionId: id });
    const answers = mails.filter(({ name }) => name === answerMail);
    return answers.map(({ createdAt, text, state }) => {
      const how = { when: minuteOf(createdAt, language), state: say(`mail_${state}`) };
      return [say("answer_of", how), text];
    });
  },
};

export const gift: Kind<Gift> = {
  opens: "money",
  base: "/gifts/:number",
  find: (visit) => findGift(visit.acting.storage, numberIn(visit)),
  number: ({ reference }) => reference,
  values: (one, visit) => ({ donor: personOf(one, visit), name: one.displayName ?? "" }),
  seen: ({ reference }) => ({ page: "gift", gift: reference }),
};

const payment: Kind<PaidGift> = {
  opens: "money",
  base: "/gifts/:number",
  find: (visit) => findByNumber(visit.acting.storage, numberIn(visit)),
  number: ({ payment: { receiptNumber } }) => receiptNumber,
  page: (on) => pageOf(gift, on.gift),
  values: ({ gift: one, payment: paid }, visit) => ({
    given: givenOf(one, visit, paid),
    donor: personOf(one, visit),
    number: paid.receiptNumber,
    email: one.email,
  }),
  purpose: (on) => on.gift.designation,
  seen: (on) => ({ page: "gift", gift: on.gift.reference }),
};

export const fee: Kind<ProgramFee> = {
  opens: "money",
  base: "/fees/:number",
  find: (visit) => findFee(visit.acting.storage, numberIn(visit)),
  number: ({ number }) => number,
  values: (one, visit) => ({
    title: feeTitle(one, visit),
    number: one.number,
    payer: personOf(one, visit),
    email: one.email,
  }),
  seen: ({ number }) => ({ page: "fee", fee: number }),
};

export const person: Kind<string> = {
  ...named("/people", "house", "email"),
  values: (email) => ({ email }),
  seen: () => ({ page: "person" }),
  async counts(email, { acting, say }) {
    const kept = await planErasing(acting, email);
    return Object.entries(kept).map(([heading, rows]) => [
      say(`kept_${heading.replaceAll(" ", "_")}`),
      String(rows),
    ]);
  },
};

const year: Kind<string> = {
  ...named("/statements", "money", "year"),
  values: (on) => ({ year: on }),
};

export const news: Kind<GiftNews> = {
  opens: "messages",
  base: "/news/:number",
  find: (visit) => allNews().find(({ id }) => id === numberIn(visit)) ?? null,
  number: ({ id }) => id,
};

export const issue: Kind<NewsletterIssue> = {
  opens: "messages",
  base: "/newsletter/:number",
  find(visit) {
    const id = numberIn(visit);
    const words = issueWords(id);
    return words && { id, words };
  },
  number: ({ id }) => id,
  values: () => ({ days: sendingDays }),
};

/** A deed with its name, the key of its texts in staff/words/, and the kind of its target. */
export type NamedDeed<On> = {
  readonly name: string;
  readonly deed: Deed<On>;
  readonly kind: Kind<On>;
};

const on = <OnThis, Name extends string>(
  kind: Kind<OnThis>,
  deeds: Readonly<Record<Name, Deed<NoInfer<OnThis>, Form, unknown>>>,
) =>
  Object.fromEntries(
    Object.entries<Deed<OnThis>>(deeds).map(([name, deed]) => [name, { name, deed, kind }]),
  ) as Record<Name, NamedDeed<OnThis>>;

export const acts = {
  ...on(
    { ...wholeOf("/gifts", "money"), values: () => listWords },
    { enter_gift: giftEntryDeeds.enter, gift_list: importGifts },
  ),
  ...on(gift, { ...giftDeeds, erase_giver: eraseAlone }),
  ...on(payment, {
    ...paymentDeeds,
    correct_gift: giftEntryDeeds.correct,
    withdraw_gift: giftEntryDeeds.withdraw,
    resend_receipt: resend,
  }),
  ...on(wholeOf("/fees", "money"), { enter_fee: feeEntryDeeds.enter }),
  ...on(fee, {
    correct_fee: feeEntryDeeds.correct,
    withdraw_fee: feeEntryDeeds.withdraw,
    resend_fee: resend,
    erase_payer: eraseAlone,
  }),
  ...on(message, messageDeeds),
  ...on(wholeOf("/mail", "messages"), mailDeeds),
  ...on(person, personDeeds),
  ...on(wholeOf("/money", "money"), moneyDeeds),
  ...on(year, yearDeeds),
  ...on(issue, issueDeeds),
  ...on(news, newsDeeds),
};

export function offered<On>(all: readonly NamedDeed<On>[], of: On, acting: Acting) {
  return all.filter(({ deed }) => {
    try {
      deed.may?.(acting, of);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  });
}
