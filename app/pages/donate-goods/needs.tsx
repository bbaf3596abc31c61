import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { Route } from "./+types/page";

export function Needs({ goods, content: { needs: words } }: Route.ComponentProps["loaderData"]) {
  return (
    <Section id="needs" title={words.title}>
      <ul className="goods-needs cards cards-large">
        {goods.map(({ id, title, items, picture, priority, cta, target }) => (
          <li key={id} className="panel">
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
        ))}
      </ul>
      <p className="actions">
        <ActionLinks actions={[words.buy, words.other]} />
      </p>
    </Section>
  );
}
