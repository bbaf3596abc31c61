import { data } from "react-router";
import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { formsOf, pageFormAction, pageForms, requirePage } from "#app/forms/page-forms.server.ts";
import { withTaxLine } from "#app/legal.server.ts";
import { languageOf } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import { listIssues } from "#reader/newsletter.ts";
import { isBrochurePage } from "#reader/pages.ts";
import type { Route } from "./+types/page";

/** Renders every page that has an address and a content file but no folder in app/pages. */
export function loader(args: Route.LoaderArgs) {
  const page = requirePage(args.url);
  if (!isBrochurePage(page)) throw data(null, 404);
  const language = languageOf(args.url.pathname);
  const content = withTaxLine(pageContent(page, language), language);
  // The only action links to the archive, which is empty before the first issue.
  const { opening } = content;
  if (page === "newsletter" && "actions" in opening && listIssues(language).length === 0)
    delete opening.actions;
  return { content, forms: pageForms(content, args) };
}

export function action(args: Route.ActionArgs) {
  const page = requirePage(args.url);
  if (!isBrochurePage(page)) throw data(null, 404);
  const [main] = formsOf(pageContent(page, languageOf(args.url.pathname)));
  return pageFormAction(main)(args);
}

export default function BrochurePage({ loaderData }: Route.ComponentProps) {
  return <BrochureView data={loaderData} />;
}
