import { data } from "react-router";
import { isPlainPage, pageAt, type PlainPage } from "#domain/addresses.ts";
import { allForms, type FormName } from "#domain/forms/all-forms.ts";
import { newsletterForm } from "#domain/forms/newsletter.ts";
import { addressOf, englishPathOf } from "#domain/language/language.ts";
import { requestNewsletter } from "#domain/newsletter/newsletter.ts";
import type { RequestArgs } from "#app/services.server.ts";
import { formAction, savedForm, type FormHandler } from "./form-action.server.ts";
import { formViewModel, type FormViewModel, type Options } from "./form-view-model.server.ts";

/** Redirects to the same page whether the address was subscribed or not, so that nobody can find out. */
const newsletterHandler: FormHandler<typeof newsletterForm> = {
  form: newsletterForm,
  async accept(world, sent, meta) {
    const accepted = await requestNewsletter(world, sent, meta);
    if (!accepted.ok) return accepted;
    const query = { form: newsletterForm.name };
    return { ok: true, redirectTo: addressOf("thanksInterest", meta.language, { query }) };
  },
};

const handlers: readonly FormHandler[] = allForms.map((form) =>
  form.name === newsletterForm.name ? newsletterHandler : savedForm(form),
);

/** The page at a URL. @throws a 404 response if there is none */
export function requirePage(url: URL): PlainPage {
  const page = pageAt(englishPathOf(url.pathname));
  if (!page || !isPlainPage(page)) throw data(null, 404);
  return page;
}

type WithForms = {
  readonly opening: { readonly kind: string; readonly form?: FormName };
  readonly sections: readonly { readonly kind: string; readonly form?: FormName }[];
};

/** The names of a page's forms in the order of the page: its opening's, then its blocks'. */
export function formsOf({ opening, sections }: WithForms) {
  return [opening, ...sections].flatMap(({ form }) => form ?? []);
}

export function pageForms(content: WithForms, args: RequestArgs, options: Options = {}) {
  const names = new Set<string>(formsOf(content));
  const forms: Record<string, FormViewModel> = {};
  for (const { form } of handlers) {
    if (!names.has(form.name)) continue;
    forms[form.name] = formViewModel(form, args, options);
  }
  return forms;
}

/** The action of a page of blocks. `main` is the form that gets a body which is unreadable or names no form. */
export function pageFormAction(main: FormName | undefined) {
  const first = handlers.find(({ form }) => form.name === main) ?? newsletterHandler;
  return (args: RequestArgs) => formAction(args, [first, ...handlers]);
}
