import { data, redirect, type RouterContextProvider } from "react-router";
import { controlNames, type Form, type FormInput } from "#domain/forms/form.ts";
import { readForm, type Sent } from "#domain/forms/read-form.ts";
import { StorageUnavailable } from "#domain/ports.ts";
import { acceptSubmission, type SubmissionForm, type SubmissionMeta } from "#domain/submission.ts";
import type { PlainPage } from "#domain/addresses.ts";
import { formAnswer, type FormAnswer, type ProblemKey } from "./form-answer.server.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { requestInfo, services } from "#app/services.server.ts";

type ActionArgs = {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
};

/** Kept: where the visitor goes on to. Or not kept: what is wrong, by field or under `form`. */
export type Outcome =
  | { readonly ok: true; readonly leadTo: string }
  | { readonly ok: false; readonly errors: Readonly<Record<string, ProblemKey>> };

/** One form that a page answers, and what becomes of what it brings. */
export type AnsweredForm<F extends Form = Form> = {
  readonly form: F;
  // A method, so that one for a particular form still is an `AnsweredForm`.
  accept(world: ReturnType<typeof services>, sent: Sent<F>, meta: SubmissionMeta): Promise<Outcome>;
};

/** A form that is kept for staff; its visitor is thanked on the given page, with the reference. */
export function kept(form: SubmissionForm, thanks: PlainPage): AnsweredForm {
  return {
    form,
    async accept(world, sent, meta) {
      const accepted = await acceptSubmission(world, form, sent, meta);
      if (!accepted.ok) return accepted;
      const query = { ref: accepted.reference, form: form.name };
      return { ok: true, leadTo: addressOf(thanks, meta.language, { query }) };
    },
  };
}

/**
 * The action of a page with forms: 303 to where thanks are said; or the page again with every value
 * kept, 422 for what the visitor can mend, 400 for what could not be read, 413 and 408 for what came
 * too large or too slowly, 429 after a flood, 503 when it could not be kept. The page's loader draws it by `drawForm`.
 */
export async function answerForm(
  args: ActionArgs,
  forms: readonly [AnsweredForm, ...AnsweredForm[]],
) {
  const { request, url, context } = args;
  const world = services(context);
  const sentData = await readBody(request);
  const answered = forms.find(({ form }) => form.name === sentData?.get("form")) ?? forms[0];
  const back = (errors: FormAnswer["errors"], values: FormAnswer["values"], status: number) => {
    context.set(formAnswer, {
      form: answered.form.name,
      values,
      errors,
      hidden: sentData ? sentMarks(sentData) : {},
      hadFiles: sentData
        ? hasFiles(sentData) || requestInfo(context)?.refused !== undefined
        : false,
      requestId: requestInfo(context)?.requestId ?? "",
    });
    return data(null, status);
  };

  if (!sentData) return back({ form: "unreadable" }, {}, 400);
  const read = readForm(sentData, answered.form, world.clock.now());
  const refused = requestInfo(context)?.refused;
  if (refused) {
    const values = read.ok ? valuesOf(read.input) : read.values;
    return back({ form: refused === 413 ? "too_large" : "too_slow" }, values, refused);
  }
  if (!read.ok) return back(read.errors, read.values, 422);
  const meta = {
    language: languageOf(url.pathname),
    clientAddress: requestInfo(context)?.clientAddress ?? "",
  };
  try {
    const outcome = await answered.accept(world, read, meta);
    if (outcome.ok) return redirect(outcome.leadTo, 303);
    const isFlood = Object.values(outcome.errors).includes("too_many");
    return back(outcome.errors, valuesOf(read.input), isFlood ? 429 : 422);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    requestInfo(context)?.reportFailure(error);
    return back({ form: "unavailable" }, valuesOf(read.input), 503);
  }
}

/** Null for a body that is no form: broken multipart, another type, cut off on its way. */
async function readBody(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch {
    return null;
  }
}

function sentMarks(sent: FormData): Record<string, string> {
  return Object.fromEntries(
    [controlNames.stamp, controlNames.attempt].flatMap((name) => {
      const value = sent.get(name);
      return typeof value === "string" && value !== "" ? [[name, value.slice(0, 200)]] : [];
    }),
  );
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
