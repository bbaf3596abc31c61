import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PictureView } from "#app/components/media/picture.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";
import { PageLink } from "#app/components/ui/page-link.tsx";

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
            <PageLink
              className="goods-buy"
              to={addressOf("donate", language, { query: { for: `goods:${id}` }, anchor: "gift" })}
            >
              {words.buy}
              <span className="visually-hidden">: {title}</span>
            </PageLink>
          </p>
        )}
      </div>
    </li>
  );
}

/** What is asked for, the most urgent first. */
export function Needs({ goods, content: { needs: words } }: Data) {
  // While nobody has counted anything, that is said once and not of each.
  const isCounted = goods.some(({ wanted }) => wanted !== null);
  const lead = isCounted ? words.sample : `${words.sample} ${words.all_uncounted}`;
  return (
    <Section id="needs" title={words.title} lead={lead}>
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
    </Section>
  );
}
