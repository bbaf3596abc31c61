import type { Form } from "#domain/forms/form.ts";
import { type Acting, type Deed, Refusal } from "#domain/staff/deed.ts";
import { erasePayer, feeEntryDeeds, giftEntryDeeds, resend } from "#domain/staff/entry-deeds.ts";
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
import {
  fee,
  gift,
  issue,
  message,
  news,
  payment,
  person,
  wholeOf,
  year,
  type Kind,
} from "./kinds.ts";

/** A deed with its name, the key of its texts in staff/words/, and the kind of its target. */
export type Act<On> = {
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
  ) as Record<Name, Act<OnThis>>;

export const acts = {
  ...on(
    { ...wholeOf("/gifts", "money"), values: () => listWords },
    { enter_gift: giftEntryDeeds.enter, gift_list: importGifts },
  ),
  ...on(gift, giftDeeds),
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
    erase_payer: erasePayer,
  }),
  ...on(message, messageDeeds),
  ...on(wholeOf("/mail", "messages"), mailDeeds),
  ...on(person, personDeeds),
  ...on(wholeOf("/money", "money"), moneyDeeds),
  ...on(year, yearDeeds),
  ...on(issue, issueDeeds),
  ...on(news, newsDeeds),
};

export function offered<On>(all: readonly Act<On>[], of: On, acting: Acting) {
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
