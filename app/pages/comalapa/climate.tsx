import { Table } from "#app/components/ui/table.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import type { ComalapaData } from "./page.tsx";

const patches = { rainy: "band-cielo", dry: "band-tejado" };

/** The months as twelve woven patches, the yearly rain as drops, and a table of figures. */
export function Climate({ content: { climate: content }, year, drops }: ComalapaData) {
  const words = { rainy: content.rainy, dry: content.dry };
  return (
    <Section {...content} id="climate" ground="sky" className="climate">
      <ol className="year" aria-label={content.months}>
        {year.map(({ name, short, season }, index) => (
          <li key={name} className="stack gap-1" data-season={season}>
            {season !== year[index - 1]?.season && (
              <span className="year-season" aria-hidden="true">
                {words[season]}
              </span>
            )}
            <span className={`year-patch ${patches[season]}`} aria-hidden="true" />
            <span className="year-name" aria-hidden="true">
              {short[0]}
              <span className="year-rest">{short.slice(1)}</span>
            </span>
            <span className="visually-hidden">
              {name}: {words[season]}
            </span>
          </li>
        ))}
      </ol>
      <div className="split split-75 start mt-7">
        <div className="stack gap-5">
          <div className="drops cluster gap-1" aria-hidden="true">
            {Array.from({ length: drops.count }, (_, index) => (
              <Icon key={index} name="drop" size={38} />
            ))}
          </div>
          <p>{drops.text}</p>
        </div>
        <Table
          className="table-sums"
          caption={content.table}
          rows={content.rows.map(({ label, fact, unit }) => [
            label,
            unit ? `${fact.text} ${unit}` : fact.text,
          ])}
        />
      </div>
    </Section>
  );
}
