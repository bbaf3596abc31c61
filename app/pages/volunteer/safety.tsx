import { Icon } from "#app/components/ui/icon.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { SectionHeading } from "#app/components/blocks/section-heading.tsx";
import type { VolunteerData } from "./volunteer-content.ts";
import "#app/components/ui/table.css";
import "./safety.css";

export function Safety({ content: { safety: content } }: VolunteerData) {
  const { title, lead, items } = content;
  return (
    <Section id="safety" title={title} lead={lead} ground="sunk">
      <ul className="safety">
        {items.map((item) => (
          <li key={item.title}>
            <Icon name={item.icon} size={36} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const programs = ["individual", "groups", "interns"] as const;

/** The three programs side by side; on a phone each row stands as a card. */
export function Comparison({ content: { comparison: content } }: VolunteerData) {
  const { title, row: program, columns, rows, note } = content;
  return (
    <section className="section container" id="comparison">
      <SectionHeading id="comparison-title" title={title} />
      <table className="table table-cards comparison" aria-labelledby="comparison-title">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{program}</span>
            </th>
            {programs.map((id) => (
              <th key={id} scope="col">
                {columns[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {programs.map((id) => (
                <td key={id} data-label={columns[id]}>
                  {row[id]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted comparison-note">{note}</p>
    </section>
  );
}
