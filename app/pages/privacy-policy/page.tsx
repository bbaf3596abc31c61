import { Table } from "#app/components/ui/table.tsx";
import { AdConsent } from "#app/components/giving/ad-consent.tsx";
import { Additions } from "#app/components/blocks/kinds/text.tsx";
import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { adConsent, withTaxLine } from "#app/legal.server.ts";
import { pageContent } from "#reader/content.ts";
import { formatNumber } from "#domain/language/format.ts";
import { languageOf, fillTemplate } from "#domain/language/language.ts";
import { keepUnpaidDays } from "#domain/giving/gift.ts";
import { allForms } from "#domain/forms/all-forms.ts";
import type { Route } from "./+types/page";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { keeping, ads: _, ...words } = pageContent("privacyPolicy", language);
  // The daily job erases by the same numbers, so the page cannot differ from what is done.
  const timeOf = (days: number) =>
    fillTemplate(keeping.days, { count: formatNumber(days, language) });
  const rows = allForms.map(({ name, keepDays }) => [keeping.names[name], timeOf(keepDays)]);
  rows.push([keeping.unpaid_gift, timeOf(keepUnpaidDays)]);
  return { content: withTaxLine(words, language), keeping, rows, ads: adConsent(language) };
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  const { keeping, rows, ads } = loaderData;
  const table = (
    <Table
      caption={keeping.caption}
      isCaptionHidden
      heads={[keeping.form, keeping.time]}
      rows={rows}
    />
  );
  // The stored answer is shown by the application, so the page loads it at once.
  const consent = ads && (
    <div data-needs-application="">
      <AdConsent {...ads} />
    </div>
  );
  return (
    <Additions value={{ [keeping.section]: table, outside: consent }}>
      <BrochureView data={loaderData} />
    </Additions>
  );
}
