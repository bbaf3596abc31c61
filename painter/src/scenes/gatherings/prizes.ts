/** Days on which the school is honored, and the people who earned it. */
import { dome } from "../../built/dome.ts";
import type { Canvas } from "../../canvas/canvas.ts";
import { circle, line, path, rectangle, ROUND } from "../../canvas/svg.ts";
import { bandStrip } from "../../cloth/bands.ts";
import { papelPicado } from "../../hero/papel-picado.ts";
import { backdrop, ground, lampGlow } from "../parts/backdrop.ts";
import { TIRE_CREW } from "../building/tire-crew.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure, type CloseLook, closePerson } from "../parts/close-figure.ts";
import { paving } from "../parts/grounds.ts";
import { nested } from "../parts/nested.ts";

/** A framed certificate with a woven edge and a seal. */
function framedPrize(canvas: Canvas, x: number, y: number, width: number, height: number): string {
  const inset = width * 0.05;
  const rows = [0.3, 0.44, 0.58]
    .map((t, i) => {
      const half = width * (i === 0 ? 0.3 : 0.2);
      return `M${x + width / 2 - half} ${y + height * t}h${half * 2}`;
    })
    .join("");
  return (
    rectangle(x + 8, y + 12, width, height, 8, "#1a0a1e", 'opacity=".22"') +
    rectangle(
      x,
      y,
      width,
      height,
      8,
      canvas.colour("wood"),
      'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"',
    ) +
    rectangle(
      x + inset,
      y + inset,
      width - inset * 2,
      height - inset * 2,
      2,
      canvas.colour("cream"),
    ) +
    bandStrip(canvas, "hilo", x + inset, y + inset, width - inset * 2, height * 0.08) +
    line(rows, canvas.colour("steelDark"), height * 0.03, ROUND) +
    path(
      `M${x + width * 0.47} ${y + height * 0.76}l${-width * 0.03} ${height * 0.16}l${width * 0.06} ${-height * 0.05}l${width * 0.06} ${height * 0.05}l${-width * 0.03} ${-height * 0.16}Z`,
      canvas.colour("red"),
    ) +
    circle(x + width / 2, y + height * 0.75, height * 0.09, canvas.colour("marigold")) +
    circle(x + width / 2, y + height * 0.75, height * 0.055, canvas.colour("marigoldDeep"))
  );
}

/** The courtyard of the school on the day of the prize: the teacher shows the certificate, all look up. */
function prizeDay(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.78, 0.2],
    volcanoes: [{ x: 300, y: 150, reach: 320 }],
    horizon: 380,
    fields: { y: 400, depth: 0.3, base: 18, bottom: 560 },
  });
  svg += ground(canvas, () => 540, "path", "milpa");
  svg +=
    dome(canvas, 330, 560, 190) +
    dome(canvas, 900, 556, 170) +
    paving(canvas, "path", 560, 800, 60);
  svg += papelPicado(canvas, -20, 40, 1220, 20, 130, 15, 66);
  svg +=
    rectangle(430, 560, 340, 46, 4, canvas.colour("woodLight")) +
    rectangle(420, 552, 360, 14, 4, canvas.colour("wood"));
  const teacher = closeFigure(canvas, [600, 262], [600, 440], 74, {
    ...CAST.mother,
    mood: "smile",
    feet: 556,
    left: { elbow: [504, 432], hand: [532, 372] },
    right: { elbow: [696, 432], hand: [668, 372] },
  });
  svg += teacher.body + framedPrize(canvas, 530, 330, 140, 96) + teacher.arms;
  const row = (
    y: number,
    size: number,
    list: readonly (readonly [x: number, look: CloseLook])[],
  ): string =>
    list
      .map(([x, look]) =>
        closePerson(canvas, [x, y], [x, y + size * 3.4], size, { ...look, back: true }),
      )
      .join("");
  svg += row(560, 78, [
    [130, CAST.schoolboy],
    [262, CAST.girl],
    [402, CAST.boy],
    [812, CAST.schoolgirl],
    [948, CAST.schoolboy],
    [1080, { ...CAST.girl, ribbon: "rose" }],
  ]);
  return (
    svg +
    row(640, 104, [
      [60, CAST.grandmother],
      [330, CAST.schoolgirl],
      [520, { ...CAST.girl, ribbon: "marigold" }],
      [690, { ...CAST.boy, cloth: "marigold" }],
      [880, { ...CAST.girl, cloth: "redDeep", ribbon: "glassTeal" }],
      [1140, CAST.father],
    ])
  );
}

/** The whole school in its yard at night before a film on a sheet between two domes. */
function filmNight(canvas: Canvas): string {
  let svg = backdrop(canvas, {
    sun: [0.84, 0.16],
    sunRadius: 44,
    volcanoes: [{ x: 560, y: 130, reach: 360 }],
    horizon: 420,
    clouds: [],
    fields: { y: 460, depth: 0.3, base: 20, bottom: 620 },
  });
  svg += ground(canvas, () => 560, "soil", "greenDeep");
  svg += dome(canvas, 190, 590, 210) + dome(canvas, 1010, 590, 210);
  svg += line("M356 210L352 600M844 210L848 600", canvas.colour("woodDark"), 14, ROUND);
  svg += lampGlow(canvas, 600, 400, 520, 330, 0.5);
  svg += rectangle(366, 216, 468, 312, 2, "#fff6dc");
  svg += nested(canvas, TIRE_CREW.tireCrew, 378, 228, 444, 288, { time: "morning", id: "film" });
  svg += path("M366 528L250 830H950L834 528Z", "#ffe9b0", 'opacity=".16"');
  const row = (
    y: number,
    size: number,
    list: readonly (readonly [x: number, look: CloseLook])[],
  ): string =>
    list
      .map(([x, look]) =>
        closePerson(canvas, [x, y], [x, y + size * 3], size, { ...look, back: true }),
      )
      .join("");
  svg += row(620, 70, [
    [250, CAST.schoolboy],
    [350, CAST.girl],
    [470, CAST.boy],
    [580, CAST.schoolgirl],
    [700, { ...CAST.girl, ribbon: "rose" }],
    [820, CAST.boy],
    [930, CAST.schoolgirl],
  ]);
  return (
    svg +
    row(700, 104, [
      [120, CAST.mother],
      [300, { ...CAST.girl, ribbon: "marigold" }],
      [460, CAST.schoolboy],
      [660, CAST.schoolgirl],
      [860, { ...CAST.boy, cloth: "red" }],
      [1070, CAST.father],
    ])
  );
}

export const PRIZES = { prizeDay, filmNight } as const;
