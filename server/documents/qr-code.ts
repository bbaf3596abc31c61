import { encode } from "uqr";

/** The quiet zone that ISO/IEC 18004, 9.1 asks for around a code, in modules. */
const quiet = 4;

/**
 * An address as a QR code, black on white: an SVG of one path that any size keeps sharp. A quarter of it may be
 * smudged on paper (error correction Q).
 */
export function qrSvg(address: string): string {
  const { data, size } = encode(address, { ecc: "Q", border: quiet });
  // Dark modules beside each other are one stroke: `M4 4h7v1H4z`.
  const path = data
    .map((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ]
        .map(({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1H${x}z`)
        .join(""),
    )
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
