import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { giftForm } from "#domain/giving/gift-form.ts";
import { intervals } from "#domain/giving/gift.ts";
import { giftPath } from "#domain/giving/giving-paths.ts";
import { leastGiftCents, mostGiftCents } from "#domain/giving/money.ts";
import type { RouterContextProvider } from "react-router";
import type { FieldViewModel } from "#app/components/forms/form-view-model.ts";
import { listContent, site } from "#reader/content.ts";
import { formatDollars } from "#domain/language/format.ts";
import type { Language } from "#domain/language/language.ts";
import { services } from "#app/services.server.ts";
import { donateStart } from "#app/shell.server.ts";
import { giftPanel, raisedLeast } from "./gift-handler.server.ts";
import { designationGroups } from "#reader/designations.ts";
import { paymentWaysIn } from "#reader/payment-ways.ts";
import { formViewModel } from "./form-view-model.server.ts";
import { formResult } from "./form-result.server.ts";
import { readGift, sentBy, startOf } from "#domain/giving/gift-amount.ts";
import type { ResumedFields } from "./resumed-gift.server.ts";

type Place = {
  readonly language: Language;
  readonly context: Readonly<RouterContextProvider>;
  readonly page: "donate";
};

type Fields = Readonly<Record<keyof typeof giftForm.fields, FieldViewModel>>;

/** The donation form as it was sent, or as the address fills it in. */
export async function giftViewModel(
  query: URLSearchParams,
  place: Place,
  resumed: ResumedFields | null | undefined,
) {
  const { language, context } = place;
  const answer = context.get(formResult);
  const sent = answer?.form === giftForm.name ? answer.values : null;
  const addressed = Object.fromEntries(query);
  const filled = sent ?? addressed;
  const preset = {
    employer: query.get("employer"),
    ...resumed,
    for: query.get("for"),
    cover_fee: query.get("cover_fee"),
  };
  const messageValues = {
    least: formatDollars(context.get(raisedLeast) ?? leastGiftCents, language),
    most: formatDollars(mostGiftCents, language),
  };
  const form = await formViewModel(giftForm, { ...place, preset, messageValues });
  const panel = context.get(giftPanel);
  const { cardFee, payments } = services(context).giving;
  const { mode } = payments;
  const { choices } = donateStart(language);
  const { tax_id: taxId, legal_name: legalName } = site(language);
  const start = startOf(filled, choices, language);
  const fields = Object.fromEntries(form.fields.map((field) => [field.name, field])) as Fields;
  const employers = listContent("employers", language).map(({ name }) => ({
    value: name,
    label: name,
  }));
  return {
    form,
    fields: { ...fields, employer: { ...fields.employer, options: employers } },
    choices,
    start,
    /** The address brought an amount that can be given: it is not asked again. */
    isChosen:
      sent === null && query.has("amount") && readGift(sentBy(start), language).fault === null,
    panel,
    back: sent === null ? backOf(query, resumed) : null,
    groups: designationGroups(language, guatemalaDay(services(context).clock.now())),
    cardFee,
    mostCents: mostGiftCents,
    taxId,
    legalName: String(legalName),
    ways: paymentWaysIn(services(context).giving.ways(), language),
    mode,
  };
}

/** Everything the donation form shows. */
export type GiftViewModel = Awaited<ReturnType<typeof giftViewModel>>;

/**
 * Tells why the address leads back to a gift begun before. `unpaid`: from the payment
 * page; `resumed`: by a reminder; `lost`: what was filled in is kept no longer.
 */
function backOf(
  query: URLSearchParams,
  resumed: ResumedFields | null | undefined,
): "unpaid" | "resumed" | "lost" | null {
  // Not known now: it may have been paid meanwhile.
  if (resumed === undefined) return null;
  if (query.get("back") === "unpaid") return "unpaid";
  return resumed ? "resumed" : query.has("resume") ? "lost" : null;
}

/**
 * The picker's own names in an address (the dialog sends them) become the two a campaign uses, so that
 * the address means the same in either language. Nothing when the amount cannot be read.
 */
export function plainGiftAddress(query: URLSearchParams, language: Language): string | null {
  const picked = [...intervals.map((interval) => `amount_${interval}`), "custom"];
  if (!picked.some((name) => query.has(name))) return null;
  const read = readGift(Object.fromEntries(query), language);
  if (read.cents === null) return null;
  const [path = "", own = ""] = giftPath(language, {
    type: read.type,
    cents: read.cents,
    for: query.get("for") ?? "",
    coversFee: query.has("cover_fee"),
  }).split("?");
  const plain = new URLSearchParams(query);
  for (const name of [...picked, "type", "amount", "for", "cover_fee"]) plain.delete(name);
  const others = plain.toString();
  return `${path}?${own}${others && `&${others}`}`;
}
