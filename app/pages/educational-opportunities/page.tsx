import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { BlockList } from "#app/components/blocks/block-list.tsx";
import { FormSection } from "#app/components/forms/form-section.tsx";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { courseEnrolmentForm } from "#domain/forms/course-enrolment.ts";
import type { Route } from "./+types/page";
import "#app/styles/bands/libro.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("educationalOpportunities", language);
  const place = { language, context, page: "educationalOpportunities" } as const;
  const preset = { course: url.searchParams.get("course") };
  return {
    head: headWithProblems(head, place),
    content,
    form: await formViewModel(courseEnrolmentForm, { ...place, preset }),
  };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, [savedForm(courseEnrolmentForm, { thanks: "thanksInterest" })]);
}

type Data = Route.ComponentProps["loaderData"];

const parts = {
  enrolment: ({ content, form }: Data) => (
    <FormSection id="enrol" {...content.enrolment} form={form} />
  ),
};

export default function EducationPage({ loaderData }: Route.ComponentProps) {
  const { content, form } = loaderData;
  const { actions, ...opening } = content.opening;
  return (
    <>
      <FormSummary forms={[form]} />
      <GroundOpening {...opening}>
        <ActionLinks actions={actions} />
      </GroundOpening>
      <BlockList order={content.sections} parts={parts} data={loaderData} />
    </>
  );
}
