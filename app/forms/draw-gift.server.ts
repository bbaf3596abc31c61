import { giftForm } from "#domain/forms/gift.ts";
import type { CardFee } from "#domain/giving/card-fee.ts";
import { leastGiftCents, mostGiftCents } from "#domain/money.ts";
import type { RouterContextProvider } from "react-router";
import type { DrawnField, DrawnForm } from "#app/components/forms/drawn-form.ts";
import type { GiftStart } from "#app/components/giving/donation-choices.ts";
import { site } from "#reader/content.ts";
import { formatDollars } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";
import { services } from "#app/services.server.ts";
import { donateStart } from "#app/shell.server.ts";
import { giftPanel, raisedLeast, type GiftPanel } from "./answer-gift.server.ts";
import { designationGroups, type DesignationGroup } from "./designations.server.ts";
import { drawForm } from "./draw-form.server.ts";
import { formAnswer } from "./form-answer.server.ts";
import { giftPath, readGift, startOf } from "./gift-choice.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

type Place = {
  readonly language: Language;
  readonly context: Readonly<RouterContextProvider>;
  readonly page: "donate";
};

/** Everything the donation form shows. */
export type DrawnGift = {
  readonly form: DrawnForm;
  /** Fields of the form by name. */
  readonly fields: Readonly<Record<string, DrawnField>>;
  readonly start: GiftStart;
  readonly panel: GiftPanel | null;
  readonly groups: readonly DesignationGroup[];
  readonly cardFee: CardFee;
  readonly mostCents: number;
  readonly taxId: string | null;
  readonly legalName: string;
  /** No money moves: said before anything is filled in. */
  readonly isDemonstration: boolean;
};

/** The donation form as it was sent, or as the address fills it in. */
export async function drawGift(query: URLSearchParams, place: Place): Promise<DrawnGift> {
  const { language, context } = place;
  const answer = context.get(formAnswer);
  const sent = answer?.form === giftForm.name ? answer.values : null;
  const addressed = Object.fromEntries(query);
  const fields = sent ?? addressed;
  const preset = { for: query.get("for"), cover_fee: query.get("cover_fee") };
  const form = withLimits(await drawForm(giftForm, { ...place, preset }), context, language);
  const panel = context.get(giftPanel);
  const { cardFee, isDemonstration } = services(context).giving;
  const { choices } = donateStart(language);
  const { tax_id: taxId, legal_name: legalName } = site(language);
  return {
    form,
    fields: Object.fromEntries(form.fields.map((field) => [field.name, field])),
    start: startOf(fields, choices, language),
    panel,
    groups: designationGroups(language),
    cardFee,
    mostCents: mostGiftCents,
    taxId,
    legalName: String(legalName),
    isDemonstration,
  };
}

/** What {least} and {most} stand for in a message about an amount. */
function withLimits(form: DrawnForm, context: Place["context"], language: Language): DrawnForm {
  const fill = (text: string) =>
    fillTemplate(text, {
      least: formatDollars(context.get(raisedLeast) ?? leastGiftCents, language),
      most: formatDollars(mostGiftCents, language),
    });
  return {
    ...form,
    // An answer without a fault is no answer to mend: its panel says what there is.
    problems:
      form.problems && form.problems.items.length > 0
        ? {
            ...form.problems,
            items: form.problems.items.map((item) => ({ ...item, text: fill(item.text) })),
          }
        : null,
    fields: form.fields.map((field) => ({
      ...field,
      problem: field.problem && fill(field.problem),
    })),
  };
}

/**
 * The picker's own names in an address (the dialog sends them) become the two a campaign uses, so that
 * the address means the same in either language. Nothing when the amount cannot be read.
 */
export function plainGiftAddress(query: URLSearchParams, language: Language): string | null {
  if (!query.has("amount_once") && !query.has("amount_monthly") && !query.has("custom"))
    return null;
  const read = readGift(Object.fromEntries(query), language);
  if (read.cents === null) return null;
  const [path = "", own = ""] = giftPath(language, {
    type: read.type,
    cents: read.cents,
    for: query.get("for") ?? "",
    coversFee: query.has("cover_fee"),
  }).split("?");
  const plain = new URLSearchParams(query);
  for (const name of [
    "amount_once",
    "amount_monthly",
    "custom",
    "type",
    "amount",
    "for",
    "cover_fee",
  ])
    plain.delete(name);
  const others = plain.toString();
  return `${path}?${own}${others && `&${others}`}`;
}
