import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { FigureBagItem } from "#app/components/blocks/figure-bag.tsx";
import { Marquee } from "#app/components/ui/marquee.tsx";
import { PauseButton } from "#app/components/ui/pause-button.tsx";
import { RingWall } from "./ring-wall.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { formatNumber } from "#domain/language/format.ts";
import type { HomeData } from "./home-data.server.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";

const ringsPerRow = 22;

/** The evidence: one large number laid out in rings, and six figures that pass by. */
export function WorkSection({ content: { figures: content }, metrics }: HomeData) {
  const language = useLanguage();
  const { number_fact, first_number_fact, tires_per_ring } = content;
  const ringsOf = (tires: number) => Math.round(tires / tires_per_ring);
  const rings = ringsOf(number_fact.number);
  const golden = ringsOf(first_number_fact.number);
  const perRing = formatNumber(tires_per_ring, language);
  const fill = (text: string) =>
    fillTemplate(text, {
      per_ring: perRing,
      rings: formatNumber(rings, language),
      gold: formatNumber(golden, language),
    });
  return (
    <section className="work ground-basalt on-dark" aria-labelledby="work-title">
      <Band name="llanta" />
      <div className="container work-top split split-57 center">
        <div>
          <h2 id="work-title">
            <b>{number_fact.text}</b> {content.title}
          </h2>
          <p className="lead">{fill(content.lead)}</p>
        </div>
        <RingWall rings={rings} golden={golden} perRow={ringsPerRow} label={fill(content.wall)} />
      </div>
      {metrics.length > 0 && (
        <Marquee id="figures" label={content.list} className="figure-strip" copies={3} focusable>
          {metrics.map((metric) => (
            <FigureBagItem key={metric.id} {...metric} />
          ))}
        </Marquee>
      )}
      <div className="container work-foot">
        <ArrowLink to={content.sources.target}>{content.sources.label}</ArrowLink>
        {metrics.length > 0 && <PauseButton strip="figures" label={content.pause} />}
      </div>
    </section>
  );
}
