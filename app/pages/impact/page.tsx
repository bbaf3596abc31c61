import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { Sections } from "#app/components/blocks/sections.tsx";
import { amountLike, figureGroups, pageContent } from "#reader/content.ts";
import { languageOf } from "#domain/language/language.ts";
import { requestInfo, services } from "#app/services.server.ts";
import { StorageUnavailable } from "#domain/storage/storage-unavailable.ts";
import { GiftsReceived } from "./gifts-received.tsx";
import { Register } from "./register.tsx";
import type { Route } from "./+types/page";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/components/ui/table.css";
import "#app/styles/bands/llanta.css";
import "./page.css";

/** The sums of the ledger; null while the database cannot be reached: the figures stand without. */
async function giftTotals(context: Route.LoaderArgs["context"]) {
  try {
    return await services(context).giving.totals();
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    requestInfo(context)?.reportFailure(error);
    return null;
  }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { charts, ...content } = pageContent("impact", language);
  const groups = figureGroups(language).map((group) => ({
    ...group,
    charts: charts
      .filter((chart) => chart.group === group.id)
      .map(({ unit, ...chart }) => {
        const amount = amountLike(chart.rows[0]!.number_fact.name, unit.amount, language);
        return { ...chart, unit: { ...unit, name: fillTemplate(unit.name, { amount }) } };
      }),
  }));
  return { head: content.head, content, groups, totals: await giftTotals(context) };
}

type Data = Route.ComponentProps["loaderData"];

const parts = {
  figures: Register,
  gifts: ({ content, totals }: Data) => <GiftsReceived words={content.gifts} totals={totals} />,
  closing: ({ content }: Data) => <ClosingField {...content.closing} ground="sky" />,
};

export default function ImpactPage({ loaderData }: Route.ComponentProps) {
  const { content, groups } = loaderData;
  const places = {
    figures: groups,
    gifts: [{ ...content.gifts, id: "gifts-received" }],
    closing: [],
  };
  return (
    <>
      <section className="ground-basalt on-dark">
        <div className="container section register-opening">
          <h1>{content.title}</h1>
          <p className="lead">{content.lead}</p>
          <nav aria-label={content.contents}>
            <ul className="register-contents">
              {content.sections
                .flatMap((name): { id: string; title: string }[] => places[name])
                .map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
            </ul>
          </nav>
        </div>
        <Band name="llanta" />
      </section>
      <Sections order={content.sections} parts={parts} data={loaderData} />
    </>
  );
}
