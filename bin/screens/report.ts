import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Comparison, Difference } from "./compare.ts";

/** A page of the report: the picture before and after, and what differs between them in red. */
function figure(
  { name, what, percent }: Difference,
  [before, after]: readonly [string, string],
): string {
  const shown: [string, string][] = [];
  if (what !== "only after") shown.push(["before", `${before}/${name}`]);
  if (what !== "only before") shown.push(["after", `${after}/${name}`]);
  if (what === "pixels" || what === "size") shown.push(["difference", name]);
  const pictures = shown.map(
    ([title, source]) =>
      `<figure><figcaption>${title}</figcaption><img src="${source}" alt="" loading="lazy"></figure>`,
  );
  return `<section><h2>${name} <small>${what}, ${percent.toFixed(3)} %</small></h2><div>${pictures.join("")}</div></section>`;
}

/**
 * Writes `report.html` beside the pictures of the differences: every page that changed, the most first.
 * @returns its path
 */
export function writeComparison(comparison: Comparison, before: string, after: string): string {
  const { differing, compared, folder } = comparison;
  const from = [relative(folder, before), relative(folder, after)] as const;
  const file = join(folder, "report.html");
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>${differing.length} pages differ</title>
<style>body{font:1rem system-ui}div{display:flex;gap:1rem;align-items:start}figure{flex:1;margin:0}img{width:100%;border:1px solid}</style>
<h1>${compared} compared, ${differing.length} differ</h1>
${differing.map((one) => figure(one, from)).join("\n")}
`,
  );
  return file;
}
