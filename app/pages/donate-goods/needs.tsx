import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Route } from "./+types/page";

type Data = Route.ComponentProps["loaderData"];
type Need = Data["goods"][number];
type Words = Data["content"]["needs"];

/** Pieces asked for and received, once somebody has counted them. */
function Progress({ need: { wanted, received }, words }: { need: Need; words: Words }) {
  if (wanted === null) return null;
  if (received === null) {
    return <p className="goods-count small muted">{fillTemplate(words.wanted_only, { wanted })}</p>;
  }
  const text = fillTemplate(words.progress, { received, wanted });
  return (
    <p className="goods-count small muted">
      <progress value={Math.min(received, wanted)} max={wanted} aria-label={text} /> {text}
    </p>
  );
}

function NeedRow({ need, words }: { need: Need; words: Words }) {
  const { title, items, picture, priority, cta, target, isEnough } = need;
  return (
    <li data-enough={isEnough ? "" : undefined}>
      <PictureView picture={picture} decorative />
      <div>
        {isEnough ? (
          <p className="goods-enough small">
            <Icon name="check" size={20} /> {words.enough}
          </p>
        ) : (
          priority && (
            <p className="goods-priority small" data-level={priority.level}>
              {words[priority.level]}
            </p>
          )
        )}
        <h3>{title}</h3>
        <p>{items.join(" · ")}</p>
        <Progress need={need} words={words} />
        {isEnough ? (
          <DestinationLink className="arrow-link" to={words.enough_action.target}>
            {words.enough_action.label}
          </DestinationLink>
        ) : (
          <DestinationLink className="arrow-link" to={target}>
            {cta}
          </DestinationLink>
        )}
      </div>
    </li>
  );
}

export function Needs({ goods, content: { needs: words } }: Data) {
  return (
    <Section id="needs" title={words.title}>
      <ul className="goods-needs cards cards-large">
        {goods.map((need) => (
          <NeedRow key={need.id} need={need} words={words} />
        ))}
      </ul>
      <p className="actions">
        <ActionLinks actions={[words.buy, words.other]} />
      </p>
    </Section>
  );
}
