import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { giftForm } from "#domain/giving/gift-form.ts";
import { intervals, keepUnpaidDays, reminderDays } from "#domain/giving/gift.ts";
import { giftPath } from "#domain/giving/giving-paths.ts";
import { leastGiftCents, mostGiftCents } from "#domain/giving/money.ts";
import { redirect, type RouterContextProvider } from "react-router";
import type { FieldViewModel } from "#app/components/forms/form-view-model.ts";
import { listContent, pageContent, site } from "#reader/content.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatDollars } from "#domain/language/format.ts";
import { addressOf, type Language } from "#domain/language/language.ts";
import { services } from "#app/services.server.ts";
import { donateStart } from "#app/shell.server.ts";
import { giftPanel, raisedLeast } from "./gift-handler.server.ts";
import { designationOptions } from "#reader/designations.ts";
import { paymentWaysIn } from "#reader/payment-ways.ts";
import { formViewModel } from "./form-view-model.server.ts";
import { formResult } from "./form-result.server.ts";
import { readGift, sentBy, startOf } from "#domain/giving/gift-amount.ts";
import { readLedger } from "#app/ledger.server.ts";
import { resumedGift } from "#domain/giving/unfinished-gift.ts";

type Place = {
  readonly language: Language;
  readonly context: Readonly<RouterContextProvider>;
  readonly page: "donate";
};

type Fields = Readonly<Record<keyof typeof giftForm.fields, FieldViewModel>>;

/**
 * Values that the address brings back of a gift that was begun, by field, and the reason. `unpaid`: from the payment
 * page; `resumed`: by a reminder; `lost`: what was filled in is kept no longer.
 * @throws a redirect to the gift's page where it was paid meanwhile
 */
async function broughtBack(query: URLSearchParams, { language, context }: Place) {
  const back = query.get("back") === "unpaid" ? ("unpaid" as const) : null;
  const key = query.get("resume");
  if (!key) return { fields: null, back };
  const asked = await readLedger(context, async (giving) => ({
    found: await resumedGift(giving, key),
  }));
  // The database cannot be reached: it may have been paid meanwhile.
  if (!asked) return { fields: null, back: null };
  const { found } = asked;
  if (found?.kind !== "done") {
    const fields = found?.fields ?? null;
    return { fields, back: back ?? (fields ? ("resumed" as const) : ("lost" as const)) };
  }
  throw redirect(addressOf("donateStatus", language, { params: { id: found.giftId } }));
}

/** The donation form as it was sent, or as the address fills it in. */
export async function giftViewModel(query: URLSearchParams, place: Place) {
  const { language, context } = place;
  const resumed = await broughtBack(query, place);
  const answer = context.get(formResult);
  const sent = answer?.form === giftForm.name ? answer.values : null;
  const addressed = Object.fromEntries(query);
  const filled = sent ?? addressed;
  const preset = {
    employer: query.get("employer"),
    ...resumed.fields,
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
  const { form: words, purpose } = pageContent("donate", language);
  const employers = listContent("employers", language).map(({ name }) => ({
    value: name,
    label: name,
  }));
  const purposes = designationOptions(language, guatemalaDay(services(context).clock.now()));
  return {
    form,
    fields: {
      ...fields,
      employer: { ...fields.employer, options: employers },
      for: {
        ...fields.for,
        kind: "select" as const,
        options: [{ value: "", label: purpose.where_needed }, ...purposes],
      },
      // Unticked: one reminder, with what is kept for it and for how long.
      remind: {
        ...fields.remind,
        hint: fillTemplate(words.remind, {
          days: String(reminderDays),
          keep: String(keepUnpaidDays),
        }),
      },
    },
    choices,
    start,
    /** The address brought an amount that can be given: it is not asked again. */
    isChosen:
      sent === null && query.has("amount") && readGift(sentBy(start), language).fault === null,
    panel,
    back: sent === null ? resumed.back : null,
    isResumed: resumed.fields !== null,
    cardFee,
    taxId,
    legalName: String(legalName),
    ways: paymentWaysIn(services(context).giving.ways(), language),
    mode,
  };
}

/** Everything the donation form shows. */
export type GiftViewModel = Awaited<ReturnType<typeof giftViewModel>>;

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
