import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { BlockList } from "#app/components/blocks/block-list.tsx";
import { CaptionedPictures } from "#app/components/media/captioned-pictures.tsx";
import { FormSection } from "#app/components/forms/form-section.tsx";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { ProgramCards } from "#app/components/blocks/program-cards.tsx";
import { SceneOpening } from "#app/components/blocks/scene-opening.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { listContent, pageContent } from "#reader/content.ts";
import { programsIn } from "#reader/programs.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { applicationForm } from "#domain/forms/application.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";
import "#app/components/blocks/position-rows.css";
import "#app/styles/bands/cielo.css";
import "./internships.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, position_page: words, ...content } = pageContent("volunteer", language);
  const place = { language, context, page: "volunteer" } as const;
  const preset = {
    program: url.searchParams.get("program"),
    position: url.searchParams.get("position"),
  };
  return {
    head: headWithProblems(head, place),
    content,
    programs: programsIn(language, ["individual", "service-groups", "interns"]),
    positions: listContent("internships", language).map(({ id, title, icon, status }) => ({
      id,
      title,
      icon,
      status: words.status[status],
    })),
    form: await formViewModel(applicationForm, { ...place, preset }),
  };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, [savedForm(applicationForm, { thanks: "thanksInterest" })]);
}

type Data = Route.ComponentProps["loaderData"];

function Internships({ content: { internships }, positions }: Data) {
  const language = useLanguage();
  return (
    <Section id="internships" {...internships} ground="indigo">
      <ul className="positions">
        {positions.map(({ id, title, icon, status }) => (
          <li key={id} className="position">
            <Icon name={icon} size={32} />
            <h3>
              <PageLink
                className="stretched"
                to={addressOf("internship", language, { params: { id } })}
              >
                {title}
              </PageLink>
            </h3>
            <span className="position-tag">{status}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const parts = {
  programs: ({ content, programs }: Data) => (
    <Section id="programs" title={content.programs.title}>
      <ProgramCards programs={programs} />
    </Section>
  ),
  internships: Internships,
  apply: ({ content: { apply }, form }: Data) => (
    <FormSection id="apply" title={apply.title} text={apply.text} form={form}>
      <p className="actions" id="contact">
        <ActionLinks actions={[apply.ask, apply.contract]} first="indigo" />
      </p>
    </FormSection>
  ),
  photos: ({ content: { photos } }: Data) => (
    <Section id="photos" title={photos.title}>
      <CaptionedPictures items={photos.items} />
    </Section>
  ),
};

export default function VolunteerPage({ loaderData }: Route.ComponentProps) {
  const { opening, sections } = loaderData.content;
  return (
    <>
      <FormSummary forms={[loaderData.form]} />
      <SceneOpening {...opening} band="cielo">
        <a className="button button-marigold" href="#apply">
          {opening.apply}
        </a>
      </SceneOpening>
      <BlockList order={sections} parts={parts} data={loaderData} />
    </>
  );
}
