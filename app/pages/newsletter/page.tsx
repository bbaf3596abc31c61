import { formAction, type FormHandler } from "#app/forms/form-action.server.ts";
import { FormOpening } from "#app/components/forms/form-opening.tsx";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { pageContent } from "#reader/content.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { newsletterForm } from "#domain/forms/newsletter.ts";
import { requestNewsletter } from "#domain/newsletter/newsletter.ts";
import type { Route } from "./+types/page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const place = { language, context, page: "newsletter" } as const;
  const content = pageContent("newsletter", language);
  return {
    head: headWithProblems(content.head, place),
    content,
    form: await formViewModel(newsletterForm, place),
  };
}

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

export function action(args: Route.ActionArgs) {
  return formAction(args, [subscription]);
}

export default function NewsletterPage({ loaderData: { content, form } }: Route.ComponentProps) {
  const { archive } = content;
  return (
    <FormOpening ground="green" content={content} form={form} layout="row">
      <ArrowLink to={archive.target}>{archive.label}</ArrowLink>
    </FormOpening>
  );
}
