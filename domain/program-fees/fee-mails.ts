import { saidOf, type TakenBackReason } from "../giving/entered-gift.ts";
import { formatCents, formatDay } from "#domain/language/format.ts";
import type { GivingWords, GivingWorld } from "../giving/giving-world.ts";
import type { Language } from "../language/language.ts";
import type { Mail } from "../mail/mail.ts";
import type { ProgramFee } from "./program-fee.ts";

/** E-mails about program fees. Their texts are in `content/emails/program-fee-*.yaml`. */

/** The item paid for: "Workshop: October, deposit"; of kind `other` just the details. */
export function paidFor({ kind, details }: ProgramFee, words: GivingWords, language: Language) {
  if (kind === "other") return details;
  const name = words[`fee_${kind}`][language];
  return details === "" ? name : `${name}: ${details}`;
}

/** Confirms a payment. Not a tax receipt: has no tax number. */
export const confirmationMail = (world: GivingWorld, fee: ProgramFee): Mail =>
  toPayer(world, fee, "program-fee-confirmation", { replaces: fee.replaces ?? "" });

/** Says that a confirmation is void, and why. */
export function withdrawnMail(world: GivingWorld, fee: ProgramFee, because: TakenBackReason): Mail {
  const amount = formatCents(fee.cents, fee.language);
  return toPayer(world, fee, "program-fee-withdrawn", saidOf(because, amount));
}

function toPayer(
  { mails, words }: GivingWorld,
  fee: ProgramFee,
  mail: string,
  more: Readonly<Record<string, string>>,
): Mail {
  const { language, email, name, number, mode } = fee;
  return mails.write({
    mail,
    to: { email },
    language,
    values: {
      name,
      reference: number,
      fee_payer: name,
      fee_amount: formatCents(fee.cents, language),
      fee_date: formatDay(fee.receivedAt, language),
      fee_way: fee.way === "other" ? "" : words[`way_${fee.way}`][language],
      fee_for: paidFor(fee, words, language),
      request: fee.request ?? "",
      no_money: mode === "live" ? "" : words[mode][language],
      ...more,
    },
  });
}
