import type { Destination, Picture } from "#reader/resolve.ts";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { FactList } from "#app/components/blocks/fact-list.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";

type Props = {
  title: string;
  text: string;
  picture: Picture;
  facts: { name: string; value: string }[];
  label: string;
  target: Destination;
  /** Hangs from the top edge of the picture: "from $85", "a week". */
  price?: { amount: string; per: string };
  ground?: "green";
};

/** Come and do this: a picture, a thread, what it is, and the facts to decide by (design: invitation). */
export function InvitationCard({
  title,
  text,
  picture,
  facts,
  label,
  target,
  price,
  ground,
}: Props) {
  return (
    <article
      className={`card invitation${ground ? ` ground-${ground} on-dark` : ""}`}
      data-reveal=""
    >
      <div className="card-picture">
        <PictureView picture={picture} />
        {price && (
          <p className="price-flag">
            {price.amount} <small>{price.per}</small>
          </p>
        )}
      </div>
      <div className="thread" aria-hidden="true" />
      <div className="card-body">
        <h3>
          <DestinationLink to={target} className="stretched">
            {title}
          </DestinationLink>
        </h3>
        <p className="card-text">{text}</p>
        <FactList facts={facts} className="card-facts" />
        <p className="arrow-link" aria-hidden="true">
          {label}
          <Icon name="arrow" size={20} />
        </p>
      </div>
    </article>
  );
}
