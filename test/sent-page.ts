/** A page as the server sends it, before any script: its words, its elements, where its links lead. */
export type SentPage = {
  status: number;
  html: string;
  /** The words of its main part, in order, with single spaces. */
  text: string;
  /** How many elements of the main part have the class. */
  count(className: string): number;
  /** Every link of the main part: words → address. */
  links: { text: string; href: string }[];
};

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** What a reader sees of a piece of HTML. */
export function wordsOf(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}

/** Asks for a page and reads its main part. */
export async function readSent(address: string): Promise<SentPage> {
  const response = await fetch(address);
  const html = await response.text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const links = [...main.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes, inside]) => ({
    text: wordsOf(inside!),
    href: wordsOf(attributes!.match(/href="([^"]*)"/)?.[1] ?? ""),
  }));
  const classes = [...main.matchAll(/ class="([^"]*)"/g)].map(([, names]) => names!.split(" "));
  return {
    status: response.status,
    html,
    text: wordsOf(main),
    count: (className) => classes.filter((names) => names.includes(className)).length,
    links,
  };
}
