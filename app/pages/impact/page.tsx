import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { Sections } from "#app/components/blocks/sections.tsx";
import { amountLike, figureGroups, pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { giftDonors, giftTotals } from "#app/ledger.server.ts";
import { Charts } from "./charts.tsx";
import { GiftsReceived } from "./gifts-received.tsx";
import { Numbers } from "./numbers.tsx";
import { RegisterGroups } from "./register-groups.tsx";
import { Story } from "./story.tsx";
import { Unknown } from "./unknown.tsx";
import type { ImpactData } from "./impact-data.ts";
import type { Route } from "./+types/page";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/styles/bands/llanta.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("impact", language);
  const charts = content.charts.items.map(({ unit, ...chart }) => {
    const amount = amountLike(chart.rows[0].number_fact.name, unit.amount, language);
    return { ...chart, unit: { ...unit, name: fillTemplate(unit.name, { amount }) } };
  });
  const groups = figureGroups(language);
  const figures = groups.flatMap((group) => group.figures);
  return {
    head,
    content,
    charts,
    undated: { undated: figures.filter(({ asOf }) => !asOf).length, count: figures.length },
    groups: groups.map(({ id, title, figures: own }) => ({
      id,
      title,
      names: own.map(({ name }) => name),
    })),
    totals: await giftTotals(context),
    donors: (await giftDonors(context)) ?? [],
  };
}

const parts = {
  numbers: Numbers,
  charts: Charts,
  story: Story,
  gifts: ({ content, totals, donors }: ImpactData) => (
    <GiftsReceived words={content.gifts} totals={totals} donors={donors} />
  ),
  unknown: Unknown,
  register: RegisterGroups,
  closing: ({ content }: ImpactData) => <ClosingField {...content.closing} ground="sky" />,
};

export default function ImpactPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, sections } = loaderData.content;
  return (
    <>
      <GroundOpening title={title} lead={lead} ground="basalt" band="llanta" />
      <Sections order={sections} parts={parts} data={loaderData} />
    </>
  );
}
