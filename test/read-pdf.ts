import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { StructTreeNode } from "pdfjs-dist/types/src/display/api.js";

export type ReadPdf = Awaited<ReturnType<typeof readPdf>>;

export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const facts = info as { Title?: string; Subject?: string; Language?: string };
  const mark = await document.getMarkInfo();
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const items = (await page.getTextContent()).items.filter((item) => "str" in item);
    const tree = nodesOf(await page.getStructTree());
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const notes = (await page.getAnnotations()) as { url?: string }[];
    pages.push({
      // In points.
      width: right - left,
      height: top - bottom,
      text: items
        .map(({ str, hasEOL }) => str + (hasEOL ? " " : ""))
        .join("")
        .replace(/\s+/g, " "),
      /** Points from the foot of the page to the last line of the subject. */
      leadAt: items.find(({ str }) => str && facts.Subject?.endsWith(str))?.transform[5] as number,
      /** Roles of the structure tree in order: "H1", "P", "LI", "TH", "Figure" … */
      tags: tree.map(({ role }) => role),
      alts: tree.flatMap((node) => ("alt" in node && node.alt ? [String(node.alt)] : [])),
      links: notes.flatMap(({ url }) => (url === undefined ? [] : [url])),
    });
  }
  await task.destroy();
  return {
    title: facts.Title ?? "",
    language: facts.Language ?? "",
    isTagged: mark?.Marked === true && pages.every(({ tags }) => tags.length > 0),
    pages,
  };
}

function nodesOf(node: StructTreeNode | null): StructTreeNode[] {
  if (!node) return [];
  return [node, ...node.children.flatMap((child) => ("role" in child ? nodesOf(child) : []))];
}
