import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { Band } from "#app/components/ui/band.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { FormSection } from "#app/components/forms/form-section.tsx";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { IconPoints } from "#app/components/blocks/icon-points.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import { StepList } from "#app/components/blocks/step-list.tsx";
import { pageContent, reader } from "#reader/content.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { languageOf } from "#domain/language/language.ts";
import { consultationForm } from "#domain/forms/consultation.ts";
import type { Route } from "./+types/page";
import "#app/styles/bands/volcan.css";
import "./page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const place = { language, context, page: "freeGreenBuildingConsultation" } as const;
  const content = pageContent("freeGreenBuildingConsultation", language);
  const preset = { purpose: url.searchParams.get("purpose") };
  const calendar = reader(language).link("consultation_schedule");
  return {
    head: headWithProblems(content.head, place),
    content,
    /** The organisation's own calendar; null while it has none and our form does its work. */
    calendar: calendar.outside ? calendar : null,
    form: await formViewModel(consultationForm, { ...place, preset }),
  };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, [savedForm(consultationForm, { thanks: "thanksConsultation" })]);
}

type LoaderData = Route.ComponentProps["loaderData"];

export default function ConsultationPage({ loaderData }: Route.ComponentProps) {
  const { content, form } = loaderData;
  const { benefits } = content;
  return (
    <>
      <FormSummary forms={[form]} />
      <Opening {...loaderData} />
      <section className="container section">
        <SectionHeading title={benefits.title} />
        <IconPoints points={benefits.items} className="consultation-benefits" />
      </section>
      <Steps {...loaderData} />
      <Request {...loaderData} />
    </>
  );
}

function Opening({ content, calendar }: LoaderData) {
  return (
    <section className="consultation-opening ground-indigo on-dark">
      <div className="container consultation-opening-body">
        <div className="consultation-words">
          <h1>{content.title}</h1>
          <p className="lead">{content.lead}</p>
          <p>
            <DestinationLink
              className="button button-marigold"
              to={calendar ?? { href: "#request", outside: false }}
            >
              <Icon name="calendar" />
              {content.schedule}
            </DestinationLink>
          </p>
        </div>
        <figure className="consultation-picture">
          <PictureView picture={content.picture} sizes="(min-width: 60rem) 46vw, 88vw" eager />
        </figure>
      </div>
      <Band name="volcan" />
    </section>
  );
}

function Steps({ content: { steps } }: LoaderData) {
  return (
    <section className="ground-sunk">
      <div className="container section">
        <SectionHeading title={steps.title} />
        <StepList steps={steps.items} />
      </div>
    </section>
  );
}

function Request({ content: { request }, calendar, form }: LoaderData) {
  return (
    <FormSection id="request" title={request.title} text={request.text} form={form}>
      <p className="muted">{request.schools}</p>
      {calendar && (
        <div className="form-section-beside">
          <p>{request.outside_text}</p>
          <DestinationLink className="button button-indigo" to={calendar}>
            {request.outside}
          </DestinationLink>
        </div>
      )}
    </FormSection>
  );
}
