import { data, redirect, type RouterContextProvider } from "react-router";
import { controlNames, type Form, type FormInput } from "#domain/forms/form.ts";
import { readForm, type Sent } from "#domain/forms/read-form.ts";
import { requestKey } from "#domain/submissions/attachments.ts";
import { handsOver, requestPath } from "#domain/documents/documents.ts";
import { adConsent } from "#app/advertising.server.ts";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import {
  acceptSubmission,
  type SubmissionForm,
  type SubmissionMeta,
} from "#domain/submissions/submission.ts";
import { formResult, type FormResult } from "./form-result.server.ts";
import type { ProblemKey } from "#domain/forms/message-key.ts";
import { languageOf, type Language } from "#domain/language/language.ts";
import { requestInfo, sentForm, services } from "#app/services.server.ts";

type ActionArgs = {
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
};

/** The page again with every value: what is wrong, by field or under `form`. */
export type Refusal = {
  readonly ok: false;
  readonly errors: Readonly<Record<string, ProblemKey>>;
  /** The status where no error says it: a page that asks back without one. */
  readonly status?: number;
  readonly values?: FormResult["values"];
};

/** Taken: where the visitor goes on to. Or not taken. */
export type Outcome = { readonly ok: true; readonly leadTo: string } | Refusal;

/** One form that a page answers, and what becomes of what it brings. */
export type FormHandler<F extends Form = Form> = {
  readonly form: F;
  /**
   * What the rules of the single fields cannot say. Its errors are told together with theirs; without
   * errors it is the answer, whatever is wrong in the fields.
   */
  precheck?(values: FormResult["values"], language: Language): Refusal | null;
  // A method, so that one for a particular form still is a `FormHandler`.
  accept(world: ReturnType<typeof services>, sent: Sent<F>, meta: SubmissionMeta): Promise<Outcome>;
};

/** A form that is saved for staff; its visitor is led to the page of what was sent. */
export function savedForm(form: SubmissionForm): FormHandler {
  return {
    form,
    async accept(world, sent, meta) {
      const accepted = await acceptSubmission(world, form, sent, meta);
      if (!accepted.ok) return accepted;
      const { language } = meta;
      const sentForm = { form: form.name, reference: accepted.reference };
      const secret = await world.storage.secret("documents");
      // The advertising service must not see a key: where it may be asked for, the e-mail alone brings it.
      const isKeyed = handsOver(form.name) || adConsent(language) === null;
      // The thanks speak of no e-mail to somebody who left a telephone number alone.
      const isByPhone = "email" in form.fields && !sent.input["email"];
      const more = {
        ...(isKeyed && { key: requestKey(secret, accepted.reference) }),
        ...(isByPhone && { via: "phone" }),
      };
      return { ok: true, leadTo: requestPath(sentForm, language, more) };
    },
  };
}

/** Statuses of faults that are not the visitor's to mend in a field; all others answer 422. */
const statuses: Partial<Record<ProblemKey, number>> = {
  unreadable: 400,
  too_slow: 408,
  too_large: 413,
  too_many: 429,
  too_many_asked: 429,
  unavailable: 503,
};

function statusOf(errors: Refusal["errors"]): number {
  return (
    Object.values(errors)
      .map((key) => statuses[key])
      .find(Boolean) ?? 422
  );
}

/**
 * The action of a page with forms: 303 to where it leads when it was taken; or the page again with every
 * value kept, 422 for what the visitor can mend, 400 for what could not be read, 413 and 408 for what came
 * too large or too slowly, 429 after a flood, 503 when it could not be kept. The page's loader shows it by
 * `formViewModel`.
 *
 * @param handlers the forms of the page; the first of them takes what names none
 */
export async function formAction(
  { url, context }: ActionArgs,
  handlers: readonly [FormHandler, ...FormHandler[]],
) {
  const world = services(context);
  const info = requestInfo(context);
  const body = sentForm(context);
  const handler = handlers.find(({ form }) => form.name === body?.get("form")) ?? handlers[0];
  const again = ({ errors, status, values }: Omit<Refusal, "ok">, typed: FormResult["values"]) => {
    context.set(formResult, {
      form: handler.form.name,
      values: { ...typed, ...values },
      errors,
      hidden: body ? sentControls(body) : {},
      hadFiles: body ? hasFiles(body) || info.refused !== undefined : false,
      requestId: info.requestId,
    });
    return data(null, status ?? statusOf(errors));
  };

  if (!body) return again({ errors: { form: "unreadable" } }, {});
  const read = readForm(body, handler.form, world.clock.now());
  const values = read.ok ? valuesOf(read.input) : read.values;
  if (info.refused) {
    return again({ errors: { form: info.refused === 413 ? "too_large" : "too_slow" } }, values);
  }
  const language = languageOf(url.pathname);
  const refusal = handler.precheck?.(values, language);
  const isAsking = refusal && Object.keys(refusal.errors).length === 0;
  if (isAsking) return again(refusal, values);
  if (!read.ok) return again({ errors: { ...refusal?.errors, ...read.errors } }, values);
  if (refusal) return again(refusal, values);
  try {
    const meta = { language, clientAddress: info.clientAddress };
    const outcome = await handler.accept(world, read, meta);
    return outcome.ok ? redirect(outcome.leadTo, 303) : again(outcome, values);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    info.reportFailure(error);
    return again({ errors: { form: "unavailable" } }, values);
  }
}

/** The idempotency key, as it came. */
function sentControls(sent: FormData): Record<string, string> {
  const name = controlNames.idempotencyKey;
  const value = sent.get(name);
  return typeof value === "string" && value !== "" ? { [name]: value.slice(0, 200) } : {};
}

function hasFiles(sent: FormData): boolean {
  return [...sent.values()].some((value) => typeof value !== "string" && value.size > 0);
}

/** Checked values as their fields show them. */
function valuesOf(input: FormInput<Form>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === "boolean"
        ? value
          ? "on"
          : ""
        : Array.isArray(value)
          ? ""
          : String(value ?? ""),
    ]),
  );
}
