import { Fragment, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { FormViewModel } from "#app/forms/form-view-model.server.ts";
import { isShowable } from "#app/components/media/video-card.tsx";
import {
  FilmsBlock,
  PicturesBlock,
  SlidesBlock,
  StoryBlock,
  TimelineBlock,
} from "#app/components/blocks/kinds/pictures.tsx";
import { ActionRow } from "#app/components/ui/links.tsx";
import type { Block, BlockKind, BlockOf } from "#app/components/blocks/block.ts";
import {
  FactsBlock,
  FiguresBlock,
  PointsBlock,
  PricesBlock,
} from "#app/components/blocks/kinds/points.tsx";
import { groundClass } from "#app/components/ui/ground.ts";
import { CardsBlock, ProgramsBlock } from "#app/components/blocks/kinds/cards.tsx";
import { ClosingBlock } from "#app/components/blocks/kinds/closing.tsx";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { useLabel } from "#app/language/labels.tsx";
import { ShareLinks } from "#app/components/blocks/share-links.tsx";
import { FormSection } from "#app/components/forms/form-section.tsx";
import { PeopleBlock } from "#app/components/blocks/kinds/people.tsx";
import { TextBlock, WordsBlock } from "#app/components/blocks/kinds/text.tsx";
import { Section, type Part } from "#app/components/blocks/section.tsx";
import { StepList } from "#app/components/blocks/step-list.tsx";

type View<Kind extends BlockKind> = (props: { block: BlockOf<Kind> }) => ReactNode;

/** Kinds that render their own section and heading. */
type WithOwnSection = "words" | "story" | "closing" | "share" | "text" | "form";

const views: { [Kind in Exclude<BlockKind, WithOwnSection>]: View<Kind> } = {
  cards: CardsBlock,
  points: PointsBlock,
  facts: FactsBlock,
  steps: ({ block }) => <StepList steps={block.items} stacked={block.layout === "wall"} />,
  prices: PricesBlock,
  programs: ProgramsBlock,
  figures: FiguresBlock,
  films: FilmsBlock,
  people: PeopleBlock,
  timeline: TimelineBlock,
  pictures: PicturesBlock,
  slides: SlidesBlock,
};

/** True when the block would be a heading without content. */
function isEmpty(block: Block): boolean {
  if (block.kind === "films") return !block.items.some(isShowable);
  if ("items" in block) return block.items.length === 0;
  return (
    block.kind === "words" && !(block.lead || block.text || block.picture || block.actions?.length)
  );
}

export type Forms = Readonly<Record<string, FormViewModel>>;

function ShareBlock({ block: { title, message } }: { block: BlockOf<"share"> }) {
  const label = useLabel();
  return (
    <div className="container section">
      <ShareLinks heading={title} title={message} path={useLocation().pathname}>
        <PrintButton isSmall>{label("share.print")}</PrintButton>
      </ShareLinks>
    </div>
  );
}

function FormBlock({ block, forms }: { block: BlockOf<"form">; forms: Forms }) {
  const { id, form: name, title, lead, ground } = block;
  const form = forms[name];
  if (!form)
    throw new Error(`The page's loader gives no form "${name}" (app/forms/page-forms.server.ts).`);
  return <FormSection id={id ?? name} title={title} text={lead} form={form} ground={ground} />;
}

function BlockSection({ block, forms }: { block: Block; forms: Forms }) {
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
          <TextBlock block={block} />
        </div>
      );
    case "story":
      return <StoryBlock block={block} />;
    case "closing":
      return <ClosingBlock block={block} />;
    case "share":
      return <ShareBlock block={block} />;
    case "form":
      return <FormBlock block={block} forms={forms} />;
  }
  // The type of `views` guarantees that the view takes this kind.
  const View = views[block.kind] as (props: { block: Block }) => ReactNode;
  if (block.kind === "cards" && block.layout === "fields") return <View block={block} />;
  return (
    <Section {...block} className="block">
      <View block={block} />
      <ActionRow actions={block.actions} ground={block.ground} />
    </Section>
  );
}

/** `sections` of the page's content file: blocks, and names of the page's own parts. */
export type Order<Own> = readonly (Block | { kind: Own })[];

/** The loader data of a page of blocks. */
export type BlocksData<Own> = { content: { sections: Order<Own> }; forms?: Forms };

export type BlocksProps<Own extends string, Data> = {
  data: Data;
  /** The page's own parts by name; `data` are their props. */
  parts?: Record<Own, Part<Data>>;
};

/** The blocks and parts of a page in the order of its content file, without empty blocks. */
export function BlockList<Data extends BlocksData<Own>, Own extends string = never>({
  data,
  parts,
}: BlocksProps<Own, Data>) {
  const sectionOf = (block: Order<Own>[number]) => {
    if (!("title" in block)) {
      const Part: Part<Data> | undefined = parts?.[block.kind];
      return Part && <Part {...data} />;
    }
    if (isEmpty(block)) return null;
    return <BlockSection block={block} forms={data.forms ?? {}} />;
  };
  return data.content.sections.map((block) => {
    const key = "title" in block ? `${block.kind} ${block.title}` : block.kind;
    // Its name, in the editor's preview only (reader/shown.ts, editor/ui/preview.ts).
    const { part } = block as { readonly part?: string };
    const Wrapper = part === undefined ? Fragment : "div";
    return (
      <Wrapper key={key} {...(part !== undefined && { "data-part": part })}>
        {sectionOf(block)}
      </Wrapper>
    );
  });
}
