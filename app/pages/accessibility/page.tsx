import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { pageFormAction, pageForms } from "#app/forms/page-forms.server.ts";
import { withTaxLine } from "#app/legal.server.ts";
import { languageOf } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import { lastQualityReport } from "#reader/quality-report.ts";
import { testedSection } from "./last-report.ts";
import type { Route } from "./+types/page";

/** Adds the findings of the last quality run after the first stretch of the text. */
export async function loader(args: Route.LoaderArgs) {
  const language = languageOf(args.url.pathname);
  const { tested, ...content } = withTaxLine(pageContent("accessibility", language), language);
  const report = lastQualityReport();
  const sections = content.sections.map((block) => {
    if (block.kind !== "text" || !report) return block;
    const [aim, ...others] = block.items;
    const items = [...(aim ? [aim] : []), testedSection(tested, report, language), ...others];
    return { ...block, items };
  });
  return { content: { ...content, sections }, ...(await pageForms(content, args)) };
}

export function action(args: Route.ActionArgs) {
  return pageFormAction(args);
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <BrochureView {...loaderData} />;
}
