import { guatemalaDay } from "#domain/clock.ts";
import { giftForm } from "#domain/giving/gift-form.ts";
import { intervals, keepUnpaidDays, reminderDays } from "#domain/giving/gift.ts";
import { giftPath } from "#domain/giving/giving-paths.ts";
import { leastGiftCents, mostGiftCents } from "#domain/giving/money.ts";
import { redirect } from "react-router";
import { listContent, pageContent, site } from "#reader/content.ts";
import { fillTemplate, addressOf, languageOf, type Language } from "#domain/language/language.ts";
import { formatDollars } from "#domain/language/format.ts";
import { services, type RequestArgs, nullIfDown } from "#app/services.server.ts";
import { donateStart } from "#app/shell.server.ts";
import { giftPanel, raisedLeast } from "./gift-handler.server.ts";
import { designationOptions } from "#reader/designations.ts";
import { paymentWaysIn } from "#reader/payment-ways.ts";
import { formViewModel, type FieldViewModel } from "#app/forms/form-view-model.server.ts";
import { formResult } from "#app/forms/form-action.server.ts";
import { readGift, sentBy, startOf } from "#domain/giving/gift-amount.ts";
import { resumedGift } from "#domain/giving/unfinished-gift.ts";

type Fields = Readonly<Record<keyof typeof giftForm.fields, FieldViewModel>>;

/**
 * A donor who returns with an unpaid gift: the field values stored with it (null: none) and where the donor comes
 * from. `unpaid`: back from the payment page; `resumed`: by the link of a reminder or of a failed gift; `lost`: the same,
 * but the stored values have expired.
 * @throws a redirect to the gift's page if it has been paid
 */
async function returningGift({ url, context }: RequestArgs) {
  const query = url.searchParams;
  const back = query.get("back") === "unpaid" ? ("unpaid" as const) : null;
  const key = query.get("resume");
  if (!key) return { fields: null, back };
  const read = await nullIfDown(context, async (giving) => ({
    found: await resumedGift(giving, key),
  }));
  // The database is unavailable: the gift may have been paid, so say nothing about it.
  if (!read) return { fields: null, back: null };
  const { found } = read;
  if (found?.kind !== "done") {
    const fields = found?.fields ?? null;
    return { fields, back: back ?? (fields ? ("resumed" as const) : ("lost" as const)) };
  }
  const gift = { params: { id: found.giftId } };
  throw redirect(addressOf("donateStatus", languageOf(url.pathname), gift));
}

/** The donation form's loader data: with the values that were sent, else with those of the query. */
export async function giftFormModel(args: RequestArgs) {
  const { url, context } = args;
  const { searchParams: query, pathname } = url;
  const language = languageOf(pathname);
  const resumed = await returningGift(args);
  const [rejected, panel] = [context.get(formResult), context.get(giftPanel)];
  const sent = rejected?.form === giftForm.name ? rejected.values : null;
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
  const form = formViewModel(giftForm, args, { preset, messageValues, isKeyed: true });
  const { cardFee, payments } = services(context).giving;
  const { mode } = payments;
  const { choices } = donateStart(language);
  const { tax_id: taxId, legal_name: legalName } = site(language);
  const start = startOf(sent ?? Object.fromEntries(query), choices, language);
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
    /** A valid amount was chosen before: the form shows it as one line and does not ask for it again. */
    isChosen:
      (sent !== null || query.has("amount")) &&
      panel?.kind !== "review" &&
      !fields.custom.problem &&
      readGift(sentBy(start), language).fault === null,
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

export type GiftFormModel = Awaited<ReturnType<typeof giftFormModel>>;

/**
 * The donation dialog sends its inputs (`amount_once`, `custom` …) as a query. This rewrites them to `type` and
 * `amount`, which campaign links use and which mean the same in both languages.
 * @returns null if the query has no such input or its amount cannot be read
 */
export function canonicalGiftAddress(query: URLSearchParams, language: Language): string | null {
  const pickerNames = [...intervals.map((interval) => `amount_${interval}`), "custom"];
  if (!pickerNames.some((name) => query.has(name))) return null;
  const read = readGift(Object.fromEntries(query), language);
  if (read.cents === null) return null;
  const [path = "", own = ""] = giftPath(language, {
    type: read.type,
    cents: read.cents,
    for: query.get("for") ?? "",
    coversFee: query.has("cover_fee"),
  }).split("?");
  const rest = new URLSearchParams(query);
  for (const name of [...pickerNames, "type", "amount", "for", "cover_fee"]) rest.delete(name);
  const others = rest.toString();
  return `${path}?${own}${others && `&${others}`}`;
}
