import type { MaterialRates, Size } from "#domain/planners/material-estimate.ts";

/** Size of the drawing in units of its viewBox, and the height of the ground line. */
export const sheet = { width: 720, height: 460, ground: 380 };

type Part = { size: Size; rates: MaterialRates; perMetre: number; left: number; shown: number };

export function Wall({ size, rates, perMetre, left, shown, isCut }: Part & { isCut: boolean }) {
  const courses = Math.ceil(size.height / rates.tireWidth.to - 1e-9);
  const course = (size.height * perMetre) / courses;
  const tire = rates.tireAcross.to * perMetre;
  const top = sheet.ground - size.height * perMetre;
  const piece = (x: number, y: number) => (
    <rect x={x + 1} y={y + 1} width={tire - 2} height={course - 2} rx={course * 0.44} />
  );
  const end = left + shown;
  // Every other course begins with half a tire.
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
        {piece(0, course)}
        {piece(-tire / 2, 0)}
        {piece(tire / 2, 0)}
      </pattern>
      <rect
        x={left}
        y={top}
        width={shown}
        height={size.height * perMetre}
        fill="url(#tire-bond)"
        stroke="none"
      />
      <path d={halves(left)} />
      {!isCut && <path d={`M${end} ${top + 1}V${sheet.ground - 1}`} />}
      {isCut && (
        <path
          stroke="#8fb3ff"
          d={`M${end} ${top - 12}v${(sheet.ground - top) / 2 - 2}l-12 8 24 12-12 8V${sheet.ground + 10}`}
        />
      )}
    </>
  );
}

/** Rings of bags, each narrower than the one below (design: dome). */
export function Dome({ size, rates, perMetre, left, shown }: Part) {
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
      <path d={joints} />
      <path
        fill="#141b48"
        d={`M${middle - door.width / 2} ${sheet.ground}v${-(door.height - door.width / 2)}a${door.width / 2} ${door.width / 2} 0 0 1 ${door.width} 0V${sheet.ground}`}
      />
    </>
  );
}

/** A section of the tank: wall, floor, cover and water. */
export function Tank({
  left,
  top,
  shown,
  wall,
}: Record<"left" | "top" | "shown" | "wall", number>) {
  const height = sheet.ground - top;
  return (
    <>
      <rect
        fill="#3f8fc4"
        stroke="none"
        x={left + wall}
        y={top + height * 0.12}
        width={shown - 2 * wall}
        height={height * 0.88 - wall}
      />
      <rect x={left} y={top} width={shown} height={height} rx={6} />
      <rect x={left + wall} y={top} width={shown - 2 * wall} height={height - wall} rx={3} />
      <path
        d={`M${left - 8} ${top}h${shown + 16}M${left + shown * 0.4} ${top}v-14h${shown * 0.2}v14`}
      />
      <path d={`M${left + shown} ${sheet.ground - 22}h16v10`} />
    </>
  );
}
