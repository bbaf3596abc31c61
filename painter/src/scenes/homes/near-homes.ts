/** At home, near: the fire. */
import type { Canvas } from "../../canvas/canvas.ts";
import { ellipse, line, path, place, rectangle } from "../../canvas/svg.ts";
import { lampGlow } from "../parts/backdrop.ts";
import { CAST } from "../parts/cast.ts";
import { closeFigure } from "../parts/close-figure.ts";
import { darkAround } from "../parts/lamplight.ts";
import { beams, hungMaize, paintedWall } from "../parts/rooms.ts";

const EDGE = 'stroke="#2a1416" stroke-width="3" stroke-opacity=".6"';

/** Around the comal of a stove: tortillas, a small fire under it, and a pipe that takes the smoke outside. */
function comalFire(canvas: Canvas): string {
  const { random } = canvas;
  const [upper, lower] = random.pick([
    ["adobe", "adobeDark"],
    ["rose", "redDeep"],
    ["teal", "greenDeep"],
  ] as const);
  let svg =
    paintedWall(canvas, { split: 500, upper, lower }) +
    beams(canvas) +
    hungMaize(canvas, 480, 84, 6, 72);
  const [a, b] = random.pick([
    [CAST.grandmother, CAST.girl],
    [CAST.mother, CAST.schoolgirl],
    [CAST.neighbor, CAST.guest],
  ] as const);
  const one = closeFigure(canvas, [310, 300], [310, 830], 164, {
    ...a,
    turn: 0.7,
    tilt: 7,
    down: true,
    mood: "smile",
    left: { elbow: [180, 580], hand: [270, 640], grip: "wrap" },
    right: { elbow: [446, 480], hand: [470, 576], grip: "pinch", bent: -30 },
  });
  const two = closeFigure(canvas, [900, 340], [900, 830], 156, {
    ...b,
    turn: -0.7,
    tilt: -7,
    mood: "laugh",
    left: { elbow: [790, 590], hand: [742, 500], grip: "flat", bent: -10 },
    right: { elbow: [990, 610], hand: [790, 512], grip: "flat", bent: 20 },
  });
  svg +=
    rectangle(570, -10, 62, 640, 0, canvas.colour("steel"), EDGE) +
    rectangle(580, -10, 12, 640, 0, "#fff", 'opacity=".3"') +
    rectangle(562, 250, 78, 18, 5, canvas.colour("steelDark"), EDGE);
  svg += one.body + two.body + ellipse(742, 452, 66, 58, canvas.colour("cream"), EDGE);
  svg +=
    rectangle(240, 650, 720, 170, 10, canvas.colour("adobeLight"), EDGE) +
    path("M470 820V740A130 80 0 0 1 730 740V820Z", canvas.colour("rubberDark"));
  svg +=
    path(
      "M520 820C500 770 560 760 560 710C610 750 590 780 600 820ZM590 820C580 780 640 770 640 716C690 760 680 790 676 820Z",
      canvas.lit("marigold"),
    ) +
    path(
      "M556 820C550 790 580 780 580 756C604 780 600 800 598 820ZM626 820C620 796 646 786 648 764C668 790 660 806 656 820Z",
      canvas.lit("redHot"),
    );
  svg +=
    ellipse(600, 640, 300, 54, canvas.colour("rubber"), EDGE) +
    ellipse(600, 630, 280, 44, canvas.colour("basalt")) +
    rectangle(556, 560, 90, 36, 8, canvas.colour("steelDark"), EDGE);
  for (const [x, y] of [
    [420, 624],
    [560, 610],
    [660, 640],
    [760, 620],
  ] as const)
    svg +=
      ellipse(x, y, 56, 14, canvas.colour("cream"), EDGE) +
      ellipse(x + 14, y - 1, 14, 4, canvas.colour("sand"));
  // The fire lights her front and the mouth of the stove.
  svg += lampGlow(canvas, 600, 720, 330, 150, 0.3);
  for (const x of [430, 640, 770])
    svg += line(`M${x} 560q-14 -26 0 -50t0 -50`, "#fff", 8, 'opacity=".28" stroke-linecap="round"');
  // One is lifted by its edge; the ball of dough waits in its bowl.
  svg +=
    place(512, 622, ellipse(0, 0, 62, 20, canvas.colour("cream"), EDGE), 1, -28) +
    ellipse(316, 612, 44, 30, canvas.colour("cream"), EDGE) +
    path("M256 614H376Q370 664 316 664T256 614Z", canvas.colour("adobe"), EDGE);
  svg += one.arms + two.arms;
  // Before sunrise and after sunset the fire is the only lamp.
  const byFire = canvas.time === "dusk" || canvas.time === "dawn";
  return byFire
    ? svg + darkAround(canvas, [600, 600], 680, 0.9) + lampGlow(canvas, 600, 720, 420, 240, 0.5)
    : svg;
}

export const NEAR_HOMES = { comalFire } as const;
