import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { amountLike, pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { NewsList } from "#app/components/giving/news-list.tsx";
import { noPurpose } from "#domain/giving/news-of-gifts.ts";
import { newsFor } from "#reader/news-of-gifts.ts";
import { giftDonors, giftTotals } from "#app/ledger.server.ts";
import { Charts } from "./charts.tsx";
import { GiftsReceived } from "./gifts-received.tsx";
import { Numbers } from "./numbers.tsx";
import type { ImpactData } from "./impact-data.ts";
import type { Route } from "./+types/page";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/styles/bands/llanta.css";
import "./page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("impact", language);
  const charts = content.charts.items.map(({ unit, ...chart }) => {
    const amount = amountLike(chart.rows[0].number_fact.name, unit.amount, language);
    return { ...chart, unit: { ...unit, name: fillTemplate(unit.name, { amount }) } };
  });
  return {
    head: content.head,
    content,
    charts,
    totals: await giftTotals(context),
    donors: (await giftDonors(context)) ?? [],
    news: newsFor(noPurpose, language),
  };
}

const parts = {
  numbers: Numbers,
  charts: Charts,
  gifts: ({ content, totals, donors, news }: ImpactData) => (
    <GiftsReceived words={content.gifts} totals={totals} donors={donors}>
      {news.length > 0 && <NewsList news={news} />}
    </GiftsReceived>
  ),
};

export default function ImpactPage({ loaderData }: Route.ComponentProps) {
  return <BrochureView {...loaderData} parts={parts} data={loaderData} />;
}
