import { LegalView } from "#app/components/legal-view.tsx";
import { pageContent } from "#app/content/load.server.ts";
import { languageOf } from "#app/language/language.ts";
import { taxLine } from "#app/legal.server.ts";
import type { Route } from "./+types/terms-of-service";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("termsOfService", language);
  return { head, content, taxLine: taxLine(language) };
}

export default function TermsOfServicePage({ loaderData }: Route.ComponentProps) {
  return <LegalView content={loaderData.content} taxLine={loaderData.taxLine} />;
}
