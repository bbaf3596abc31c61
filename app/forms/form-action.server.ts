import { data, redirect, createContext } from "react-router";
import { controlNames, type Form } from "#domain/forms/form.ts";
import { readControl, readForm, type Sent } from "#domain/forms/read-form.ts";
import { suggestedEmail } from "#domain/mail/email-typo.ts";
import { requestKey } from "#domain/submissions/request-status.ts";
import { handsOver, requestPath } from "#domain/documents/documents.ts";
import { adConsent } from "#app/legal.server.ts";
import {
  acceptSubmission,
  type SubmissionForm,
  type SubmissionMeta,
} from "#domain/submissions/submission.ts";
import type { ProblemKey } from "#domain/forms/field.ts";
import { languageOf, type Language } from "#domain/language/language.ts";
import { nullIfDown, requestInfo, services, type RequestArgs } from "#app/services.server.ts";

/** A rejected form, from the page's action to its loader, which renders the form again with these values. */
export type FormResult = {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
  /** By field name; `form` for a problem of the whole form. */
  readonly errors: Readonly<Record<string, ProblemKey>>;
  /** The key it was sent with: every retry keeps it until the form is stored. */
  readonly idempotencyKey: string | null;
  /** The e-mail addresses that the visitor was asked about, with spaces between them. */
  readonly askedEmails: string;
  /** Files were attached. No page can put them back into a file input, so the visitor is asked to. */
  readonly hadFiles: boolean;
  readonly requestId: string;
};

/** Set by `formAction` for the loaders of the same request; null on every other request. */
export const formResult = createContext<FormResult | null>(null);

/** The form is not accepted: the page is rendered again with every value the visitor sent. */
export type Rejection = {
  readonly ok: false;
  /** By field name; `form` for a problem of the whole form. */
  readonly errors: Readonly<Record<string, ProblemKey>>;
  /** The HTTP status. Without it the errors decide; a page that asks a question has no errors. */
  readonly status?: number;
};

/** Accepted, with the path that the browser is redirected to; or rejected. */
export type Outcome = { readonly ok: true; readonly redirectTo: string } | Rejection;

/** One form of a page: what is done with it once its fields are valid. */
export type FormHandler<F extends Form = Form> = {
  readonly form: F;
  /**
   * Checks that need several fields. Its errors are shown together with those of the fields. A rejection
   * without errors (a question to the visitor) is shown at once, even if fields are invalid.
   */
  precheck?(values: FormResult["values"], language: Language): Rejection | null;
  // Declared as a method: parameters are then bivariant, so a handler of one form is a `FormHandler`.
  accept(world: ReturnType<typeof services>, sent: Sent<F>, meta: SubmissionMeta): Promise<Outcome>;
};

/** Handler of a form that is stored for staff; redirects to the thank-you page that shows the request. */
export function savedForm(form: SubmissionForm): FormHandler {
  return {
    form,
    async accept(world, sent, meta) {
      const accepted = await acceptSubmission(world, form, sent, meta);
      if (!accepted.ok) return accepted;
      const { language } = meta;
      const sentForm = { form: form.name, reference: accepted.reference };
      const secret = await world.storage.secret("documents");
      // A page opened with a key never loads the advertising service, which could read the key. So where
      // that service is configured, only forms with documents redirect with a key; else the e-mail has it.
      const isKeyed = handsOver(form.name) || adConsent(language) === null;
      // Without an e-mail address the thank-you page must not announce an e-mail, without a number no call.
      const other = sent.input["phone"] ? "phone" : "none";
      const more = {
        ...(isKeyed && { key: requestKey(secret, accepted.reference) }),
        ...("email" in form.fields && !sent.input["email"] && { via: other }),
      };
      return { ok: true, redirectTo: requestPath(sentForm, language, more) };
    },
  };
}

/** Statuses of problems that no field can fix, whose summary has another title; all others are 422. */
export const statuses: Partial<Record<ProblemKey, number>> = {
  unreadable: 400,
  too_slow: 408,
  too_large: 413,
  too_many: 429,
  too_many_asked: 429,
  unavailable: 503,
};

/** Why a form whose text had arrived was cut off. */
const refusals = { 408: "too_slow", 413: "too_large", 503: "unavailable" } as const;

const statusOf = (errors: Rejection["errors"]) =>
  Object.values(errors)
    .map((key) => statuses[key])
    .find(Boolean) ?? 422;

/**
 * The action of a page with forms. An accepted form is answered with a 303 redirect. Otherwise the page is
 * rendered again with all values kept (its loader calls `formViewModel`): 422 for invalid fields, 400 for an
 * unreadable body, 413 too large, 408 too slow, 429 over the rate limit, 503 if storage is unavailable.
 * @param handlers the forms of the page; a body that names no form goes to the first
 * @param headers of a refusal, for a page that passes them on
 */
export async function formAction(
  { url, context }: RequestArgs,
  handlers: readonly [FormHandler, ...FormHandler[]],
  headers?: HeadersInit,
) {
  const world = services(context);
  const { form: body, refused, clientAddress, requestId } = requestInfo(context);
  const handler = handlers.find(({ form }) => form.name === body?.get("form")) ?? handlers[0];
  const asked = String(body?.get(controlNames.askedEmails) ?? "");
  const reject = ({ errors, status }: Omit<Rejection, "ok">, sent: FormResult["values"]) => {
    const hadFiles = body ? hasFiles(body) || refused !== undefined : false;
    context.set(formResult, {
      form: handler.form.name,
      // Consent is to the pictures that were chosen, and these have to be chosen again.
      values: { ...sent, ...(hadFiles && { peopleAgreed: "" }) },
      errors,
      idempotencyKey: body && readControl(body).idempotencyKey,
      askedEmails: [asked, ...namesOfSlips(errors).map((name) => sent[name])].join(" ").trim(),
      hadFiles,
      requestId,
    });
    return data(null, { status: status ?? statusOf(errors), headers });
  };

  if (!body) return reject({ errors: { form: "unreadable" } }, {});
  const read = readForm(body, handler.form, world.clock.now());
  const { values } = read;
  if (refused) return reject({ errors: { form: refusals[refused] } }, values);
  const language = languageOf(url.pathname);
  const rejection = handler.precheck?.(values, language);
  const isQuestion = rejection && Object.keys(rejection.errors).length === 0;
  if (isQuestion) return reject(rejection, values);
  const slips = slipsIn(values, asked.split(" "), handler.form);
  if (!read.ok || namesOfSlips(slips).length > 0) {
    const faults = read.ok ? {} : read.errors;
    return reject({ errors: { ...slips, ...rejection?.errors, ...faults } }, values);
  }
  if (rejection) return reject(rejection, values);
  const meta = { language, clientAddress };
  const outcome = await nullIfDown(context, () => handler.accept(world, read, meta));
  if (outcome?.ok) return redirect(outcome.redirectTo, 303);
  return reject(outcome ?? { errors: { form: "unavailable" } }, values);
}

/** Faults of e-mail addresses that look like slips, and were not asked about before. */
const slipsIn = (values: FormResult["values"], asked: readonly string[], form: Form) =>
  Object.fromEntries(
    Object.entries(form.fields)
      .filter(([name, { kind }]) => kind === "email" && suggestedEmail(values[name] ?? ""))
      .filter(([name]) => !asked.includes(values[name] ?? ""))
      .map(([name]) => [name, "email_slip" as const]),
  );

const namesOfSlips = (errors: Rejection["errors"]) =>
  Object.keys(errors).filter((name) => errors[name] === "email_slip");

const hasFiles = (sent: FormData) =>
  [...sent.values()].some((value) => typeof value !== "string" && value.name !== "");
