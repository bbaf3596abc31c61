import { fillTemplate, type Language } from "#domain/language/language.ts";
import { formatNumber } from "#domain/language/format.ts";

/** An inclusive range; both ends are equal for a single number. */
export type Range = { readonly from: number; readonly to: number };

export const builds = ["retaining-wall", "house-wall", "dome", "tank"] as const;
export type Build = (typeof builds)[number];

/** In metres. */
export type Size = {
  readonly build: Build;
  /** A wall's length; the inner diameter of a dome or tank. */
  readonly across: number;
  /** From the first course to the top; a tank's depth of water. */
  readonly height: number;
};

/** Rates from `content/facts.yaml`, with their sources there. Metres, litres, minutes. */
export type MaterialRates = {
  /** Diameter of a pounded tire: the thickness of the wall. */
  readonly tireAcross: Range;
  /** Its width, which is the height of a course. */
  readonly tireWidth: Range;
  readonly wheelbarrowsPerTire: Range;
  readonly minutesPerTire: Range;
  /** Glass bottles per tire, counted in our own houses. */
  readonly bottlesPerTire: Range;
  readonly bagCourse: Range;
  /** Area of wall face covered by a tamped bag, in square metres. */
  readonly bagFace: Range;
  readonly bagWall: number;
  /** Courses of gravel bags below the ground. */
  readonly bagFoundationCourses: number;
  readonly litresPerBag: Range;
  readonly wireStrands: number;
  readonly mortarThickness: Range;
};

export const materials = [
  "courses",
  "tires",
  "earthbags",
  "bottles",
  "wheelbarrows",
  "earth",
  "wire",
  "water",
  "mesh",
  "mortar",
  "hours",
  "days",
] as const;
/** Units: pieces; cubic metres (earth, mortar), metres (wire), litres (water), square metres (mesh), hours, crew days. */
export type Material = (typeof materials)[number];

export type Estimate = Partial<Record<Material, Range>>;

export function estimateMaterials(size: Size, rates: MaterialRates): Estimate {
  switch (size.build) {
    case "retaining-wall":
      return tireWall(size, rates);
    case "house-wall": {
      const wall = tireWall(size, rates);
      return { ...wall, bottles: whole(times(wall.tires, rates.bottlesPerTire)) };
    }
    case "dome":
      return dome(size, rates);
    case "tank":
      return tank(size, rates);
  }
}

function tireWall({ across, height }: Size, rates: MaterialRates) {
  const courses = { from: up(height / rates.tireWidth.to), to: up(height / rates.tireWidth.from) };
  const perCourse = {
    from: up(across / rates.tireAcross.to),
    to: up(across / rates.tireAcross.from),
  };
  const tires = times(courses, perCourse);
  const minutes = times(tires, rates.minutesPerTire);
  return {
    courses,
    tires,
    wheelbarrows: times(tires, rates.wheelbarrowsPerTire),
    hours: whole({ from: minutes.from / 60, to: minutes.to / 60 }),
    // "A full crew lays a course a day."
    days: courses,
  };
}

/**
 * Courses are level, so their faces add up to the surface of a half ellipse rotated about its axis,
 * π² · radius · height ÷ 2, measured in the middle of the wall. A more pointed dome needs less; a door is not deducted.
 */
function dome({ across, height }: Size, rates: MaterialRates): Estimate {
  const { bagCourse, bagFace, bagFoundationCourses: below } = rates;
  const radius = (across + rates.bagWall) / 2;
  const round = 2 * Math.PI * radius;
  const face = (Math.PI ** 2 * radius * height) / 2;
  const earthbags = {
    from: up((face + below * bagCourse.from * round) / bagFace.to),
    to: up((face + below * bagCourse.to * round) / bagFace.from),
  };
  const litres = times(earthbags, rates.litresPerBag);
  return {
    courses: { from: up(height / bagCourse.to) + below, to: up(height / bagCourse.from) + below },
    earthbags,
    earth: tenths({ from: litres.from / 1000, to: litres.to / 1000 }),
    wire: whole({
      from: rates.wireStrands * (face / bagCourse.to + below * round),
      to: rates.wireStrands * (face / bagCourse.from + below * round),
    }),
  };
}

/** Mortar for wall, floor and cover; mesh for one layer of each. */
function tank({ across, height }: Size, rates: MaterialRates): Estimate {
  const disc = Math.PI * (across / 2) ** 2;
  const surface = Math.PI * across * height + 2 * disc;
  const litres = Math.round(disc * height * 1000);
  return {
    water: { from: litres, to: litres },
    mesh: tenths({ from: surface, to: surface }),
    mortar: tenths(times({ from: surface, to: surface }, rates.mortarThickness)),
  };
}

/** Rounds up, ignoring floating point errors. */
function up(value: number): number {
  return Math.ceil(value - 1e-9);
}

function times(a: Range, b: Range): Range {
  return { from: a.from * b.from, to: a.to * b.to };
}

function whole({ from, to }: Range): Range {
  return { from: Math.floor(from + 1e-9), to: up(to) };
}

function tenths({ from, to }: Range): Range {
  return { from: Math.floor(from * 10 + 1e-9) / 10, to: up(to * 10) / 10 };
}

/** Formats a range: "117 to 160", or one number if both ends look equal. */
export function needText(need: Range, words: { readonly range: string }, language: Language) {
  const [from, to] = [formatNumber(need.from, language), formatNumber(need.to, language)];
  return from === to ? from : fillTemplate(words.range, { from, to });
}
