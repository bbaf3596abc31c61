import { fromMarkdown } from "mdast-util-from-markdown";
import type { Block, Run } from "#domain/language/article.ts";
import { slugOf } from "#domain/language/format.ts";
import { whole } from "./content-files.ts";
import type { Fault } from "./fault.ts";
import { strayMark } from "./schema/pair.ts";

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root["children"][number];
type Inline = Extract<Node, { type: "paragraph" }>["children"][number];
type Marks = Omit<Run, "text">;

/** The keys of sources at the end of a paragraph: ` [newsletter_2017, lwh_tank]`. */
export const sourceMark = / \[([a-z0-9_]+(?:, [a-z0-9_]+)*)\]$/m;

function runsOf(nodes: readonly Inline[], marks: Marks = { strong: false }): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case "strong":
        return runsOf(node.children, { ...marks, strong: true });
      case "emphasis":
        return runsOf(node.children, { ...marks, emphasis: true });
      case "link":
        return runsOf(node.children, { ...marks, href: node.url });
      case "break":
        return [{ text: " ", ...marks }];
      default:
        // HTML is shown as plain text (specification 5).
        return "value" in node ? [{ text: node.value.replaceAll("\n", " "), ...marks }] : [];
    }
  });
}

const plain = (runs: readonly Run[]) => runs.map(({ text }) => text).join("");

function paragraph(runs: Run[]): Block {
  const last = runs.at(-1);
  const keys = last && sourceMark.exec(last.text)?.[1];
  if (!keys) return { kind: "paragraph", runs };
  const kept = { ...last, text: last.text.replace(sourceMark, "") };
  return { kind: "paragraph", runs: [...runs.slice(0, -1), kept], sources: keys.split(", ") };
}

function paragraphsIn(node: { readonly children: readonly Node[] }): Run[][] {
  return node.children.flatMap((child) =>
    child.type === "paragraph" ? [runsOf(child.children)] : blocksOf(child).flatMap(runsIn),
  );
}

/** The text of a block by item or paragraph; empty for a picture. */
export function runsIn(block: Block): Run[][] {
  if (block.kind === "list") return block.items;
  if (block.kind === "quote") return block.paragraphs;
  if (block.kind === "paragraph") return [block.runs];
  return block.kind === "heading" ? [[{ text: block.text, strong: false }]] : [];
}

function pictureOf(node: Node): Extract<Block, { kind: "image" }> | null {
  const tag = node.type === "html" && /^<img\b[^>]*>$/i.exec(node.value.trim())?.[0];
  if (tag) {
    const attribute = (name: string) =>
      new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "";
    return { kind: "image", alt: attribute("alt"), source: attribute("src") };
  }
  const [only, ...others] = node.type === "paragraph" ? node.children : [];
  if (only?.type !== "image" || others.length > 0) return null;
  return { kind: "image", alt: only.alt ?? "", source: only.url };
}

function blocksOf(node: Node): Block[] {
  const picture = pictureOf(node);
  if (picture) return [picture];
  switch (node.type) {
    case "heading": {
      const text = plain(runsOf(node.children));
      if (node.depth !== 2 && node.depth !== 3) return [paragraph(runsOf(node.children))];
      return [{ kind: "heading", level: node.depth, text, id: slugOf(text) }];
    }
    case "list": {
      const items = node.children.map((item) => paragraphsIn(item).flat());
      return [{ kind: "list", ordered: node.ordered === true, items }];
    }
    case "blockquote":
      return [{ kind: "quote", paragraphs: paragraphsIn(node) }];
    case "paragraph":
      return [paragraph(runsOf(node.children))];
    default:
      return [paragraph([{ text: "value" in node ? node.value : "", strong: false }])];
  }
}

const nodesIn = (node: Root | Node): Node[] =>
  "children" in node ? node.children.flatMap((child) => [child, ...nodesIn(child)]) : [];

/**
 * Parses CommonMark (https://spec.commonmark.org) into blocks. Rendered are headings of two levels, lists, quotes,
 * pictures, bold, italics and links; `bodyFaults` reports anything else.
 * @param addressOfLink maps the URL of a link: `/about` → `/es/about`
 */
export function parseBody(body: string, addressOfLink = (url: string) => url): Block[] {
  const tree = fromMarkdown(body);
  for (const node of nodesIn(tree)) if (node.type === "link") node.url = addressOfLink(node.url);
  return tree.children.flatMap(blocksOf);
}

/** CommonMark that the site does not render, or not in every form, with the expectation for its fault. */
export const marks: Readonly<Record<string, string>> = {
  heading: "a heading that begins with ## or ###",
  link: "a whole address that begins with https://, or a page of ours such as /about",
  listItem: "one paragraph for each point of a list",
  image: "a picture of the site between paragraphs: ![](slot:…)",
  imageReference: "a picture of the site between paragraphs: ![](slot:…)",
  html: "words without tags",
  code: "a paragraph that does not begin with four spaces or ```",
  inlineCode: "words without backquotes",
  thematicBreak: "no rule between paragraphs",
  definition: "the link itself behind its words: [words](https://…)",
  linkReference: "the link itself behind its words: [words](https://…)",
  table: "a list in place of a table",
  delete: "words without ~~",
  text: "no ** or ]( left over",
  broken: whole,
};

/** Marks of GitHub's Markdown that CommonMark reads as text, and broken letters. */
const onLine = { table: /^\s*\||--\s*\|/, delete: /~~\S.*~~/, broken: /\uFFFD/ };

function isSupported(node: Node): boolean {
  switch (node.type) {
    case "heading":
      return node.depth === 2 || node.depth === 3;
    case "link":
      return /^(https:\/\/[^\s/?#.]+\.[^\s/?#]|mailto:[^@]+@.|tel:\+?\d|\/[a-z])/.test(node.url);
    case "listItem":
      return node.children.map((child) => child.type).join() === "paragraph";
    case "html":
      // Closing tags are reported with their opening tag.
      return node.value.startsWith("</");
    case "text":
      return !strayMark.test(node.value);
    default:
      return false;
  }
}

/** Unsupported CommonMark, once per line. */
export function bodyFaults(file: string, body: string): Fault[] {
  const lines = body.split("\n");
  const faults = new Map<string, Fault>();
  const tree = fromMarkdown(body);
  const pictures = tree.children.filter((node) => pictureOf(node)?.source.startsWith("slot:"));
  const rendered = new Set(pictures.flatMap((node) => [node, ...nodesIn(node)]));
  const report = (line: number, expected: string | undefined) => {
    const found = `"${(lines[line - 1] ?? "").trim().slice(0, 60)}"`;
    const field = `line ${line}`;
    if (expected) faults.set(field + expected, { file, field, expected, found });
  };
  for (const node of nodesIn(tree)) {
    const isKnown = rendered.has(node) || isSupported(node);
    if (!isKnown) report(node.position?.start.line ?? 1, marks[node.type]);
  }
  for (const [name, mark] of Object.entries(onLine))
    for (const [at, text] of lines.entries()) if (mark.test(text)) report(at + 1, marks[name]);
  return [...faults.values()];
}

/** Adults read about 220 words per minute (specification 3 wants the reading time shown). */
const wordsPerMinute = 220;

/** Whole minutes, rounded up. */
export function readingMinutes(body: string): number {
  const words = body.match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
