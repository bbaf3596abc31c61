import { ArrowLink } from "#app/components/ui/links.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { FigureBagItem } from "#app/components/blocks/figure-bag.tsx";
import { Marquee, PauseButton } from "#app/components/ui/marquee.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { formatNumber } from "#domain/language/format.ts";
import type { HomeData } from "./home-data.server.ts";
import { fillTemplate } from "#domain/language/language.ts";

/** One large number drawn as rings, and a marquee of figures. */
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
      <div className="container work-top split split-57 late center">
        <div>
          <h2 id="work-title">
            <b>{number_fact.text}</b> {content.title}
          </h2>
          <p className="lead">{fill(content.lead)}</p>
        </div>
        <RingWall rings={rings} golden={golden} label={fill(content.wall)} />
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

type Props = {
  rings: number;
  /** So many of them, from the lower left, are golden. */
  golden: number;
  label: string;
};

const perRow = 22;
// In units of the SVG's viewBox.
const pitch = 40;
const rowHeight = 36;

function RingPattern({ id, className }: { id: string; className: string }) {
  return (
    <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
      <g className={className} transform="translate(20 20)" fill="none" stroke="currentColor">
        <circle r="17.5" strokeWidth="3" strokeDasharray="3.6 1.9" />
        <circle r="12.5" strokeWidth="5.5" />
        <circle r="5" strokeWidth="1.5" opacity=".6" />
      </g>
    </pattern>
  );
}

/** A number as rings; every second row is shifted by half a ring (design: ring wall). */
function RingWall({ rings, golden, label }: Props) {
  const rowCount = Math.ceil(rings / perRow);
  const width = (perRow + 0.5) * pitch;
  const height = (rowCount - 1) * rowHeight + pitch;
  const rows = Array.from({ length: rowCount }, (_, row) => {
    const first = row * perRow;
    const count = Math.min(perRow, rings - first);
    return { row, count, gold: Math.max(0, Math.min(count, golden - first)) };
  });
  return (
    <svg width="100%" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <defs>
        <RingPattern id="ring-plain" className="ring-plain" />
        <RingPattern id="ring-golden" className="ring-golden" />
      </defs>
      {rows.map(({ row, count, gold }) => {
        const y = height - pitch - row * rowHeight;
        const x = row % 2 ? 0 : pitch / 2;
        return (
          <g key={row} transform={`translate(${x} ${y})`}>
            {gold > 0 && <rect width={gold * pitch} height={pitch} fill="url(#ring-golden)" />}
            <rect
              x={gold * pitch}
              width={(count - gold) * pitch}
              height={pitch}
              fill="url(#ring-plain)"
            />
          </g>
        );
      })}
    </svg>
  );
}
