import type { Gift, PaidGift } from "#domain/giving/gift.ts";
import type { GiftNews } from "#domain/giving/news-of-gifts.ts";
import { sendingDays, type NewsletterIssue } from "#domain/newsletter/send-issue.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import { parseReference } from "#domain/reference.ts";
import type { Role, Whole } from "#domain/staff/deed.ts";
import { planErasing } from "#domain/staff/person.ts";
import { findByNumber } from "#domain/giving/receipts.ts";
import { findFee, findGift } from "#domain/staff/find-gift.ts";
import type { KeptSubmission } from "#domain/submissions/submissions.ts";
import { allNews } from "#reader/news-of-gifts.ts";
import { issueWords } from "#reader/newsletter.ts";
import { personOf, senderOf } from "../parts/rows.tsx";
import type { Visit } from "../visit/visit.ts";

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
  /** Details for the audit record when somebody opens such a page. */
  seen?(on: On): Values;
  /** Shown beside the form: names and numbers. */
  counts?(on: On, visit: Visit): Promise<readonly (readonly [string, string | number])[]>;
};

export const deedsOf = <On>({ base, number }: Kind<On>, on: On) =>
  base.replace(":number", number?.(on) ?? "");
export const pageOf = <On>(kind: Kind<On>, on: On) => kind.page?.(on) ?? (deedsOf(kind, on) || "/");

const numberIn = ({ params }: Visit) => params["number"] ?? "";
export const wholeOf = (base: string, opens: Role): Kind<Whole> => ({
  opens,
  base,
  find: () => true,
});
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
};

export const gift: Kind<Gift> = {
  opens: "money",
  base: "/gifts/:number",
  find: (visit) => findGift(visit.acting.storage, numberIn(visit)),
  number: ({ reference }) => reference,
  values: (one, visit) => ({
    donor: personOf(one, visit),
    name: one.displayName ?? "",
  }),
  seen: ({ reference }) => ({ page: "gift", gift: reference }),
};

export const payment: Kind<PaidGift> = {
  opens: "money",
  base: "/gifts/:number",
  find: (visit) => findByNumber(visit.acting.storage, numberIn(visit)),
  number: ({ payment: { receiptNumber } }) => receiptNumber,
  page: (on) => pageOf(gift, on.gift),
  values: (on, visit) => ({
    donor: personOf(on.gift, visit),
    number: on.payment.receiptNumber,
  }),
  seen: (on) => ({ page: "gift", gift: on.gift.reference }),
};

export const fee: Kind<ProgramFee> = {
  opens: "money",
  base: "/fees/:number",
  find: (visit) => findFee(visit.acting.storage, numberIn(visit)),
  number: ({ number }) => number,
  values: (one, visit) => ({ number: one.number, payer: personOf(one, visit) }),
  seen: ({ number }) => ({ page: "fee", fee: number }),
};

export const person: Kind<string> = {
  ...named("/people", "house", "email"),
  values: (email) => ({ email }),
  seen: () => ({ page: "person" }),
  async counts(email, { acting, say }) {
    const kept = await planErasing(acting.storage, email);
    return Object.entries(kept).map(([heading, rows]) => [
      say(`kept_${heading.replaceAll(" ", "_")}`),
      rows,
    ]);
  },
};

export const year: Kind<string> = {
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
