import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { Route } from "./+types/page";

type Data = Route.ComponentProps["loaderData"];
type Need = Data["goods"][number];
type Words = Data["content"]["needs"];

function NeedRow({ need, words }: { need: Need; words: Words }) {
  const { title, items, picture, priority, cta, target } = need;
  return (
    <li className="panel">
      <PictureView picture={picture} decorative />
      <div>
        {priority && (
          <p className="goods-priority cluster gap-2 small" data-level={priority.level}>
            {words[priority.level]}
          </p>
        )}
        <h3>{title}</h3>
        <p>{items.join(" · ")}</p>
        <DestinationLink className="arrow-link" to={target}>
          {cta}
        </DestinationLink>
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
