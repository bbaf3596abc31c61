/** A run of text, bold or not. */
export type Run = { text: string; strong: boolean };

/** A piece of an article, as specification 5 divides it. */
export type Block =
  | { kind: "heading"; level: 2 | 3; text: string; id: string }
  | { kind: "list"; items: Run[][] }
  | { kind: "image"; source: string; alt: string }
  /** With the keys of the sources that it names at its end: `… [newsletter_2017]`. */
  | { kind: "paragraph"; runs: Run[]; sources?: string[] };

/** The keys of sources at the end of a paragraph: ` [newsletter_2017, lwh_tank]`. */
export const sourceMark = / \[([a-z0-9_]+(?:, [a-z0-9_]+)*)\]$/m;

function parseParagraph(text: string): Block {
  const keys = sourceMark.exec(text)?.[1];
  const runs = parseRuns(text.replace(sourceMark, ""));
  return { kind: "paragraph", runs, ...(keys && { sources: keys.split(", ") }) };
}

/** `one **two** three` → three runs; a marker without its twin stays as it was written. */
function parseRuns(text: string): Run[] {
  return text
    .split(/\*\*(.+?)\*\*/s)
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter(({ text: part }) => part !== "");
}

/** "What goes wrong" → "what-goes-wrong", for links to a heading. */
function headingId(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function parseImage(block: string): Block | null {
  const [markdown, alt = "", source = ""] = /^!\[([^\]]*)\]\(([^)\s]+)\)$/.exec(block) ?? [];
  if (markdown) return { kind: "image", alt, source };
  const tag = /^<img\b[^>]*>$/i.exec(block)?.[0];
  if (!tag) return null;
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "";
  return { kind: "image", alt: attribute("alt"), source: attribute("src") };
}

/**
 * The body of an article as blocks (specification 5): split at blank lines; an image, a heading, a list
 * whose every line begins with "- ", else a paragraph; bold markers become strong text. Nothing else is
 * markup: an author's HTML is shown as the text it is.
 */
export function parseBody(body: string): Block[] {
  return body
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map((block): Block => {
      const image = parseImage(block);
      if (image) return image;
      const [heading, marks, words = ""] = /^(##|###) (.+)$/.exec(block) ?? [];
      if (heading) {
        const text = words.trim();
        return { kind: "heading", level: marks === "##" ? 2 : 3, text, id: headingId(text) };
      }
      const lines = block.split("\n");
      if (lines.every((line) => line.startsWith("- "))) {
        return { kind: "list", items: lines.map((line) => parseRuns(line.slice(2))) };
      }
      return parseParagraph(lines.join(" "));
    });
}

/** An adult reads about 220 words a minute; specification 3 wants the figure shown, we count it. */
const wordsPerMinute = 220;

/** Whole minutes, at least one. */
export function readingMinutes(body: string): number {
  const words = body.match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
