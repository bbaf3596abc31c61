import type { ReactNode } from "react";
import { fillTemplate } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { lengthsOf, type CalculatorContent } from "./calculator-content.ts";
import type { MaterialRates, Size } from "#domain/planners/material-estimate.ts";
import { Dome, sheet, Tank, Wall } from "./drawn-builds.tsx";

const personMetres = 1.6;

type Props = { content: CalculatorContent["result"]; size: Size; rates: MaterialRates };

/** The build to scale as a line drawing, with a person beside it for comparison. */
export function BuildDrawing({ content, size, rates }: Props) {
  const lengths = lengthsOf(size, useLanguage());
  const title = fillTemplate(content.titles[size.build], lengths);
  const isRound = size.build === "dome" || size.build === "tank";
  const wall = size.build === "dome" ? rates.bagWall : isRound ? rates.mortarThickness.to : 0;
  const outer = size.across + 2 * wall;
  const tall = Math.max(size.height, personMetres);
  const perMetre = outer > 12 ? Math.min(320 / tall, 90) : Math.min(320 / tall, 160, 460 / outer);
  // A wall longer than the drawing is cut off, with a break line at its end.
  const shown = Math.min(outer * perMetre, 480);
  const left = 124;
  const top = sheet.ground - size.height * perMetre;
  const inner = isRound ? size.across * perMetre : shown;
  const above = sheet.ground - tall * perMetre - 70;
  const start = left + (shown - inner) / 2;
  return (
    <svg
      className="build-drawing"
      viewBox={`-55 ${above} ${sheet.width + 55} ${sheet.height - above}`}
      role="img"
      aria-label={fillTemplate(content.drawing, { title })}
      fill="none"
      stroke="#fff"
      strokeWidth="2"
    >
      <marker id="tick" viewBox="-6 -6 12 12" markerWidth="9" markerHeight="9" stroke="#8fb3ff">
        <path d="M-4 5L4 -5" />
      </marker>
      <path stroke="#8fb3ff" strokeWidth="3" d={`M-55 ${sheet.ground}H${sheet.width}`} />
      {size.build === "dome" && <Dome {...{ size, rates, perMetre, left, shown }} />}
      {size.build === "tank" && <Tank {...{ left, top, shown, wall: wall * perMetre }} />}
      {!isRound && (
        <Wall {...{ size, rates, perMetre, left, shown }} isCut={outer * perMetre > shown} />
      )}
      <Person
        x={left + shown + 26 + 0.22 * personMetres * perMetre}
        height={personMetres * perMetre}
      />
      <Dimension
        d={`M${start} ${sheet.ground + 34}h${inner}`}
        x={start + inner / 2}
        y={sheet.ground + 62}
      >
        {`${lengths.across} m`}
      </Dimension>
      <Dimension
        d={`M${left - 32} ${top}V${sheet.ground}`}
        x={left - 46}
        y={(top + sheet.ground) / 2 + 7}
        end
      >
        {`${lengths.height} m`}
      </Dimension>
    </svg>
  );
}

/** A person with a wide hat, as on every plan of this site. */
function Person({ x, height }: { x: number; height: number }) {
  const y = (share: number) => (sheet.ground - height * share).toFixed(1);
  const w = height * 0.13;
  return (
    <g stroke="#ffc64b" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
      <path
        d={`M${x - w * 1.3} ${y(0.9)}h${w * 2.6}M${x - w * 0.62} ${y(0.9)}l${w * 0.25} ${-height * 0.09}h${w * 0.74}l${w * 0.25} ${height * 0.09}`}
      />
      <circle cx={x} cy={y(0.84)} r={height * 0.062} />
      <path
        d={`M${x} ${y(0.77)}V${y(0.42)}M${x - w} ${y(0.45)}L${x} ${y(0.72)}L${x + w} ${y(0.45)}M${x - w * 0.75} ${sheet.ground}L${x} ${y(0.42)}L${x + w * 0.75} ${sheet.ground}`}
      />
    </g>
  );
}

type DimensionProps = { d: string; x: number; y: number; end?: boolean; children: ReactNode };

function Dimension({ d, x, y, end, children }: DimensionProps) {
  return (
    <g className="drawing-dimension" stroke="#8fb3ff">
      <path d={d} markerStart="url(#tick)" markerEnd="url(#tick)" />
      <text x={x} y={y} textAnchor={end ? "end" : "middle"}>
        {children}
      </text>
    </g>
  );
}
