import { ActionLinks } from "#app/components/ui/action-links.tsx";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { CaptionedPictures } from "#app/components/media/captioned-pictures.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { GroupPrices } from "#app/components/blocks/group-prices.tsx";
import { SceneOpening } from "#app/components/blocks/scene-opening.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { Sections } from "#app/components/blocks/sections.tsx";
import { StepList } from "#app/components/blocks/step-list.tsx";
import { pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { Partnership } from "./partnership.tsx";
import { Receipt } from "./receipt.tsx";
import type { Route } from "./+types/page";
import "#app/components/blocks/position-rows.css";
import "#app/components/ui/card.css";
import "#app/styles/bands/cielo.css";
import "./page.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("opportunities", language);
  const { all_prices: prices } = pageContent("groupTrips", language);
  return { head, content, prices };
}

type Data = Route.ComponentProps["loaderData"];

function Positions({ content }: Data) {
  const { title, lead, open, sample, items, action } = content.positions;
  return (
    <Section id="positions" title={title} lead={lead} ground="sunk">
      <ul className="position-rows">
        {items.map(({ id, icon, title: name, text, label, target }) => (
          <li key={id} className="position-row">
            <Icon name={icon} size={40} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            <div className="position-end">
              <span className="position-tag">{open}</span>
              <ArrowLink to={target} context={`: ${name}`}>
                {label}
              </ArrowLink>
            </div>
          </li>
        ))}
      </ul>
      <p className="small positions-note">{sample}</p>
      <p className="actions">
        <DestinationLink className="button button-outline" to={action.target}>
          {action.label}
        </DestinationLink>
      </p>
    </Section>
  );
}

const parts = {
  intro: ({ content: { intro } }: Data) => (
    <section className="container service-intro" aria-labelledby="intro-title">
      <h2 id="intro-title">{intro.title}</h2>
      <div>
        {intro.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  ),
  package: ({ content }: Data) => <Receipt content={content.package} />,
  all_prices: ({ prices }: Data) => <GroupPrices words={prices} />,
  gallery: ({ content: { gallery } }: Data) => (
    <Section id="gallery" title={gallery.title}>
      <CaptionedPictures items={gallery.items} />
    </Section>
  ),
  partnership: ({ content }: Data) => <Partnership content={content.partnership} />,
  apply: ({ content: { apply } }: Data) => (
    <Section id="apply" title={apply.title} lead={apply.lead}>
      <StepList steps={apply.steps} />
      <p className="actions">
        <ActionLinks actions={[apply.action]} />
      </p>
      {apply.action.target.note && <p className="small muted">{apply.action.target.note}</p>}
    </Section>
  ),
  positions: Positions,
};

export default function OpportunitiesPage({ loaderData }: Route.ComponentProps) {
  const { opening, sections } = loaderData.content;
  return (
    <>
      <SceneOpening {...opening} band="cielo">
        <a className="button button-marigold" href="#package">
          {opening.package}
        </a>
        <a className="button button-outline" href="#apply">
          {opening.apply}
        </a>
      </SceneOpening>
      <Sections order={sections} parts={parts} data={loaderData} />
    </>
  );
}
