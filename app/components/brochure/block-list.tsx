import type { ReactNode } from "react";
import type { FormViewModel } from "#app/components/forms/form-view-model.ts";
import { isShowable } from "#app/components/media/film-or-story.tsx";
import {
  CaptionedPictures,
  FilmsBlock,
  SlidesBlock,
  StoryBlock,
} from "#app/components/blocks/kinds/pictures.tsx";
import { ActionLinks } from "#app/components/ui/action-links.tsx";
import type { Block, BlockKind, BlockOf } from "#app/components/blocks/block.ts";
import {
  CheckList,
  FactBags,
  FactsBlock,
  PointsBlock,
} from "#app/components/blocks/kinds/points.tsx";
import { firstButtonColour, groundClass } from "#app/components/ui/ground.ts";
import { CardsBlock } from "#app/components/blocks/kinds/cards.tsx";
import { ClosingBlock } from "#app/components/blocks/kinds/closing.tsx";
import { FormBlock, ShareBlock } from "#app/components/blocks/kinds/whole.tsx";
import { PeopleBlock } from "#app/components/blocks/kinds/people.tsx";
import { PricesBlock } from "#app/components/blocks/kinds/prices.tsx";
import { ProgramsBlock } from "#app/components/blocks/kinds/programs.tsx";
import { TextBlock } from "#app/components/blocks/kinds/text.tsx";
import { TimelineBlock } from "#app/components/blocks/kinds/timeline.tsx";
import { WordsBlock } from "#app/components/blocks/kinds/words.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { Part } from "#app/components/blocks/sections.tsx";
import { StepList } from "#app/components/blocks/step-list.tsx";
import "#app/styles/ground-sand.css";
import "./block-list.css";

export type { Block };

type View<Kind extends BlockKind> = (props: { block: BlockOf<Kind> }) => ReactNode;

/** Kinds that bring their heading, or none, themselves. */
type Whole = "words" | "story" | "closing" | "share" | "text" | "form";

/** Drawn under the heading of their section. */
const views: { [Kind in Exclude<BlockKind, Whole>]: View<Kind> } = {
  cards: CardsBlock,
  points: PointsBlock,
  facts: FactsBlock,
  steps: ({ block }) => <StepList steps={block.items} stacked={block.layout === "wall"} />,
  list: ({ block }) => <CheckList items={block.items} />,
  prices: PricesBlock,
  programs: ProgramsBlock,
  figures: ({ block }) => <FactBags bags={block.items} />,
  films: FilmsBlock,
  people: PeopleBlock,
  timeline: TimelineBlock,
  pictures: ({ block }) => <CaptionedPictures items={block.items} />,
  slides: SlidesBlock,
};

/** Nothing has been supplied for it yet: its heading would stand alone. */
function isEmpty(block: Block): boolean {
  if (block.kind === "films") return !block.items.some(isShowable);
  if ("items" in block) return block.items.length === 0;
  return (
    block.kind === "words" && !(block.lead || block.text || block.picture || block.actions?.length)
  );
}

type Forms = Readonly<Record<string, FormViewModel>>;

/** Drawn by the page at the end of a stretch of a long text, by the stretch's id. */
export type Additions = Readonly<Record<string, ReactNode>>;

type Around = { forms: Forms; additions?: Additions | undefined };

function BlockSection({ block, forms, additions }: { block: Block } & Around) {
  const ground = groundClass(block.ground);
  switch (block.kind) {
    case "words":
      return (
        <section id={block.id} className={`block ${ground}`}>
          <div className="container section">
            <WordsBlock block={block} />
          </div>
        </section>
      );
    case "text":
      return (
        <div className="container section">
          <TextBlock block={block} additions={additions} />
        </div>
      );
    case "story":
      return <StoryBlock block={block} />;
    case "closing":
      return <ClosingBlock block={block} />;
    case "share":
      return <ShareBlock block={block} />;
    case "form":
      return <FormBlock block={block} form={forms[block.form]} />;
  }
  // Each view takes its own kind, which the record's type has made sure of.
  const View = views[block.kind] as (props: { block: Block }) => ReactNode;
  if (block.kind === "cards" && block.layout === "fields") return <View block={block} />;
  return (
    <Section {...block} className="block">
      <View block={block} />
      {!!block.actions?.length && (
        <p className="actions">
          <ActionLinks actions={block.actions} first={firstButtonColour(block.ground)} />
        </p>
      )}
    </Section>
  );
}

type Props<Own extends string, Data extends object> = {
  /** `sections` of the page's content file: blocks, and the page's own parts between them. */
  order: readonly (Block | { kind: Own })[];
  parts: Record<Own, Part<Data>>;
  data: Data;
  /** The forms that its blocks name, by their names. */
  forms?: Forms;
  additions?: Additions | undefined;
};

/** The blocks and parts of a page in the order of its content file; one without entries is left out. */
export function BlockList<Own extends string, Data extends object>({
  order,
  parts,
  data,
  forms = {},
  additions,
}: Props<Own, Data>) {
  return order.map((block) => {
    if ("title" in block) {
      if (isEmpty(block)) return null;
      const key = `${block.kind} ${block.title}`;
      return <BlockSection key={key} block={block} forms={forms} additions={additions} />;
    }
    const Part: Part<Data> = parts[block.kind];
    return <Part key={block.kind} {...data} />;
  });
}
