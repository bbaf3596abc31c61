import { Section } from "#app/components/blocks/section.tsx";
import { ShareBand } from "./share-band.tsx";
import type { PageContent } from "#reader/pages.ts";
import type { Resolved } from "#reader/resolve.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/components/ui/table.css";
import "./finances.css";

type Props = {
  content: Resolved<PageContent["transparencyTrust"]>["finances"];
  /** The programme's part of a hundred, and what is left. */
  share: {
    percent: number;
    rest: number;
    restText: string;
    /** The same parts of a dollar and of a gift, in dollars. */
    ofSums: { sum: string; programme: string; rest: string }[];
  };
  vision: string;
  taxLine: string;
};

/** Where each dollar goes, and the pledge with the vision statement and the tax line (specification 2). */
export function Finances({ content, share, vision, taxLine }: Props) {
  const { transparency, pledge } = content;
  const fill = (text: string) => fillTemplate(text, { cents: share.percent, rest: share.rest });
  const rows = [
    { text: transparency.woven, amount: transparency.share_number_fact.text },
    { text: transparency.bare, amount: share.restText },
  ] as const;
  return (
    <>
      <Section id="finances" title={content.title} lead={content.lead} className="finances">
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
              {(["programme", "rest"] as const).map((part, index) => (
                <tr key={part}>
                  <th scope="row">{rows[index]!.text}</th>
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
            <p className="small">{taxLine}</p>
          </div>
        </div>
      </section>
    </>
  );
}
