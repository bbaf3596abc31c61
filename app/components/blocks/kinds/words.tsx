import { SourceLine } from "#app/components/blocks/source-line.tsx";
import { ActionRow } from "#app/components/ui/links.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import type { BlockOf } from "../block.ts";
import "./words.css";

/** Heading and text beside a picture; without a picture, the text is beside the heading. */
export function WordsBlock({ block }: { block: BlockOf<"words"> }) {
  const heading = (
    <>
      <h2>{block.title}</h2>
      {block.lead && <p className="lead">{block.lead}</p>}
    </>
  );
  const words = (
    <>
      {block.text?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ActionRow actions={block.actions} ground={block.ground} />
      {block.sources && <SourceLine sources={block.sources} />}
    </>
  );
  if (!block.picture) {
    return (
      <div className="block-words split split-57">
        <div>{heading}</div>
        <div>{words}</div>
      </div>
    );
  }
  return (
    <div className="block-words split split-2 late center">
      <div>
        {heading}
        {words}
      </div>
      <PictureView picture={block.picture} className="block-picture" />
    </div>
  );
}
