import { useId } from "react";
import type { NumberFigure } from "#reader/resolve.ts";

type Row = {
  label: string;
  number_fact: NumberFigure;
  /** Highlights the row. */
  subject?: boolean | undefined;
};

type Props = {
  rows: readonly Row[];
  /** The amount that one mark stands for. */
  unitAmount: number;
  shape: "ring" | "bag" | "square";
  sentence: string;
};

/** Marks in a line, and the width and height that each takes in SVG units. */
const perLine = 22;
const step = 26;

/** One mark of each shape. The gap around it keeps a line that is cut between two marks free of the next one. */
const marks = {
  ring: <circle cx="13" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="6" />,
  bag: <rect x="2" y="3" width="22" height="18" rx="8" fill="currentColor" />,
  square: <rect x="2" y="3" width="22" height="18" rx="3" fill="currentColor" />,
};

/** Path data of the area that `count` marks cover: 23.4 marks are a line of 22, one mark and 0.4 of the next. */
function areaOf(count: number): string {
  const lines = Math.floor(count / perLine);
  const end = (count - lines * perLine) * step;
  return `M0 0H${perLine * step}V${lines * step}H${end.toFixed(1)}v${step}H0z`;
}

/** A pictogram chart: each mark stands for `unitAmount` (design: charts). Screen readers get `sentence`. */
export function UnitChart({ rows, unitAmount, shape, sentence }: Props) {
  const id = useId();
  return (
    <figure className="stack gap-5">
      {rows.map(({ label, number_fact: { number, text }, subject }, row) => {
        const count = number / unitAmount;
        const pattern = `${id}${row}`;
        return (
          <div
            key={label}
            className="unit-row muted"
            data-subject={subject || undefined}
            aria-hidden="true"
          >
            <p>
              <span>{label}</span> <b>{text}</b>
            </p>
            <svg viewBox={`2 0 ${perLine * step} ${Math.ceil(count / perLine) * step}`}>
              {/* A pattern, because an element per mark would be a third of the page's HTML. */}
              <pattern id={pattern} width={step} height={step} patternUnits="userSpaceOnUse">
                {marks[shape]}
              </pattern>
              <path d={areaOf(count)} fill={`url(#${pattern})`} />
            </svg>
          </div>
        );
      })}
      <figcaption>{sentence}</figcaption>
    </figure>
  );
}
