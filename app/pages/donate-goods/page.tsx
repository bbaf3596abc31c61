import { Icon } from "#app/components/ui/icon.tsx";
import { FormSection } from "#app/components/forms/form-section.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { StepList } from "#app/components/blocks/step-list.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { BlockList } from "#app/components/brochure/block-list.tsx";
import { listContent, pageContent } from "#reader/content.ts";
import { pageFormAction } from "#app/forms/page-forms.server.ts";
import { formViewModel } from "#app/forms/form-view-model.server.ts";
import { addressOf, fillTemplate, languageOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { documentPath } from "#domain/documents/documents.ts";
import { byPriority, parcelAddress } from "#reader/goods.ts";
import { goodsOfferForm } from "#domain/forms/goods-offer.ts";
import { ActionRow, DestinationLink, PageLink } from "#app/components/ui/links.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import type { Route } from "./+types/page";

function Shipping({ content, parcels }: Route.ComponentProps["loaderData"]) {
  const { shipping, address } = content;
  const language = useLanguage();
  return (
    <section className="ground-sunk">
      <div className="container section stack gap-6">
        <h2>{shipping.title}</h2>
        <StepList steps={shipping.steps} />
        <div className="note">
          <h3>{address.title}</h3>
          {parcels.length > 0 ? (
            <address>
              {parcels.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </address>
          ) : (
            <p>{address.unknown}</p>
          )}
          <p>
            <PageLink to={addressOf("contact", language, { query: { subject: "other" } })}>
              {address.contact}
            </PageLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function Needs({ goods, content: { needs: words } }: Route.ComponentProps["loaderData"]) {
  if (goods.length === 0) return null;
  return (
    <Section id="needs" title={words.title}>
      <ul className="goods-needs cards cards-large">
        {goods.map(({ id, title, items, picture, priority, cta, target }) => (
          <li key={id} className="panel">
            <PictureView picture={picture} decorative />
            <div>
              {priority && (
                <p className="goods-priority cluster gap-2 small" data-level={priority.level}>
                  {fillTemplate(words.priority, { level: words[priority.level] })}
                </p>
              )}
              <h3>{title}</h3>
              <p>{items.join("\u00a0· ")}</p>
              <DestinationLink className="arrow-link" to={target}>
                {cta}
              </DestinationLink>
            </div>
          </li>
        ))}
      </ul>
      <ActionRow actions={[words.buy, words.other]} />
    </Section>
  );
}

export function loader(args: Route.LoaderArgs) {
  const language = languageOf(args.url.pathname);
  return {
    content: pageContent("donateGoods", language),
    goods: listContent("goods", language).toSorted(byPriority),
    /** Lines of the address for parcels; empty while the organization has not supplied it. */
    parcels: parcelAddress(language),
    forms: { offer: formViewModel(goodsOfferForm, args) },
  };
}

export const action = pageFormAction("goods-offer");

type Data = Route.ComponentProps["loaderData"];

function Kits({ content: { kits } }: Data) {
  const language = useLanguage();
  return (
    <Section id="kits" title={kits.title} lead={kits.lead} ground="indigo">
      <ul className="goods-kits cards cards-small">
        {kits.items.map(({ id, title, cost_number_fact: cost, impact }) => (
          <li key={id} className="stack gap-2">
            <h3>{title}</h3>
            <p className="numeral fs-5">{cost.text}</p>
            <p>{impact}</p>
            <PageLink
              className="button button-marigold"
              to={addressOf("donate", language, {
                query: { amount: String(cost.number), for: id.replace(/^solar-kit-/, "kit:") },
                anchor: "gift",
              })}
            >
              {kits.give}
              <span className="visually-hidden">: {title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const parts = {
  needs: Needs,
  shipping: Shipping,
  kits: Kits,
  offer: ({ content: { offer, guide }, forms }: Data) => (
    <FormSection id="offer" {...offer} form={forms.offer}>
      <p>
        <a className="button button-outline" href={documentPath("goods-guide", useLanguage())}>
          <Icon name="download" size={20} />
          {guide}
        </a>
      </p>
    </FormSection>
  ),
};

export default function DonateGoodsPage({ loaderData }: Route.ComponentProps) {
  const { content } = loaderData;
  return (
    <>
      <GroundOpening {...content.opening} ground="plaster" band="tejado">
        <a className="button" href="#offer">
          {content.offer.title}
        </a>
      </GroundOpening>
      <BlockList data={loaderData} parts={parts} />
    </>
  );
}
