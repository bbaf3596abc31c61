import { Fragment } from "react";
import type { Post } from "#reader/articles.ts";
import { PictureView } from "#app/components/media/picture.tsx";
import { DestinationLink } from "#app/components/ui/links.tsx";
import { SourceMark } from "./sources.tsx";

type Block = Post["blocks"][number];
/** Numbers of sources in the page's list, by the sources' keys. */
type Numbers = ReadonlyMap<string, number>;

function Text({ runs }: { runs: Extract<Block, { kind: "paragraph" }>["runs"] }) {
  return runs.map(({ text, strong, emphasis, href }, index) => {
    const words = emphasis ? <em>{text}</em> : text;
    const marked = strong ? <strong>{words}</strong> : words;
    if (href === undefined) return <Fragment key={index}>{marked}</Fragment>;
    const to = { href, outside: href.startsWith("https:") };
    return (
      <DestinationLink key={index} to={to} icon={false}>
        {marked}
      </DestinationLink>
    );
  });
}

function BlockView({ block, numbers }: { block: Block; numbers: Numbers }) {
  switch (block.kind) {
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3";
      return <Heading id={block.id}>{block.text}</Heading>;
    }
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((runs, index) => (
            <li key={index}>
              <Text runs={runs} />
            </li>
          ))}
        </List>
      );
    }
    case "quote":
      return (
        <blockquote>
          {block.paragraphs.map((runs, index) => (
            <p key={index}>
              <Text runs={runs} />
            </p>
          ))}
        </blockquote>
      );
    case "picture":
      return <PictureView picture={block.picture} />;
    case "paragraph":
      return (
        <p>
          <Text runs={block.runs} />
          {block.sources && (
            <SourceMark numbers={block.sources.flatMap((key) => numbers.get(key) ?? [])} />
          )}
        </p>
      );
  }
}

type Props = { blocks: Block[]; numbers?: Numbers };

/** The body of an article or a newsletter issue (specification 5, blog body rendering). */
export function ArticleBody({ blocks, numbers = new Map() }: Props) {
  return blocks.map((block, index) => <BlockView key={index} block={block} numbers={numbers} />);
}
