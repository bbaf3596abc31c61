import { Link } from "react-router";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { FormView } from "#app/components/forms/form-view.tsx";
import { GroundOpening } from "#app/components/blocks/ground-opening.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import { StepList } from "#app/components/blocks/step-list.tsx";
import { listContent, pageContent } from "#reader/content.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { goodsOffer, isEnough } from "#app/forms/goods-offer.server.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { documentPath, papers } from "#domain/documents/documents.ts";
import { goodsOfferForm } from "#domain/forms/goods-offer.ts";
import type { Route } from "./+types/page";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/styles/bands/tejado.css";
import "./page.css";

const order = ["critical", "high", "medium"] as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("donateGoods", language);
  const place = { language, context, page: "donateGoods" } as const;
  const goods = listContent("goods", language)
    .toSorted((a, b) => order.indexOf(a.priority.level) - order.indexOf(b.priority.level))
    .map((need) => ({ ...need, isEnough: isEnough(need) }));
  return {
    head: headWithProblems(head, place),
    content,
    goods,
    form: await formViewModel(goodsOfferForm, {
      ...place,
      preset: { category: url.searchParams.get("category") },
    }),
  };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, [goodsOffer(listContent("goods", languageOf(args.url.pathname)))]);
}

type Data = Route.ComponentProps["loaderData"];

type Need = Data["goods"][number];
type NeedWords = Data["content"]["needs"];

/** What has come of what is asked for; a count that nobody has made is said to be missing. */
function Progress({ need: { wanted, received }, words }: { need: Need; words: NeedWords }) {
  if (wanted === null) return <p className="goods-count">{words.uncounted}</p>;
  if (received === null) {
    return <p className="goods-count">{fillTemplate(words.wanted_only, { wanted })}</p>;
  }
  const text = fillTemplate(words.progress, { received, wanted });
  return (
    <p className="goods-count">
      <progress value={Math.min(received, wanted)} max={wanted} aria-label={text} /> {text}
    </p>
  );
}

type NeedProps = { need: Need; words: NeedWords; isCounted: boolean };

function NeedRow({ need, words, isCounted }: NeedProps) {
  const language = useLanguage();
  const { id, title, items, picture, priority, cta, target, isEnough: enough } = need;
  return (
    <li data-enough={enough ? "" : undefined}>
      <PictureView picture={picture} decorative />
      <div>
        {enough ? (
          <p className="goods-enough">
            <Icon name="check" size={20} /> {words.enough}
          </p>
        ) : (
          <p className="goods-priority" data-level={priority.level}>
            {words[priority.level]}
          </p>
        )}
        <h3>{title}</h3>
        <ul className="goods-items">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {isCounted && <Progress need={need} words={words} />}
        {enough ? (
          <>
            <p>{words.enough_text}</p>
            <DestinationLink className="arrow-link" to={words.enough_action.target}>
              {words.enough_action.label}
            </DestinationLink>
          </>
        ) : (
          <p className="goods-ways">
            <DestinationLink className="arrow-link" to={target}>
              {cta}
            </DestinationLink>
            <Link
              className="goods-buy"
              to={addressOf("donate", language, { query: { for: `goods:${id}` }, anchor: "gift" })}
            >
              {words.buy}
              <span className="visually-hidden">: {title}</span>
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}

function Needs({ goods, words }: { goods: Data["goods"]; words: NeedWords }) {
  // While nobody has counted anything, that is said once and not of each.
  const isCounted = goods.some(({ wanted }) => wanted !== null);
  const lead = isCounted ? words.sample : `${words.sample} ${words.all_uncounted}`;
  return (
    <section className="container section" id="needs">
      <SectionHeading title={words.title} lead={lead} />
      <ul className="goods-needs">
        {goods.map((need) => (
          <NeedRow key={need.id} need={need} words={words} isCounted={isCounted} />
        ))}
        <li className="goods-other">
          <div>
            <h3>{words.other.title}</h3>
            <p>{words.other.text}</p>
            <DestinationLink className="arrow-link" to={words.other.action.target}>
              {words.other.action.label}
            </DestinationLink>
          </div>
        </li>
      </ul>
    </section>
  );
}

/** The guide is printed on the paper of either side of the border. */
function Guide({ guide }: { guide: Data["content"]["guide"] }) {
  const language = useLanguage();
  return (
    <aside className="goods-guide" aria-labelledby="guide-title">
      <Icon name="download" size={32} />
      <h3 id="guide-title">{guide.title}</h3>
      <p>{guide.text}</p>
      <p className="actions">
        {papers.map((paper) => (
          <a
            key={paper}
            className="button button-outline"
            href={documentPath("goods-guide", { language, paper })}
          >
            {guide[paper]}
          </a>
        ))}
      </p>
    </aside>
  );
}

function Kits({ kits }: { kits: Data["content"]["kits"] }) {
  const language = useLanguage();
  return (
    <section className="ground-indigo on-dark" id="kits">
      <div className="container section">
        <SectionHeading title={kits.title} lead={kits.lead} />
        <ul className="goods-kits">
          {kits.items.map(({ id, title, cost_number_fact: cost, includes, impact }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p className="goods-kit-cost">{cost.text}</p>
              <p>{includes}</p>
              <p>{impact}</p>
              <Link
                className="button button-marigold"
                to={addressOf("donate", language, {
                  query: { amount: String(cost.number), for: id.replace(/^solar-kit-/, "kit:") },
                  anchor: "gift",
                })}
              >
                {kits.give}
                <span className="visually-hidden">: {title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export default function DonateGoodsPage({ loaderData }: Route.ComponentProps) {
  const { content, goods, form } = loaderData;
  const { opening, needs, shipping, address, kits, offer, guide } = content;
  return (
    <>
      <FormSummary forms={[form]} />
      <GroundOpening {...opening} ground="plaster" band="tejado" />
      <Needs goods={goods} words={needs} />
      <section className="ground-sunk">
        <div className="container section">
          <h2 className="goods-shipping-title">{shipping.title}</h2>
          <StepList steps={shipping.steps} />
          <div className="note goods-address">
            <h3>{address.title}</h3>
            <p>{address.unknown}</p>
          </div>
        </div>
      </section>
      <Kits kits={kits} />
      <section className="container section" id="offer">
        <SectionHeading title={offer.title} lead={offer.text} />
        <div className="goods-offer">
          <FormView form={form} />
          <Guide guide={guide} />
        </div>
      </section>
    </>
  );
}
