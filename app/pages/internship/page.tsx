import { data } from "react-router";
import { pageFormAction } from "#app/forms/page-forms.server.ts";
import { formViewModel } from "#app/forms/form-view-model.server.ts";
import { FormSection } from "#app/components/forms/form-section.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { listContent, pageContent } from "#reader/content.ts";
import { addressOf, languageOf, fillTemplate } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { applicationForm } from "#domain/forms/application.ts";
import type { Route } from "./+types/page";
import { BackLink } from "#app/components/ui/links.tsx";

export function loader(args: Route.LoaderArgs) {
  const { url, params } = args;
  const language = languageOf(url.pathname);
  const position = listContent("internships", language).find(({ id }) => id === params.id);
  if (!position) throw data(null, { status: 404 });
  const { position_page: words } = pageContent("volunteer", language);
  const form = formViewModel(applicationForm, args, { preset: { position: position.title } });
  return {
    head: {
      title: fillTemplate(words.page_title, { title: position.title }),
      description: words.lead,
      // A draft must not be found by search engines: its title is not confirmed yet.
      hidden: position.draft === true,
    },
    position,
    words,
    // The form of /volunteer without what is only for other volunteers.
    forms: {
      application: {
        ...form,
        fields: form.fields
          .filter(({ name }) => name !== "adult")
          .map(({ options, ...field }) => ({
            ...field,
            options: options?.filter(({ value }) => value !== "individual-volunteer"),
          })),
      },
    },
  };
}

export const action = pageFormAction("application");

export default function InternshipPage({ loaderData }: Route.ComponentProps) {
  const { head, position, words, forms } = loaderData;
  const language = useLanguage();
  return (
    <>
      <GroundOpening
        title={head.title}
        lead={words.lead}
        ground="plaster"
        picture={position.picture}
      >
        <span className="position-tag small">{words.status[position.status]}</span>
        <BackLink to={addressOf("volunteer", language, { anchor: "internships" })}>
          {words.back}
        </BackLink>
      </GroundOpening>
      <FormSection
        id="apply"
        ground="sunk"
        title={words.apply}
        text={words.apply_text}
        form={forms.application}
      />
    </>
  );
}
