import { Section } from "#app/components/blocks/section.tsx";
import { ShareBand } from "./share-band.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/components/ui/table.css";
import type { TrustData } from "./trust-data.ts";
import "./finances.css";

/** Where each dollar goes, and the pledge with the vision statement and the tax line (specification 2). */
export function Finances({ content, share, vision, taxLine }: TrustData) {
  const { title, lead, transparency, pledge } = content.finances;
  const fill = (text: string) => fillTemplate(text, { cents: share.percent, rest: share.rest });
  const rows = [
    {
      part: "programme",
      text: transparency.woven,
      amount: transparency.share_number_fact.text,
    },
    { part: "rest", text: transparency.bare, amount: share.restText },
  ] as const;
  return (
    <>
      <Section id="finances" title={title} lead={lead} className="finances">
        <ShareBand percent={share.percent} band="camino" woven={rows[0]} bare={rows[1]} />
        <div className="finances-words">
          <div>
            <h3>{transparency.title}</h3>
            <p className="finances-claim">{fill(transparency.claim)}</p>
            <p>{fill(transparency.text)}</p>
          </div>
          <table className="table">
            <caption>{transparency.table}</caption>
            <thead>
              <tr>
                <th scope="col">{transparency.where}</th>
                {share.ofSums.map(({ sum }) => (
                  <th key={sum} scope="col">
                    {fillTemplate(transparency.of, { amount: sum })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ part, text }) => (
                <tr key={part}>
                  <th scope="row">{text}</th>
                  {share.ofSums.map((sums) => (
                    <td key={sums.sum}>{sums[part]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
      <section className="pledge ground-red on-dark" aria-labelledby="pledge-title">
        <div className="container section">
          <h3 id="pledge-title">{pledge.title}</h3>
          <div>
            <blockquote>
              <p>{vision}</p>
            </blockquote>
            <p>{pledge.text}</p>
            {taxLine && <p className="small">{taxLine}</p>}
          </div>
        </div>
      </section>
    </>
  );
}
