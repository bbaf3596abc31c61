import { encode } from "uqr";

/** Width of the quiet zone around the code in modules (ISO/IEC 18004, 9.1). */
const quiet = 4;

/** An address as a QR code in SVG, with error correction Q: a quarter of it may be smudged. */
export function qrSvg(address: string): string {
  const { data, size } = encode(address, { ecc: "Q", border: quiet });
  // Adjacent dark modules are one rectangle: `M4 4h7v1H4z`.
  const path = data
    .flatMap((row, y) => {
      const runs = row.map(Number).join("").matchAll(/1+/g);
      return Array.from(runs, ({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1H${x}z`);
    })
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
