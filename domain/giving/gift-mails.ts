import { capitalized } from "#domain/language/format.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import type { MailRequest } from "#domain/mail/mail-writer.ts";
import type { Mail } from "#domain/mail/mail.ts";
import { datedKey } from "./dated-key.ts";
import { formatGiven } from "./donor-day.ts";
import { receiptOf, type EnteredLines, type Receipt } from "./receipts.ts";
import {
  emailLinkDays,
  isRecurring,
  receiptMails,
  type Gift,
  type GiftPayment,
  type PaymentMode,
} from "./gift.ts";
import { receiptPdfPath } from "./giving-paths.ts";
import { dedicationText, formatCents, purposeOf, formatPresented } from "./giving-text.ts";
import type { GivingWorld } from "./giving-world.ts";
import type { YearStatement } from "./statements.ts";

/** The e-mails about gifts. Their texts are in `content/emails/gift-*.yaml` and `staff-gift-*.yaml`. */

function about(world: GivingWorld, gift: Gift): Pick<MailRequest, "values" | "links"> {
  const { language, interval } = gift;
  const { words, siteUrl } = world;
  return {
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
    },
    links: {
      status: `${siteUrl}${addressOf("donateStatus", language, { params: { id: gift.id } })}`,
      again: backUrl(world, gift),
      manage: isRecurring(interval) && gift.recurring !== "stopped" ? manageUrl(world, gift) : "",
    },
  };
}

/** The e-mail's words for a gift that moved no money; empty for a real one. */
const noMoney = ({ words }: GivingWorld, mode: PaymentMode, language: Language) =>
  mode === "live" ? "" : words[mode][language];

/** The page of a recurring gift, for as long as a link of today works. */
export function manageUrl(world: GivingWorld, gift: Gift): string {
  const token = datedKey(world, "manage", gift.manageToken);
  return `${world.siteUrl}${addressOf("donateMonthly", gift.language, { query: { token } })}`;
}

/** The donation page as it was filled in. */
export const backUrl = ({ siteUrl }: GivingWorld, gift: Gift) => `${siteUrl}${gift.backPath}`;

/** An e-mail to whoever gives, with what every e-mail about a gift may say. */
export function toDonor(
  world: GivingWorld,
  gift: Gift,
  mail: string,
  own: Partial<Pick<MailRequest, "values" | "links" | "buttonUrl" | "attachment">>,
): Mail {
  const { values, links } = about(world, gift);
  return world.mails.write({
    ...own,
    mail,
    to: { email: gift.email },
    language: gift.language,
    values: { ...values, ...own.values },
    links: { ...links, ...own.links },
  });
}

/** Thanks, and everything an authority may ask for. */
export function receiptMail(world: GivingWorld, gift: Gift, payment: GiftPayment): Mail {
  const { language } = gift;
  const receipt = receiptOf(world, gift, payment);
  const { organisation } = receipt;
  const values = {
    receipt: receipt.number,
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
    check_url: receipt.checkUrl,
  };
  const { number, key, entered } = receipt;
  return toDonor(world, gift, mailOf(receipt), {
    values: { ...values, ...(entered && enteredValues(entered, receipt)) },
    buttonUrl: receipt.pdfUrl,
    attachment: receiptPdfPath(language, number, key),
  });
}

const mailOf = ({ entered }: Receipt) =>
  receiptMails[entered === null ? 0 : entered.sponsor ? 2 : 1];

/** An e-mail's values for a gift by hand beside those of every receipt; lines of empty ones are left out. */
function enteredValues(entered: EnteredLines, { language, totalCents }: Receipt) {
  return {
    way: entered.way[language],
    gift_amount: entered.hasAmount ? formatCents(totalCents, language) : "",
    given: entered.given?.[language] ?? "",
    sponsor: entered.sponsor ?? "",
    in_return: entered.inReturn?.[language] ?? "",
    value_note: entered.note?.[language] ?? "",
    replaces: entered.replaces ?? "",
  };
}

export function refundMail(
  world: GivingWorld,
  gift: Gift,
  payment: GiftPayment,
  cents: number,
): Mail {
  const { language } = gift;
  const receipt = receiptOf(world, gift, payment);
  const values = {
    receipt: receipt.number,
    refunded: formatCents(cents, language),
    date: formatGiven(receipt, language),
  };
  return toDonor(world, gift, "gift-refund", { values, buttonUrl: receipt.pdfUrl });
}

/** A year's statement, once staff send them. */
export function statementMail(world: GivingWorld, statement: YearStatement): Mail {
  const { year, language, donor, totalCents, mode, pdfUrl } = statement;
  return world.mails.write({
    mail: "gift-statement",
    to: { email: donor.email },
    language,
    values: {
      name: donor.name,
      // One of the two sentences: with a sum, or without one where only goods and the like were given.
      ...(totalCents > 0
        ? { year: String(year), total: formatCents(totalCents, language), year_only: "" }
        : { year: String(year), total: "", year_only: String(year) }),
      no_money: noMoney(world, mode, language),
    },
    buttonUrl: pdfUrl,
  });
}

/** To the person a donor named; null when none was. Says nothing of the amount. */
export function dedicationMail(world: GivingWorld, gift: Gift): Mail | null {
  const { dedication, language } = gift;
  if (!dedication?.letter) return null;
  return world.mails.write({
    mail: dedication.kind === "honour" ? "gift-dedication-honour" : "gift-dedication-memory",
    to: { email: dedication.letter.email },
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

/** Asks whoever has the new address of a gift's donor to confirm it; says nothing of the gift. */
export function newEmailMail(
  world: GivingWorld,
  { language, reference }: Gift,
  email: string,
  key: string,
): Mail {
  const path = addressOf("donateEmail", language, { query: { key } });
  return world.mails.write({
    mail: "gift-email-confirm",
    to: { email },
    language,
    values: { name: "", reference, days: String(emailLinkDays) },
    buttonUrl: world.siteUrl + path,
  });
}

/** Tells the address that a gift's mails went to so far where they go now. */
export function emailChangedMail({ mails }: GivingWorld, gift: Gift, masked: string): Mail {
  const { email, language, reference } = gift;
  // Most often a stranger's mailbox, by a slip: it is told no name.
  const values = { name: "", reference, new_email: masked };
  return mails.write({ mail: "gift-email-changed", to: { email }, language, values });
}

/** Tells staff of something about a gift; the answer goes to its donor. */
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
  });
}
