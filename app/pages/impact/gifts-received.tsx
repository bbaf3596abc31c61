import type { ReactNode } from "react";
import { Section } from "#app/components/blocks/section.tsx";
import { formatDollars, formatNumber } from "#domain/language/format.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { DonorNames } from "./donor-names.tsx";
import type { ImpactData } from "./impact-data.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/components/ui/table.css";

type Words = ImpactData["content"]["gifts"];

type Line = {
  readonly label: string;
  readonly gifts: number;
  readonly giftCents: number;
};

function Sums({
  words,
  title,
  head,
  lines,
}: {
  words: Words;
  title: string;
  head: string;
  lines: readonly Line[];
}) {
  const language = useLanguage();
  return (
    <table className="table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, gifts, giftCents }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatNumber(gifts, language)}</td>
            <td>{formatDollars(giftCents, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Props = Pick<ImpactData, "totals" | "donors"> & { words: Words; children: ReactNode };

/** What was given through the site and what for: sums of the ledger at this moment; below, who wants to be named. */
export function GiftsReceived({ words, totals, donors, children }: Props) {
  const language = useLanguage();
  const hasGifts = totals !== null && totals.gifts > 0;
  return (
    <Section id="gifts-received" title={words.title} ground="sunk">
      <div className="impact-gifts stack gap-5">
        {totals?.mode === "demonstration" && <p className="note">{words.demonstration}</p>}
        <p>{totals === null ? words.unavailable : hasGifts ? words.text : words.none}</p>
        {hasGifts && (
          <>
            <p className="impact-number numeral fs-5">
              {fillTemplate(words.all, { amount: formatDollars(totals.giftCents, language) })}
            </p>
            <Sums
              words={words}
              title={words.by_purpose}
              head={words.purpose}
              lines={totals.byDesignation.map(({ designation, ...sums }) => ({
                ...sums,
                label: designation?.label[language] ?? words.where_needed,
              }))}
            />
            <Sums
              words={words}
              title={words.by_year}
              head={words.year}
              lines={totals.byYear.map(({ year, ...sums }) => ({ ...sums, label: String(year) }))}
            />
            <DonorNames words={words.donors} years={donors} />
          </>
        )}
        {children}
      </div>
    </Section>
  );
}
