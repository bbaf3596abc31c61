import { capitalized, formatCents, formatPresented } from "#domain/language/format.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import type { MailRequest, Mail } from "#domain/mail/mail.ts";
import { expiringKey } from "./expiring-key.ts";
import { saidOf, type TakenBackReason } from "./entered-gift.ts";
import { formatGiven } from "./donor-day.ts";
import { receiptOf, type EnteredLines, type Receipt } from "./receipts.ts";
import {
  emailLinkDays,
  isRecurring,
  receiptMails,
  type Gift,
  type GiftPayment,
  type PaidGift,
  type PaymentMode,
} from "./gift.ts";
import { receiptPdfPath } from "./giving-paths.ts";
import { dedicationText, purposeOf, type GivingWorld } from "./giving-world.ts";
import type { YearStatement } from "./statements.ts";

/** E-mails about gifts. Their texts are in `content/emails/gift-*.yaml` and `staff-gift-*.yaml`. */

/** Note that a demonstration or test gift moved no money; empty in live mode. */
const noMoney = ({ words }: GivingWorld, mode: PaymentMode, language: Language) =>
  mode === "live" ? "" : words[mode][language];

/** URL of the page that manages a recurring gift, valid from today for `linkDays.manage`. */
export function manageUrl(world: GivingWorld, gift: Gift): string {
  const token = expiringKey(world, "manage", gift.manageToken);
  return `${world.siteUrl}${addressOf("donateMonthly", gift.language, { query: { token } })}`;
}

/** An e-mail to the donor. @param own values and links besides those that every e-mail about a gift may use */
export function toDonor(
  world: GivingWorld,
  gift: Gift,
  mail: string,
  own: Partial<Pick<MailRequest, "values" | "links" | "buttonUrl" | "attachment">>,
): Mail {
  const { language, interval } = gift;
  const { words, siteUrl } = world;
  return world.mails.write({
    ...own,
    mail,
    to: { email: gift.email },
    language,
    values: {
      name: gift.name,
      reference: gift.reference,
      total: formatCents(gift.giftCents + gift.feeCoverCents, language),
      gift: formatCents(gift.giftCents, language),
      fee: gift.feeCoverCents > 0 ? formatCents(gift.feeCoverCents, language) : "",
      purpose: capitalized(purposeOf(gift.designation, words, language)),
      interval: words[interval][language],
      kind: isRecurring(interval) ? words[`kind_${interval}`][language] : "",
      dedication: dedicationText(gift.dedication, words, language),
      no_money: noMoney(world, gift.mode, language),
      ...own.values,
    },
    links: {
      status: `${siteUrl}${addressOf("donateStatus", language, { params: { id: gift.id } })}`,
      again: siteUrl + gift.backPath,
      manage: isRecurring(interval) && gift.recurring !== "stopped" ? manageUrl(world, gift) : "",
      ...own.links,
    },
  });
}

/** Thanks, with all that a tax receipt requires; the PDF is attached. */
export function receiptMail(world: GivingWorld, gift: Gift, payment: GiftPayment): Mail {
  const { language } = gift;
  const receipt = receiptOf(world, gift, payment);
  const { organisation, number, key, entered } = receipt;
  const values = {
    receipt: number,
    date: formatGiven(receipt, language),
    gift: formatCents(receipt.giftCents, language),
    fee: receipt.feeCoverCents > 0 ? formatCents(receipt.feeCoverCents, language) : "",
    total: formatCents(receipt.totalCents, language),
    presented: receipt.presented ? formatPresented(receipt.presented, language) : "",
    refunded: receipt.backCents > 0 ? formatCents(receipt.backCents, language) : "",
    organisation: organisation.legalName,
    organisation_status: organisation.status[language],
    organisation_address: organisation.address.join("\n"),
    tax_id: organisation.taxId ?? "",
    check_url: receipt.checkUrl[receipt.language],
  };
  return toDonor(world, gift, mailOf(receipt), {
    values: { ...values, ...(entered && enteredValues(entered, receipt)) },
    buttonUrl: receipt.pdfUrl,
    attachment: receiptPdfPath(language, number, key),
  });
}

const [byCard, byHand, throughFund, noReceipt] = receiptMails;
const mailOf = ({ entered, mode }: Receipt) =>
  mode !== "live" ? noReceipt : !entered ? byCard : entered.sponsor ? throughFund : byHand;

/** Additional values of a gift by hand; lines with empty values are omitted. */
function enteredValues(entered: EnteredLines, { language, totalCents }: Receipt) {
  return {
    way: entered.way[language],
    total: entered.hasAmount ? formatCents(totalCents, language) : "",
    given: entered.given?.[language] ?? "",
    sponsor: entered.sponsor ?? "",
    in_return: entered.inReturn?.[language] ?? "",
    value_note: entered.note?.[language] ?? "",
    replaces: entered.replaces ?? "",
  };
}

/** An e-mail about one receipt. @param own its other values */
function ofReceipt(world: GivingWorld, on: PaidGift, mail: string, own: Record<string, string>) {
  const receipt = receiptOf(world, on.gift, on.payment);
  const values = { receipt: receipt.number, date: formatGiven(receipt, receipt.language), ...own };
  return toDonor(world, on.gift, mail, { values, buttonUrl: receipt.pdfUrl });
}

export const refundMail = (world: GivingWorld, on: PaidGift, cents: number, mail = "gift-refund") =>
  ofReceipt(world, on, mail, { refunded: formatCents(cents, on.gift.language) });

/** Says that a receipt is void, and why. */
export const voidMail = (world: GivingWorld, on: PaidGift, because: TakenBackReason) =>
  ofReceipt(world, on, "gift-withdrawn", saidOf(because, on.payment.receiptNumber));

export function statementMail(world: GivingWorld, statement: YearStatement, isRenewed: boolean) {
  const { year, language, donor, totalCents, mode, pdfUrl } = statement;
  return world.mails.write({
    mail: "gift-statement",
    to: { email: donor.email },
    language,
    values: {
      name: donor.name,
      year: String(year),
      // Goods and stock have no sum: the sentence with `year_only` replaces the one with `total`.
      total: totalCents > 0 ? formatCents(totalCents, language) : "",
      year_only: totalCents > 0 ? "" : String(year),
      year_before: isRenewed ? String(year) : "",
      no_money: noMoney(world, mode, language),
    },
    buttonUrl: pdfUrl,
  });
}

/** E-mail to the person named in the dedication, without the amount; null if none is named. */
export function dedicationMail(world: GivingWorld, gift: Gift): Mail | null {
  const { dedication, language } = gift;
  if (!dedication?.mail) return null;
  return world.mails.write({
    mail: dedication.kind === "honour" ? "gift-dedication-honour" : "gift-dedication-memory",
    to: { email: dedication.mail.email },
    language,
    values: {
      name: "",
      donor: gift.name || world.words.somebody[language],
      honoured: dedication.name,
      message: dedication.message,
      purpose: purposeOf(gift.designation, world.words, language),
    },
    buttonUrl: world.siteUrl + addressOf("home", language),
  });
}

/** Asks for confirmation of a gift's new address; tells nothing about the gift but its reference. */
export function newEmailMail(world: GivingWorld, gift: Gift, email: string, key: string): Mail {
  const { language, reference } = gift;
  const path = addressOf("donateEmail", language, { query: { key } });
  return world.mails.write({
    mail: "gift-email-confirm",
    to: { email },
    language,
    values: { name: "", reference, days: String(emailLinkDays) },
    buttonUrl: world.siteUrl + path,
  });
}

/** Informs the old address of a gift that its e-mails now go elsewhere. */
export function emailChangedMail({ mails }: GivingWorld, gift: Gift, masked: string): Mail {
  const { email, language, reference } = gift;
  // No name: the old address is often a stranger's, by a typo.
  const values = { name: "", reference, new_email: masked };
  return mails.write({ mail: "gift-email-changed", to: { email }, language, values });
}

/** Notifies staff about a gift; replies go to the donor. */
export function staffMail(
  { mails }: GivingWorld,
  { language, email, reference, name }: Gift,
  mail: string,
  values: Readonly<Record<string, string>>,
): Mail {
  return mails.write({
    mail,
    to: "staff",
    language,
    ...(email === "" ? {} : { replyTo: email }),
    values: { reference, name: name || email, ...values },
    deskPath: `/gifts/${reference}`,
  });
}
