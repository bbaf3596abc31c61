import { InvitationCard } from "./invitation-card.tsx";
import type { HomeData } from "./home-data.server.ts";

/** Specification 1: individual volunteers and service groups. */
export function HandsSection({ content }: HomeData) {
  const { title, lead, individual, groups } = content.volunteer;
  const { price, price_note, ...individualCard } = individual;
  return (
    <section className="section hands" id="get-involved" aria-labelledby="hands-title">
      <div className="container">
        <div>
          <h2 id="hands-title">{title}</h2>
          <p className="lead muted">{lead}</p>
          <InvitationCard {...individualCard} price={{ amount: price, per: price_note }} />
        </div>
        <InvitationCard {...groups} ground="green" />
      </div>
    </section>
  );
}
