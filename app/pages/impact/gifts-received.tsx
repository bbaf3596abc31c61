import { Table } from "#app/components/ui/table.tsx";
import { NewsList } from "#app/components/giving/news-list.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { formatDollars, formatNumber } from "#domain/language/format.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { ImpactData } from "./page.tsx";
import { fillTemplate, isOne } from "#domain/language/language.ts";
import type { DonorYear } from "#domain/giving/donor-names.ts";

type Words = ImpactData["content"]["gifts"];

export function GiftsReceived({ content: { gifts: words }, totals, donors, news }: ImpactData) {
  const language = useLanguage();
  const cells = ({ gifts, giftCents }: { gifts: number; giftCents: number }) => [
    formatNumber(gifts, language),
    formatDollars(giftCents, language),
  ];
  // The gifts of a demonstration moved no money.
  const hasGifts = totals !== null && totals.mode !== "demonstration" && totals.gifts > 0;
  const none = totals?.mode === "demonstration" ? words.demonstration : words.none;
  return (
    <Section id="gifts-received" title={words.title} ground="sunk">
      <div className="impact-gifts stack gap-5">
        <p className={hasGifts ? undefined : "note"}>
          {totals === null ? words.unavailable : hasGifts ? words.text : none}
        </p>
        {hasGifts && (
          <>
            <p className="numeral fs-5">
              {fillTemplate(words.all, { amount: formatDollars(totals.giftCents, language) })}
            </p>
            <Table
              className="table-sums"
              caption={words.by_purpose}
              heads={[words.purpose, words.number, words.amount]}
              rows={totals.byDesignation.map(({ designation, ...sums }) => [
                designation?.label[language] ?? words.where_needed,
                ...cells(sums),
              ])}
            />
            <Table
              className="table-sums"
              caption={words.by_year}
              heads={[words.year, words.number, words.amount]}
              rows={totals.byYear.map(({ year, ...sums }) => [year, ...cells(sums)])}
            />
            <DonorNames words={words.donors} years={donors} />
          </>
        )}
        {news.length > 0 && <NewsList news={news} />}
      </div>
    </Section>
  );
}

/** Donors by year; nothing as long as no year has enough donors who agree to be named. */
function DonorNames({ words, years }: { words: Words["donors"]; years: readonly DonorYear[] }) {
  const language = useLanguage();
  const shown = years.filter(({ names }) => names.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className="donor-names stack gap-3 mt-5" id="donors" aria-labelledby="donors-title">
      <h3 id="donors-title">{words.title}</h3>
      <p>{words.text}</p>
      {shown.map(({ year, names, unnamed }) => (
        <section key={year} className="stack gap-3">
          <h4>{year}</h4>
          <ul>
            {names.map((name, at) => (
              <li key={`${at} ${name}`}>{name}</li>
            ))}
          </ul>
          {unnamed > 0 && (
            <p className="muted">
              {fillTemplate(isOne(unnamed, language) ? words.one_more : words.more, {
                count: formatNumber(unnamed, language),
              })}
            </p>
          )}
        </section>
      ))}
    </section>
  );
}
