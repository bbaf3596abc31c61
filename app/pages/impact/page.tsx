import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { DrawnStory } from "#app/components/media/drawn-story.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { StorySection } from "#app/components/media/story-section.tsx";
import { Sections } from "#app/components/blocks/sections.tsx";
import { amountLike, pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { giftDonors, giftTotals } from "#app/ledger.server.ts";
import { Charts } from "./charts.tsx";
import { GiftsReceived } from "./gifts-received.tsx";
import { Numbers } from "./numbers.tsx";
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
  return {
    head,
    content,
    charts,
    totals: await giftTotals(context),
    donors: (await giftDonors(context)) ?? [],
  };
}

const parts = {
  numbers: Numbers,
  charts: Charts,
  story: ({ content: { story } }: ImpactData) => (
    <StorySection
      id="story"
      title={story.title}
      lead={story.lead}
      ground="plaster"
      film={<DrawnStory story={story.drawn_story} poster={story.picture} />}
    >
      <p className="actions">
        <ActionLinks actions={story.actions} first="indigo" />
      </p>
    </StorySection>
  ),
  gifts: ({ content, totals, donors }: ImpactData) => (
    <GiftsReceived words={content.gifts} totals={totals} donors={donors} />
  ),
  closing: ({ content }: ImpactData) => <ClosingField {...content.closing} ground="sky" />,
};

export default function ImpactPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, donate, sections } = loaderData.content;
  return (
    <>
      <GroundOpening title={title} lead={lead} ground="basalt" band="llanta">
        <ActionLinks actions={[donate]} first="marigold" />
      </GroundOpening>
      <Sections order={sections} parts={parts} data={loaderData} />
    </>
  );
}
