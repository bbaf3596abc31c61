import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { CaptionedPictures } from "#app/components/media/captioned-pictures.tsx";
import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { FormSection } from "#app/components/forms/form-section.tsx";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { Sections } from "#app/components/blocks/sections.tsx";
import { listContent, pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { applicationForm } from "#domain/forms/application.ts";
import { Internships } from "./internships.tsx";
import { ProgramDocuments, ProgramsSection } from "./programs.tsx";
import { Comparison, Safety } from "./safety.tsx";
import { Stories } from "./stories.tsx";
import { VolunteerOpening } from "./volunteer-opening.tsx";
import type { VolunteerData } from "./volunteer-content.ts";
import { WorkSection } from "./work.tsx";
import type { Route } from "./+types/page";
import "./opening.css";

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
    positions: listContent("internships", language).map((position) => ({
      id: position.id,
      title: position.title,
      icon: position.icon,
      status: position.status,
      places: position.places,
      sample: position.sample,
    })),
    words: { status: words.status, places: words.places },
    form: await formViewModel(applicationForm, { ...place, preset }),
  };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, [savedForm(applicationForm, { thanks: "thanksInterest" })]);
}

const parts = {
  programs: ProgramsSection,
  documents: ProgramDocuments,
  work: WorkSection,
  photos: ({ content: { photos } }: VolunteerData) => (
    <Section id="photos" title={photos.title} lead={photos.lead}>
      <CaptionedPictures items={photos.items} />
    </Section>
  ),
  stories: Stories,
  safety: Safety,
  comparison: Comparison,
  internships: Internships,
  apply: ({ content: { apply }, form }: VolunteerData) => (
    <FormSection id="apply" title={apply.title} text={apply.text} form={form}>
      <div className="form-section-beside" id="contact">
        <h3>{apply.contact.title}</h3>
        <ActionLinks actions={[apply.contact.action]} first="indigo" />
        {apply.contact.action.target.note && (
          <p className="small muted">{apply.contact.action.target.note}</p>
        )}
      </div>
    </FormSection>
  ),
};

export default function VolunteerPage({ loaderData }: Route.ComponentProps) {
  const { content, form } = loaderData;
  return (
    <>
      <FormSummary forms={[form]} />
      <VolunteerOpening content={content.opening} />
      <Sections order={content.sections} parts={parts} data={loaderData} />
    </>
  );
}
