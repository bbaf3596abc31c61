import { useLanguage } from "#app/language/labels.tsx";
import type { DonorYear } from "#domain/giving/donor-names.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatNumber } from "#domain/language/format.ts";
import type { ImpactData } from "./impact-data.ts";

type Words = ImpactData["content"]["gifts"]["donors"];

/** Donors by year; nothing until enough donors of one year want to be named. */
export function DonorNames({ words, years }: { words: Words; years: readonly DonorYear[] }) {
  const language = useLanguage();
  const shown = years.filter(({ names }) => names.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className="donor-names" id="donors" aria-labelledby="donors-title">
      <h3 id="donors-title">{words.title}</h3>
      <p>{words.text}</p>
      {shown.map(({ year, names, unnamed }) => (
        <section key={year}>
          <h4>{year}</h4>
          <ul>
            {names.map((name, at) => (
              <li key={`${at} ${name}`}>{name}</li>
            ))}
          </ul>
          {unnamed > 0 && (
            <p className="muted">
              {fillTemplate(unnamed === 1 ? words.one_more : words.more, {
                count: formatNumber(unnamed, language),
              })}
            </p>
          )}
        </section>
      ))}
    </section>
  );
}
