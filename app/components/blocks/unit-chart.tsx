import "./unit-chart.css";

/** A row of the chart; `text` is the formatted amount. */
export type UnitRow = {
  label: string;
  amount: number;
  text: string;
  /** Highlights the row. */
  subject?: boolean | undefined;
};

type Props = {
  rows: UnitRow[];
  /** The amount that one mark stands for. */
  unitAmount: number;
  shape: "ring" | "bag" | "square";
  sentence: string;
};

/** Marks in a line, and the distance between two in SVG units. */
const perLine = 22;
const step = 26;

const corners = { bag: 8, square: 3 };

/** The path data of a mark's outline (`around`), and its starting point relative to the mark's top left corner. */
function outlineOf(shape: Props["shape"]): { x: number; y: number; around: string } {
  if (shape === "ring") return { x: 11, y: 4, around: "a8 8 0 1 1 0 16 8 8 0 1 1 0-16z" };
  const r = corners[shape];
  const [across, down] = [22 - 2 * r, 18 - 2 * r];
  const sides = [
    [`h${across}`, `${r} ${r}`],
    [`v${down}`, `-${r} ${r}`],
    [`h-${across}`, `-${r}-${r}`],
    [`v-${down}`, `${r}-${r}`],
  ];
  const around = `${sides.map(([side, turn]) => `${side}a${r} ${r} 0 0 1 ${turn}`).join("")}z`;
  return { x: r, y: 3, around };
}

/** Path data of `count` marks. A single path, because an element per mark would be a third of the page's HTML. */
function wholeMarks(shape: Props["shape"], count: number): string {
  const { x, y, around } = outlineOf(shape);
  const begin = (index: number) =>
    index % perLine === 0 ? `M${x} ${y + Math.floor(index / perLine) * step}` : `m${step} 0`;
  return Array.from({ length: count }, (_, index) => begin(index) + around).join("");
}

type PartMarkProps = { shape: Props["shape"]; index: number; share: number };

/** The last mark of a row, cut off at `share` of its size. */
function PartMark({ shape, index, share }: PartMarkProps) {
  const x = (index % perLine) * step;
  const y = Math.floor(index / perLine) * step;
  if (shape === "ring") {
    const [middle, height] = [x + 11, y + 12];
    return (
      <circle
        cx={middle}
        cy={height}
        r="8"
        strokeDasharray={`${share * 50.3} 51`}
        transform={`rotate(-90 ${middle} ${height})`}
      />
    );
  }
  const radius = Math.min(corners[shape], 11 * share);
  return <rect x={x} y={y + 3} width={22 * share} height="18" rx={radius} />;
}

/** Rings are stroked, the other shapes filled. */
const strokes = {
  ring: { fill: "none", stroke: "currentColor", strokeWidth: 6 },
  bag: { fill: "currentColor" },
  square: { fill: "currentColor" },
};

/** A pictogram chart: each mark stands for `unitAmount` (design: charts). Screen readers get `sentence`. */
export function UnitChart({ rows, unitAmount, shape, sentence }: Props) {
  return (
    <figure className="stack gap-5">
      {rows.map(({ label, amount, text, subject }) => {
        const marks = Math.ceil(amount / unitAmount);
        const whole = Math.floor(amount / unitAmount);
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
            <svg
              viewBox={`0 0 ${perLine * step} ${Math.ceil(marks / perLine) * step}`}
              {...strokes[shape]}
            >
              <path d={wholeMarks(shape, whole)} />
              {whole < marks && (
                <PartMark shape={shape} index={whole} share={amount / unitAmount - whole} />
              )}
            </svg>
          </div>
        );
      })}
      <figcaption>{sentence}</figcaption>
    </figure>
  );
}
