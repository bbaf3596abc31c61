type Props = {
  rings: number;
  /** The first of them, from the lower left, are golden. */
  golden: number;
  perRow: number;
  /** Said in place of the drawing. */
  label: string;
};

const pitch = 40;
const rowHeight = 36;

/** One ring as a pattern: a row of them is one rectangle. */
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

/** A quantity laid in rings, every second row half a ring further (design: ring wall). */
export function RingWall({ rings, golden, perRow, label }: Props) {
  const rowCount = Math.ceil(rings / perRow);
  const width = (perRow + 0.5) * pitch;
  const height = (rowCount - 1) * rowHeight + pitch;
  const rows = Array.from({ length: rowCount }, (_, row) => {
    const first = row * perRow;
    const count = Math.min(perRow, rings - first);
    return { row, count, gold: Math.max(0, Math.min(count, golden - first)) };
  });
  return (
    <svg className="ring-wall" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
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
