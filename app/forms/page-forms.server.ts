import { data, type RouterContextProvider } from "react-router";
import { pageAt, parametersRead, type PlainPage } from "#domain/addresses.ts";
import { allForms, type FormName } from "#domain/forms/all-forms.ts";
import { newsletterForm } from "#domain/forms/newsletter.ts";
import { addressOf, englishPathOf, languageOf } from "#domain/language/language.ts";
import { requestNewsletter } from "#domain/newsletter/newsletter.ts";
import { isPlainPage } from "#domain/addresses.ts";
import type { FormViewModel } from "#app/components/forms/form-view-model.ts";
import { formAction, savedForm, type FormHandler } from "./form-action.server.ts";
import { formViewModel, headWithProblems } from "./form-view-model.server.ts";

type Args = { readonly url: URL; readonly context: Readonly<RouterContextProvider> };

/** The same thanks whether the address was on the list or not, so that nobody can find out. */
const subscription: FormHandler<typeof newsletterForm> = {
  form: newsletterForm,
  async accept(world, sent, meta) {
    const asked = await requestNewsletter(world, sent, meta);
    if (!asked.ok) return asked;
    const query = { form: newsletterForm.name };
    return { ok: true, leadTo: addressOf("thanksInterest", meta.language, { query }) };
  },
};

const handlers: readonly FormHandler[] = allForms.map((form) =>
  form.name === newsletterForm.name ? subscription : savedForm(form),
);

/** @throws a 404 where no page is at an address */
export function requirePage(url: URL): PlainPage {
  const page = pageAt(englishPathOf(url.pathname));
  if (!page || !isPlainPage(page)) throw data(null, 404);
  return page;
}

type WithForms = {
  readonly head: { readonly title: string };
  readonly opening: { readonly kind: string; readonly form?: FormName };
  readonly sections: readonly { readonly kind: string; readonly form?: FormName }[];
};

/** The names of the forms on a page of blocks, as they follow each other. */
export function formsOf({ opening, sections }: Pick<WithForms, "opening" | "sections">) {
  return [opening, ...sections].flatMap(({ form }) => form ?? []);
}

/**
 * The forms that a page's opening and blocks name. A field begins with the parameter of its name, where the page reads
 * that (domain/addresses.ts).
 */
export async function pageForms<Content extends WithForms>(
  content: Content,
  { url, context }: Args,
) {
  const page = requirePage(url);
  const language = languageOf(url.pathname);
  const asked = (parametersRead[page] ?? []).map((name) => [name, url.searchParams.get(name)]);
  const preset: Record<string, string | null> = Object.fromEntries(asked);
  const names = new Set<string>(formsOf(content));
  const forms: Record<string, FormViewModel> = {};
  for (const { form } of handlers) {
    if (!names.has(form.name)) continue;
    forms[form.name] = await formViewModel(form, { language, context, page, preset });
  }
  return { head: headWithProblems(content.head, { language, context }), forms };
}

/** The answer to a page's forms; the one called `main` takes what cannot be read or names none. */
export function pageFormAction(args: Args, main: FormName | undefined) {
  const first = handlers.find(({ form }) => form.name === main) ?? subscription;
  return formAction(args, [first, ...handlers]);
}
