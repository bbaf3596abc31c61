/** From and to, both included; the same twice for a single number. */
export type Range = { readonly from: number; readonly to: number };

/** The builds that can be asked about: two walls of tires, a dome of earthbags, a tank of mortar on mesh. */
export const builds = ["retaining-wall", "house-wall", "dome", "tank"] as const;
export type Build = (typeof builds)[number];

/** Everything is in metres. */
export type Size = {
  readonly build: Build;
  /** A wall's length; the inner diameter of a dome or tank. */
  readonly across: number;
  /** From the first course to the top; a tank's depth of water. */
  readonly height: number;
};

/** Figures of materials and work from the register, where their sources stand. Metres, litres, minutes. */
export type MaterialRates = {
  /** Across a pounded tire, which is the thickness of the wall. */
  readonly tireAcross: Range;
  /** Its width, which is the height of a course. */
  readonly tireWidth: Range;
  readonly wheelbarrowsPerTire: Range;
  readonly minutesPerTire: Range;
  /** Glass bottles for each tire, as counted in houses of our own. */
  readonly bottlesPerTire: Range;
  readonly bagCourse: Range;
  /** The part of a wall's face that a tamped bag covers, in square metres. */
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
/**
 * Pieces for courses, tires, earthbags, bottles and wheelbarrows (of earth); cubic metres for earth
 * and mortar, metres for wire, litres for water, square metres for mesh; hours; days of a full crew.
 */
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
 * Courses lie level, so that each covers its height of the dome however far it steps in: their faces
 * add up to the surface of an upright half ellipse turned round, π² · radius · height ÷ 2, measured
 * in the middle of the wall. A more pointed dome takes less; a door is not taken off.
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

/** Mortar stands on wall, floor and cover; the mesh is for one layer of each. */
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

/** Up to a whole piece; what is whole but for the last bits of a division stays. */
function up(value: number): number {
  return Math.ceil(value - 1e-9);
}

function times(a: Range, b: Range): Range {
  return { from: a.from * b.from, to: a.to * b.to };
}

/** Outwards to whole numbers, so that the range still holds what it held. */
function whole({ from, to }: Range): Range {
  return { from: Math.floor(from + 1e-9), to: up(to) };
}

function tenths({ from, to }: Range): Range {
  return { from: Math.floor(from * 10 + 1e-9) / 10, to: up(to * 10) / 10 };
}
