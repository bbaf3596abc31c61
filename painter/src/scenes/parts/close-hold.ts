/** Hands close up that carry, hold an edge, rest or wave; see `CloseGrip`. */
import { round } from "../../canvas/path.ts";
import { line, path, ROUND } from "../../canvas/svg.ts";
import { EDGE, finger, PALM, type Skin } from "./close-finger.ts";

const crease = (d: string, skin: Skin, width = 1.1): string => line(d, skin.crease, width, ROUND);

/** Knuckles first, then fingers bent down over the edge, nails to us. */
export const rim = (skin: Skin): string =>
  path(PALM, skin.plain, EDGE) +
  [10.2, 3.6, -3.2, -9.8]
    .map((y, i) => {
      const reach = [21, 25.4, 26, 22.6][i]!;
      return (
        finger(
          [
            [8, y * 0.94],
            [16, y],
            [reach, y * 1.02],
          ],
          [4.2, 4.5, 3.8],
          i % 2 ? skin.light : skin.plain,
        ) +
        crease(`M15.6 ${round(y - 3)}q1.6 3 0 6`, skin) +
        path(
          `M${round(reach + 0.4)} ${round(y - 2)}q3 2 0 4.2q-2.6 -2 0 -4.2Z`,
          "#fff",
          'opacity=".35"',
        )
      );
    })
    .join("") +
  path("M2 -11.6C10 -11 11 10 3 11.6C-4 10 -4 -10 2 -11.6Z", skin.plain) +
  crease("M9.6 -8q-2.6 .8 -3.4 2M10.2 -2.6q-3 .6 -4 1.8M10 3.4q-3 .4 -3.6 1.6", skin);

/** Only the thumb and its ball are before the thing; the fingers go behind it. */
export const hold = (skin: Skin): string =>
  path("M-11 -7.4C-6 -11.4 0 -12.6 6 -12L7 11.4C1 12.6 -6 11 -11 7.4Z", skin.plain, EDGE) +
  finger(
    [
      [-5, 2.4],
      [7, -2],
      [17, -3.4],
      [26, -2],
    ],
    [6.4, 6, 4.9, 3.5],
    skin.light,
  ) +
  path("M-10 -5C-5 -6 0 -5 4 -2L1 8C-4 9 -8 8 -10.4 6Z", skin.light) +
  crease("M15.6 -7.6q2 2.4 .6 5.6", skin) +
  path("M24 -4.4q5 .6 4.6 3q-4 .8 -5.4 -.6Z", "#fff", 'opacity=".35"');

/** The palm below, fingers that come up on the far side, the thumb on this one. */
export const bowl = (skin: Skin): string =>
  [0, 1, 2]
    .map((i) =>
      finger(
        [
          [10 + i * 3, 7 - i * 2],
          [28 + i * 2.4, 3.6 - i * 4.4],
          [37 + i * 0.6, -7 - i * 4],
        ],
        [4.6, 4.4, 3.2],
        i % 2 ? skin.light : skin.plain,
      ),
    )
    .reverse()
    .join("") +
  path(
    "M-11 -7.4C-6 -9 -1 -8 3 -3.4C10 2.4 20 2.4 27 .6C31 4 29 10 22 12.4C10 15 -4 12.4 -11 7.4Z",
    skin.plain,
    EDGE,
  ) +
  finger(
    [
      [-5, -4],
      [-1, -13],
      [6, -20.6],
    ],
    [5.4, 4.8, 3.4],
    skin.light,
  ) +
  path("M-10 -5C-6 -6 -2 -5 0 -2C-2 3 -7 6 -10 6Z", skin.plain) +
  crease("M4 1.4Q12 7 23 5", skin);

/** At ease: fingers together and a little bent. */
export const rest = (skin: Skin): string =>
  finger(
    [
      [-5, -6],
      [5, -11.6],
      [16, -11.4],
    ],
    [5.2, 4.4, 3.1],
    skin.plain,
  ) +
  [8.4, 3.2, -2.2, -7.2]
    .map((y, i) => {
      const reach = [27, 32.6, 33.4, 29.4][i]!;
      return (
        finger(
          [
            [6, y],
            [19, y * 0.9 - 1],
            [reach, y * 0.8 + 3.4],
          ],
          [4.1, 4, 3],
          i % 2 ? skin.light : skin.plain,
        ) + crease(`M19 ${round(y * 0.9 - 3.6)}q1.8 2.2 .2 4.8`, skin, 1)
      );
    })
    .reverse()
    .join("") +
  path("M-11 -7.4C-4 -10.6 4 -11 11 -9.6L12 11C5 12 -4 11 -11 7.4Z", skin.plain) +
  line(
    "M-8 -8.6C-2 -10.6 3 -11 8 -10.4M-9 8.4C-3 11.4 4 12 9 11.6",
    "#2a1416",
    1.7,
    `${ROUND} stroke-opacity=".6"`,
  ) +
  crease("M11.6 -5.6q-3 .6 -3.6 2M12.4 -.2q-3 .4 -4 1.4M12 5.4q-3 0 -3.6 1", skin);

/** The palm to us, its lines, the fingers apart. */
export const open = (skin: Skin): string =>
  finger(
    [
      [-3, -8],
      [7, -18],
      [15, -24],
    ],
    [5.6, 4.8, 3.4],
    skin.light,
  ) +
  (
    [
      [8.6, 17.6, 30],
      [3.4, 6.4, 40],
      [-2.4, -4.6, 42],
      [-7.6, -14.4, 36],
    ] as const
  )
    .map(
      ([y, end, reach], i) =>
        finger(
          [
            [8, y],
            [reach * 0.6, (y + end) / 2],
            [reach, end],
          ],
          [4.5, 4.3, 3.2],
          skin.light,
        ) + crease(`M${i ? 24 : 20} ${round((y + end) / 2 - 3.4)}v6.4`, skin, 1),
    )
    .join("") +
  path("M-11 -7.4C-6 -12 2 -13 11 -11.6C14 -6 14.6 6 12.4 12C4 14 -4 12 -11 7.4Z", skin.light) +
  line(
    "M-9 -8.4C-6 -10.4 -4 -11 -2 -11.4M-9 8.6C-3 12 4 13.4 10 12.8",
    "#2a1416",
    1.7,
    `${ROUND} stroke-opacity=".6"`,
  ) +
  crease("M-6 -7C1 -6 4 -1 3 8M4 -9Q10 -5 13 -6M5 -3Q10 1 13 0", skin, 1.3);
