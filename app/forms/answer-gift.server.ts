import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import { controlNames, type FormInput } from "#domain/forms/form.ts";
import { giftForm } from "#domain/forms/gift.ts";
import { readForm, type Sent } from "#domain/forms/read-form.ts";
import type { Dedication } from "#domain/giving/gift.ts";
import type { BeginAnswer, GiftRequest } from "#domain/giving/giving.ts";
import { StorageUnavailable } from "#domain/ports.ts";
import { languageOf, type Language } from "#domain/language/language.ts";
import { requestInfo, services } from "#app/services.server.ts";
import { findDesignation } from "./designations.server.ts";
import { formAnswer, type ProblemKey } from "./form-answer.server.ts";
import { giftPath, readGift, type ReadGift } from "./gift-choice.ts";

/** What a donor is shown above the form, which is filled in as it was sent. */
export type GiftPanel =
  /** The typed amount as it was read, to be confirmed. */
  | { readonly kind: "review"; readonly cents: number }
  | { readonly kind: "person" }
  | { readonly kind: "code"; readonly wasWrong: boolean }
  | { readonly kind: "later" }
  | { readonly kind: "unavailable"; readonly reference: string };

/** How the action of a request tells its loader; null on every other request. */
export const giftPanel = createContext<GiftPanel | null>(null);
/** The least amount of this moment, in cents, where it is higher than usual. */
export const raisedLeast = createContext<number | null>(null);

type Args = {
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
};

const statuses = { review: 200, person: 200, code: 422, later: 429, unavailable: 503 } as const;

/**
 * Answers the donation form: 303 to the payment page; or the page again with every value kept and
 * what is to be done.
 */
export async function answerGift({ url, context }: Args, sentData: FormData) {
  const language = languageOf(url.pathname);
  const world = services(context);
  const read = readForm(sentData, giftForm, world.clock.now());
  const values = read.ok ? textsOf(sentData) : read.values;
  const amount = readGift(values, language);
  const keep = (errors: Readonly<Record<string, ProblemKey>>) =>
    context.set(formAnswer, {
      form: giftForm.name,
      values,
      errors,
      hidden: marksOf(sentData),
      hadFiles: false,
      requestId: requestInfo(context)?.requestId ?? "",
    });
  const show = (panel: GiftPanel) => {
    keep({});
    context.set(giftPanel, panel);
    return data(null, statuses[panel.kind]);
  };
  const refuse = (errors: Readonly<Record<string, ProblemKey>>, status = 422) => {
    keep(errors);
    return data(null, status);
  };

  if (amount.fault === "amount_most") return show({ kind: "person" });
  const wrong = {
    ...(amount.fault && { custom: amount.fault }),
    ...(!read.ok && read.errors),
  };
  if (!read.ok || amount.cents === null || Object.keys(wrong).length > 0) return refuse(wrong);
  const { cents } = amount;
  // Without script nobody has read a typed amount back to the donor.
  if (amount.isCustom && read.input.seen !== String(cents)) return show({ kind: "review", cents });
  const meta = {
    clientAddress: requestInfo(context)?.clientAddress ?? "",
    control: read.control,
    code: read.input.code || null,
  };
  try {
    const request = requestOf(read, { ...amount, cents }, language);
    return answerOf(await world.giving.begin(request, meta), { show, refuse, context });
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    requestInfo(context)?.reportFailure(error);
    return refuse({ form: "unavailable" }, 503);
  }
}

type Ways = {
  show(panel: GiftPanel): ReturnType<typeof data<null>>;
  refuse(errors: Readonly<Record<string, ProblemKey>>): ReturnType<typeof data<null>>;
  context: Args["context"];
};

function answerOf(answer: BeginAnswer, { show, refuse, context }: Ways) {
  switch (answer.kind) {
    case "redirect":
      return redirect(answer.url, 303);
    case "person":
      return show({ kind: "person" });
    case "too_little":
      context.set(raisedLeast, answer.leastCents);
      return refuse({ custom: answer.isRaised ? "amount_raised" : "amount_least" });
    case "code_required":
      return show({ kind: "code", wasWrong: answer.wasWrong });
    case "later":
      return show({ kind: "later" });
    case "unavailable":
      return show({ kind: "unavailable", reference: answer.reference });
  }
}

function requestOf(
  { input }: Sent<typeof giftForm>,
  { type, cents }: ReadGift & { cents: number },
  language: Language,
): GiftRequest {
  const designation = input.for === "" ? null : findDesignation(input.for);
  return {
    rhythm: type,
    giftCents: cents,
    coversFee: input.cover_fee,
    email: input.email,
    name: input.name,
    displayName: input.display_name || null,
    designation,
    dedication: dedicationOf(input),
    language,
    backPath: giftPath(language, {
      type,
      cents,
      for: designation?.id ?? "",
      coversFee: input.cover_fee,
    }),
  };
}

function dedicationOf(input: FormInput<typeof giftForm>): Dedication | null {
  const { dedication: kind, dedication_email: email } = input;
  if (kind === "") return null;
  return {
    kind,
    name: input.dedication_name,
    message: input.dedication_message,
    letter: email === "" ? null : { email, on: input.dedication_on || null },
  };
}

function textsOf(sent: FormData): Record<string, string> {
  return Object.fromEntries(
    Object.keys(giftForm.fields).map((name) => {
      const value = sent.get(name);
      return [name, typeof value === "string" ? value : ""];
    }),
  );
}

function marksOf(sent: FormData): Record<string, string> {
  return Object.fromEntries(
    [controlNames.stamp, controlNames.attempt].flatMap((name) => {
      const value = sent.get(name);
      return typeof value === "string" && value !== "" ? [[name, value.slice(0, 200)]] : [];
    }),
  );
}
