import { createContext, useContext, type ReactNode } from "react";
import { DestinationLink, ActionRow } from "#app/components/ui/links.tsx";
import type { BlockOf } from "#app/components/blocks/block.ts";
import { SourceLine } from "#app/components/blocks/sources.tsx";
import { PictureView } from "#app/components/media/picture.tsx";

type Item = BlockOf<"text">["items"][number];

/** Content that the page adds at the end of sections, by section id. */
export const Additions = createContext<Readonly<Record<string, ReactNode>>>({});

function TextSection({ item: { id, title, text, list, link } }: { item: Item }) {
  const additions = useContext(Additions);
  return (
    <section id={id}>
      <h2 className="fs-3">{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul>
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {additions[id]}
      {link && (
        <p>
          <DestinationLink to={link.target}>{link.label}</DestinationLink>
        </p>
      )}
    </section>
  );
}

export function TextBlock({ block: { title, items } }: { block: BlockOf<"text"> }) {
  return (
    <div className="long-text split late">
      <nav className="stays" aria-label={title}>
        <strong className="fs-2">{title}</strong>
        <ul>
          {items.map(({ id, title: name }) => (
            <li key={id}>
              <a className="touch" href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="long-text-body stack gap-7">
        {items.map((item) => (
          <TextSection key={item.id} item={item} />
        ))}
      </div>
    </div>
  );
}

/** Heading and text beside a picture; without a picture, the text is beside the heading. */
export function WordsBlock({ block }: { block: BlockOf<"words"> }) {
  const words = (
    <>
      {block.lead && <p className="lead">{block.lead}</p>}
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
        <h2>{block.title}</h2>
        <div>{words}</div>
      </div>
    );
  }
  return (
    <div className="block-words split split-2 late center">
      <div>
        <h2>{block.title}</h2>
        {words}
      </div>
      <PictureView picture={block.picture} className="block-picture" />
    </div>
  );
}
