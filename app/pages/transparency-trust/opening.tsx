import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { BottleWindow } from "./bottle-window.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { TrustData } from "./trust-data.ts";
import "#app/components/media/picture.css";

/** Each dollar as a window of a hundred bottles. */
export function Opening({ content: { opening, finances } }: TrustData) {
  const lit = finances.transparency.share_number_fact.number;
  return (
    <section className="trust-opening ground-basalt on-dark">
      <div className="container">
        <div>
          <h1>{opening.title}</h1>
          <p className="lead">{opening.lead}</p>
          <ActionLinks actions={[opening.check]} first="marigold" />
        </div>
        <figure className="trust-window">
          <BottleWindow bottles={100} lit={lit} />
          <figcaption className="small">{fillTemplate(opening.window, { lit })}</figcaption>
        </figure>
      </div>
      <Band name="llanta" />
    </section>
  );
}
