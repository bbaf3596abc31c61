/** Things with a plug, a lens or a light. */
import { ROUND } from "../canvas/svg.ts";
import { type Drawing } from "./pen.ts";

export const bulb: Drawing = (pen) => {
  const middle = -0.62;
  let rays = "";
  for (let i = 0; i < 8; i++) {
    const angle = -3.5 + i * 0.55;
    const at = (reach: number): string =>
      `${Math.cos(angle) * reach} ${middle + Math.sin(angle) * reach}`;
    rays += `M${at(0.42)}L${at(0.56)}`;
  }
  return (
    pen.stroke(rays, "marigold", 0.05, ROUND) +
    pen.fill(
      "M-0.14 -0.26C-0.14 -0.4 -0.32 -0.46 -0.32 -0.64A0.32 0.32 0 0 1 0.32 -0.64C0.32 -0.46 0.14 -0.4 0.14 -0.26Z",
      "lemon",
    ) +
    pen.stroke("M-0.08 -0.3L-0.1 -0.62L0 -0.54L0.1 -0.62L0.08 -0.3", "marigoldDeep", 0.03) +
    pen.box(-0.14, -0.26, 0.28, 0.22, 0.03, "steelDark") +
    pen.box(-0.08, -0.05, 0.16, 0.05, 0.02, "basalt")
  );
};
