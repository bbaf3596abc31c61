import type { Picture } from "#reader/resolve.ts";
import { FactList } from "#app/components/blocks/fact-list.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { HomeData } from "./home-data.server.ts";

type Way = Omit<HomeData["content"]["volunteer"]["individual"], "price" | "price_note">;
type Price = { amount: string; per: string };

/** Specification 1: individual volunteers and service groups. */
export function ComeSection({ content }: HomeData) {
  const { title, lead, individual, groups } = content.volunteer;
  const { price, price_note, ...alone } = individual;
  return (
    <Section id="get-involved" title={title} lead={lead} className="come">
      <div className="split split-2 gap-gut">
        <Invitation way={alone} price={{ amount: price, per: price_note }} />
        <Invitation way={groups} />
      </div>
    </Section>
  );
}

/** Come and do this: a picture, a thread, and the facts to decide by (design: invitation). */
function Invitation({ way, price }: { way: Way; price?: Price }) {
  const { title, picture, facts, label, target } = way;
  return (
    <article className="card invitation" data-reveal="">
      <InvitationPicture picture={picture} price={price} />
      <div className="thread" aria-hidden="true" />
      <div className="card-body">
        <h3>
          <DestinationLink to={target} className="stretched">
            {title}
          </DestinationLink>
        </h3>
        <FactList facts={facts} className="card-facts" />
        <p className="arrow-link" aria-hidden="true">
          {label}
          <Icon name="arrow" size={20} />
        </p>
      </div>
    </article>
  );
}

/** The price hangs from the top edge of the picture. */
function InvitationPicture({ picture, price }: { picture: Picture; price?: Price | undefined }) {
  return (
    <div className="card-picture">
      <PictureView picture={picture} />
      {price && (
        <p className="price-flag">
          {price.amount} <small>{price.per}</small>
        </p>
      )}
    </div>
  );
}
