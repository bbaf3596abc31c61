import type { ReactNode } from "react";
import type { MaterialRates, Size } from "#domain/planners/material-estimate.ts";
import "./build-drawing.css";

/** The sheet in its own units; 20 of them are one square of its grid (design: plans). */
const sheet = { width: 720, height: 460, ground: 380 };
const personMetres = 1.6;

type Props = {
  size: Size;
  rates: MaterialRates;
  label: string;
  /** "6 m", "2 m" */
  across: string;
  height: string;
};

/** The build to scale as a line drawing, with a person beside it. */
export function BuildDrawing({ size, rates, label, across, height }: Props) {
  const isRound = size.build === "dome" || size.build === "tank";
  const wall = size.build === "dome" ? rates.bagWall : isRound ? rates.mortarThickness.to : 0;
  const outer = size.across + 2 * wall;
  const tall = Math.max(size.height, personMetres);
  const perMetre = outer > 12 ? Math.min(320 / tall, 90) : Math.min(320 / tall, 160, 460 / outer);
  // A wall that is longer than the sheet is shown with its end broken off.
  const shown = Math.min(outer * perMetre, 480);
  const left = 124;
  const top = sheet.ground - size.height * perMetre;
  const inner = isRound ? size.across * perMetre : shown;
  const above = sheet.ground - tall * perMetre - 70;
  const start = left + (shown - inner) / 2;
  return (
    <svg
      className="build-drawing"
      viewBox={`0 ${above} ${sheet.width} ${sheet.height - above}`}
      role="img"
      aria-label={label}
    >
      <marker
        className="drawing-dimension"
        id="tick"
        viewBox="-6 -6 12 12"
        markerWidth="9"
        markerHeight="9"
      >
        <path d="M-4 5L4 -5" />
      </marker>
      <path className="drawing-ground" d={`M0 ${sheet.ground}H${sheet.width}`} />
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
        {across}
      </Dimension>
      <Dimension
        d={`M${left - 32} ${top}V${sheet.ground}`}
        x={left - 46}
        y={(top + sheet.ground) / 2 + 7}
        end
      >
        {height}
      </Dimension>
    </svg>
  );
}

type Part = { size: Size; rates: MaterialRates; perMetre: number; left: number; shown: number };

/** Tires in running bond: one tile of two courses, repeated. */
function Wall({ size, rates, perMetre, left, shown, isCut }: Part & { isCut: boolean }) {
  const courses = Math.ceil(size.height / rates.tireWidth.to - 1e-9);
  const course = (size.height * perMetre) / courses;
  const tire = rates.tireAcross.to * perMetre;
  const top = sheet.ground - size.height * perMetre;
  const piece = (x: number, y: number) => (
    <rect x={x + 1} y={y + 1} width={tire - 2} height={course - 2} rx={course * 0.44} />
  );
  const end = left + shown;
  /** Every other course begins with half a tire. */
  const halves = (x: number) =>
    Array.from({ length: Math.floor(courses / 2) }, (_, number) => {
      const y = sheet.ground - (2 * number + 2) * course;
      return `M${x} ${(y + 1).toFixed(1)}v${(course - 2).toFixed(1)}`;
    }).join("");
  return (
    <>
      <pattern
        id="tire-bond"
        x={left}
        y={sheet.ground - 2 * course}
        width={tire}
        height={2 * course}
        patternUnits="userSpaceOnUse"
      >
        <g className="drawing-line">
          {piece(0, course)}
          {piece(-tire / 2, 0)}
          {piece(tire / 2, 0)}
        </g>
      </pattern>
      <rect x={left} y={top} width={shown} height={size.height * perMetre} fill="url(#tire-bond)" />
      <path className="drawing-joint" d={halves(left)} />
      {!isCut && <path className="drawing-joint" d={`M${end} ${top + 1}V${sheet.ground - 1}`} />}
      {isCut && (
        <path
          className="drawing-break"
          d={`M${end} ${top - 12}v${(sheet.ground - top) / 2 - 2}l-12 8 24 12-12 8V${sheet.ground + 10}`}
        />
      )}
    </>
  );
}

/** Rings of bags, each stepping in a little further (design: dome). */
function Dome({ size, rates, perMetre, left, shown }: Part) {
  const count = Math.ceil(size.height / rates.bagCourse.to - 1e-9);
  const course = (size.height * perMetre) / count;
  const bag = (rates.bagFace.to / rates.bagCourse.from) * perMetre;
  const middle = left + shown / 2;
  const rings = Array.from({ length: count }, (_, number) => {
    const width = shown * Math.sqrt(1 - ((number + 0.5) / count) ** 2);
    return { width, y: sheet.ground - (number + 1) * course, shift: number % 2 ? bag / 2 : 0 };
  });
  const joints = rings
    .map(({ width, y, shift }) => {
      const sides = Math.floor((width / 2 - shift) / bag);
      const xs = Array.from(
        { length: 2 * sides + 1 },
        (_, at) => middle + shift + (at - sides) * bag,
      );
      return xs
        .filter((x) => Math.abs(x - middle) < width / 2 - 6)
        .map((x) => `M${x.toFixed(1)} ${(y + 2).toFixed(1)}v${(course - 4).toFixed(1)}`)
        .join("");
    })
    .join("");
  const door = { width: 0.8 * perMetre, height: Math.min(2, size.height * 0.6) * perMetre };
  return (
    <>
      <g className="drawing-line">
        {rings.map(({ width, y }) => (
          <rect
            key={y}
            x={middle - width / 2}
            y={y + 1}
            width={width}
            height={course - 2}
            rx={course * 0.44}
          />
        ))}
      </g>
      <path className="drawing-joint" d={joints} />
      <path
        className="drawing-door"
        d={`M${middle - door.width / 2} ${sheet.ground}v${-(door.height - door.width / 2)}a${door.width / 2} ${door.width / 2} 0 0 1 ${door.width} 0V${sheet.ground}`}
      />
    </>
  );
}

/** A cut through the tank: wall, floor, cover and the water between. */
function Tank({
  left,
  top,
  shown,
  wall,
}: {
  left: number;
  top: number;
  shown: number;
  wall: number;
}) {
  const height = sheet.ground - top;
  return (
    <>
      <rect
        className="drawing-water"
        x={left + wall}
        y={top + height * 0.12}
        width={shown - 2 * wall}
        height={height * 0.88 - wall}
      />
      <g className="drawing-line">
        <rect x={left} y={top} width={shown} height={height} rx={6} />
        <rect x={left + wall} y={top} width={shown - 2 * wall} height={height - wall} rx={3} />
        <path
          d={`M${left - 8} ${top}h${shown + 16}M${left + shown * 0.4} ${top}v-14h${shown * 0.2}v14`}
        />
        <path d={`M${left + shown} ${sheet.ground - 22}h16v10`} />
      </g>
    </>
  );
}

/** In marigold, the only measure: a line figure with a wide hat, as on every plan of this site. */
function Person({ x, height }: { x: number; height: number }) {
  const y = (share: number) => (sheet.ground - height * share).toFixed(1);
  const w = height * 0.13;
  return (
    <g className="drawing-person">
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
    <g className="drawing-dimension">
      <path d={d} markerStart="url(#tick)" markerEnd="url(#tick)" />
      <text x={x} y={y} textAnchor={end ? "end" : "middle"}>
        {children}
      </text>
    </g>
  );
}
