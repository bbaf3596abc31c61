import "./unit-chart.css";
/** One bar of laid units: its name, how much it is, and the amount written out. */
export type UnitRow = {
  label: string;
  amount: number;
  text: string;
  subject?: boolean | undefined;
};

type Props = {
  rows: UnitRow[];
  /** How much one mark stands for. */
  unitAmount: number;
  shape: "ring" | "bag" | "square";
  /** What the picture shows, in a sentence. */
  sentence: string;
};

const step = 26;

function Mark({ shape, x, share }: { shape: Props["shape"]; x: number; share: number }) {
  if (shape === "ring") {
    return (
      <circle
        cx={x + 11}
        cy="12"
        r="8"
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
        // The last mark may stand for less than a whole one: so much of its ring is drawn.
        strokeDasharray={`${share * 50.3} 51`}
        transform={`rotate(-90 ${x + 11} 12)`}
      />
    );
  }
  const radius = shape === "bag" ? 8 : 3;
  return (
    <rect
      x={x}
      y="3"
      width={22 * share}
      height="18"
      rx={Math.min(radius, 11 * share)}
      fill="currentColor"
    />
  );
}

/** Quantities laid out in units, drawn at build; the table beside it says the same (design: charts). */
export function UnitChart({ rows, unitAmount, shape, sentence }: Props) {
  const perLine = 22;
  return (
    <figure className="unit-chart">
      {rows.map(({ label, amount, text, subject }) => {
        const marks = Math.ceil(amount / unitAmount);
        return (
          <div
            key={label}
            className="unit-row"
            data-subject={subject || undefined}
            aria-hidden="true"
          >
            <p>
              <span>{label}</span> <b>{text}</b>
            </p>
            <svg viewBox={`0 0 ${perLine * step} ${Math.ceil(marks / perLine) * step}`}>
              {Array.from({ length: marks }, (_, index) => (
                <g key={index} transform={`translate(0 ${Math.floor(index / perLine) * step})`}>
                  <Mark
                    shape={shape}
                    x={(index % perLine) * step}
                    share={Math.min(1, amount / unitAmount - index)}
                  />
                </g>
              ))}
            </svg>
          </div>
        );
      })}
      <figcaption>{sentence}</figcaption>
    </figure>
  );
}
