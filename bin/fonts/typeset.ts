import { Blob, Buffer as Run, Face, Font, shape, Variation } from "harfbuzzjs";

/** A font to set lines with. */
export type Typeface = { font: Font; unitsPerEm: number };

/**
 * Opens a font.
 * @param sfnt a TrueType or OpenType file, not compressed
 * @param axes values of its variable axes, such as `{ wght: 780, wdth: 84 }`
 */
export function openFont(sfnt: Uint8Array, axes: Record<string, number> = {}): Typeface {
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  return { font, unitsPerEm: face.upem };
}

/** A line of text as outlines, in units of the font, y upward, baseline at 0. */
export type SetLine = { glyphs: { path: string; x: number }[]; width: number };

/** Sets one line, kerned; `tracking` widens every letter's room, in em. */
function setLine({ font, unitsPerEm }: Typeface, text: string, tracking = 0): SetLine {
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  const positions = run.getGlyphPositions();
  let width = 0;
  const glyphs = run.getGlyphInfos().map(({ codepoint }, i) => {
    const x = width;
    width += positions[i]!.xAdvance + tracking * unitsPerEm;
    return { path: font.glyphToPath(codepoint), x };
  });
  return { glyphs, width };
}

/** How wide a line is, in em. */
export function lineWidth(typeface: Typeface, text: string, tracking = 0): number {
  return setLine(typeface, text, tracking).width / typeface.unitsPerEm;
}
