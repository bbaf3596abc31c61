import { lineWidth, type Typeface } from "./typeset.ts";
import { tablesOf } from "./sfnt.ts";

/** A system font made to take the room of ours while ours is on its way. */
export type Fallback = {
  /** The weights or widths it stands in for, as a CSS descriptor. */
  range: string;
  arial: "Regular" | "Bold";
  /** Where on our font's axes it is measured. */
  axes: Record<string, number>;
};

/** Text in both languages with the letters and figures the site is made of. */
const SAMPLE =
  "The school is the reason. The town is the partner. The buildings are the proof that waste is a " +
  "material nobody had picked up yet. Students plan and finish real projects for real families in " +
  "San Juan Comalapa, Guatemala. La escuela es la razón y el pueblo es quien la sostiene. Los " +
  "edificios demuestran que la basura es un material que nadie había recogido. Las familias y el " +
  "alumnado construyen juntos estufas, tanques y muros de llantas. 110,000 tires, 178 pupils, 42 " +
  "classrooms.";

/** Width of SAMPLE in em, measured in Liberation Sans, whose widths are Arial's. Roboto: 211.1. */
const ARIAL_WIDTH = { Regular: 212.143, Bold: 227.454 };

const SOURCES = {
  Regular: ["Arial", "Liberation Sans", "Roboto"],
  Bold: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"],
};

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/**
 * An @font-face that sizes Arial like our font: equal average width, equal height above and below
 * the baseline.
 */
export function fallbackFace(
  family: string,
  ours: Typeface,
  sfnt: Buffer,
  { range, arial }: Fallback,
): string {
  const size = lineWidth(ours, SAMPLE) / ARIAL_WIDTH[arial];
  const hhea = tablesOf(sfnt).get("hhea")!;
  const height = (offset: number): string =>
    percent(Math.abs(hhea.readInt16BE(offset)) / ours.unitsPerEm / size);
  return `@font-face {
  font-family: "${family}";
  src: ${SOURCES[arial].map((name) => `local("${name}")`).join(", ")};
  ${range};
  size-adjust: ${percent(size)};
  ascent-override: ${height(4)};
  descent-override: ${height(6)};
  line-gap-override: 0%;
}
`;
}
