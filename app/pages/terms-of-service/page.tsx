import type { PageHandle } from "#app/components/giving/donate-banner.tsx";
import { LegalView } from "#app/components/blocks/legal-view.tsx";
import { pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { taxLine } from "#app/legal.server.ts";
import type { Route } from "./+types/page";
import "#app/components/ui/table.css";

export const handle: PageHandle = { asksForNothing: true };

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("termsOfService", language);
  return { head, content, taxLine: taxLine(language) };
}

export default function TermsOfServicePage({ loaderData }: Route.ComponentProps) {
  return <LegalView content={loaderData.content} taxLine={loaderData.taxLine} />;
}
