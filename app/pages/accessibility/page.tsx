import type { PageHandle } from "#app/components/giving/donate-banner.tsx";
import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { FormView } from "#app/components/forms/form-view.tsx";
import { LegalView } from "#app/components/blocks/legal-view.tsx";
import { pageContent } from "#reader/content.ts";
import { lastQualityReport } from "#reader/quality-report.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { languageOf } from "#domain/language/language.ts";
import { taxLine } from "#app/legal.server.ts";
import { accessibilityFeedbackForm } from "#domain/forms/accessibility-feedback.ts";
import { testedSection } from "./last-report.ts";
import type { Route } from "./+types/page";
import "#app/components/ui/table.css";

export const handle: PageHandle = { asksForNothing: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const place = { language, context, page: "accessibility" } as const;
  const { head, tested, ...content } = pageContent("accessibility", language);
  const [aim, ...others] = content.sections;
  const report = lastQualityReport();
  const told = report ? [testedSection(tested, report, language)] : [];
  return {
    head: headWithProblems(head, place),
    content: { ...content, sections: [aim, ...told, ...others] },
    taxLine: taxLine(language),
    form: await formViewModel(accessibilityFeedbackForm, place),
  };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, [savedForm(accessibilityFeedbackForm, { thanks: "thanksInterest" })]);
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  const { content, form, taxLine: line } = loaderData;
  return (
    <>
      <FormSummary forms={[form]} />
      <LegalView content={content} taxLine={line}>
        <section id="feedback">
          <h2>{content.feedback.title}</h2>
          <p>{content.feedback.text}</p>
          <FormView form={form} />
        </section>
      </LegalView>
    </>
  );
}
