import { Link, useSearchParams } from "react-router";
import { Band } from "#app/components/ui/band.tsx";
import { EmptyState } from "#app/components/blocks/empty-state.tsx";
import { FilterChips } from "#app/components/ui/filter-chips.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { SourceLine } from "#app/components/blocks/source-line.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { figureAddress } from "#domain/language/figure-address.ts";
import { addressOf } from "#domain/language/language.ts";
import {
  type AwardChoice,
  choiceQuery,
  chosenAwards,
  countsFor,
  readChoice,
} from "./award-choice.ts";
import type { PageContent } from "#reader/pages.ts";
import type { ListContent } from "#reader/parsed-content.ts";
import type { Resolved } from "#reader/resolve.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { PageLink } from "#app/components/ui/page-link.tsx";

type Award = Resolved<ListContent["awards"]>[number];
type AwardWords = Resolved<PageContent["recognition"]>["awards"];

const nothing: AwardChoice = { year: null, category: null };

/** Specification 2: the timeline grid of awards, chosen by year and field in the address. */
export function AwardTimeline({ awards, words }: { awards: Award[]; words: AwardWords }) {
  const language = useLanguage();
  const choice = readChoice(useSearchParams()[0]);
  const shown = chosenAwards(awards, choice);
  const addressFor = (wanted: AwardChoice) =>
    addressOf("recognition", language, { query: choiceQuery(wanted), anchor: "awards" });

  const chips = (key: keyof AwardChoice, names: [value: string, label: string][]) =>
    countsFor(awards, choice, key, [null, ...names.map(([value]) => value)]).map((each, index) => ({
      id: each.value ?? "all",
      label: names[index - 1]?.[1] ?? words.all,
      count: each.count,
      href: addressFor(each.choice),
      chosen: each.value === choice[key],
    }));
  const years = [...new Set(awards.map(({ year }) => year))];

  return (
    <Section id="awards" title={words.title} lead={words.lead}>
      <div className="award-filters">
        <FilterChips
          title={words.by_year}
          chips={chips(
            "year",
            years.map((year) => [year, year]),
          )}
        />
        <FilterChips
          title={words.by_category}
          chips={chips("category", Object.entries(words.categories))}
        />
      </div>
      <p className="award-count" role="status">
        {fillTemplate(words.count, { shown: shown.length, total: awards.length })}
      </p>
      {shown.length > 0 ? (
        <ol className="awards">
          {shown.map((award) => (
            <AwardEntry key={award.id} award={award} words={words} />
          ))}
        </ol>
      ) : (
        <EmptyState title={words.empty.title} text={words.empty.text}>
          <Link className="button button-outline" to={addressFor(nothing)} preventScrollReset>
            {words.empty.show_all}
          </Link>
        </EmptyState>
      )}
    </Section>
  );
}

function AwardEntry({ award, words }: { award: Award; words: AwardWords }) {
  const language = useLanguage();
  const { year, title, category, location, amount_fact: amount, featured, note, source } = award;
  return (
    <li>
      <Band name="rombo" size="small" />
      <span className="award-node glass-disc" aria-hidden="true" />
      <p className="award-year">{year}</p>
      <h3>{title}</h3>
      <p className="award-category">
        {words.categories[category]}
        {featured && (
          <a className="award-featured" href="#featured">
            <Icon name="star" size={16} />
            {words.featured}
          </a>
        )}
      </p>
      {note && <p className="award-note">{note}</p>}
      <dl>
        <div>
          <dt className="visually-hidden">{words.amount}</dt>
          {amount ? (
            <dd className="award-amount">
              <PageLink to={figureAddress(amount, language)}>{amount.text}</PageLink>
            </dd>
          ) : (
            <dd className="award-unknown">{words.amount_unknown}</dd>
          )}
        </div>
        <div>
          <dt className="visually-hidden">{words.place}</dt>
          <dd className={location ? undefined : "award-unknown"}>
            {location ?? words.place_unknown}
          </dd>
        </div>
      </dl>
      {source ? (
        <SourceLine sources={[source]} text={words.source} />
      ) : (
        <p className="source-line">{words.own_list}</p>
      )}
    </li>
  );
}
