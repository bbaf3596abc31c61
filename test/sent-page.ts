/** A page as the server sends it, before any script: its words, its elements, where its links lead. */
export type SentPage = ReturnType<typeof sentOf> & { status: number };

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The text of a piece of HTML without elements. */
export const plain = (html: string) =>
  html.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** The text of a piece of HTML as a reader sees it. */
export function wordsOf(html: string): string {
  return plain(html.replace(/<!--.*?-->/gs, "").replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

export const linksIn = (html: string) =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes, inside]) => ({
    text: wordsOf(inside!),
    href: wordsOf(attributes!.match(/href="([^"]*)"/)?.[1] ?? ""),
  }));

export function sentOf(html: string) {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const classes = [...main.matchAll(/ class="([^"]*)"/g)].map(([, names]) => names!.split(" "));
  const links = linksIn(main);
  return {
    html,
    text: wordsOf(main),
    count: (className: string) => classes.filter((names) => names.includes(className)).length,
    links,
    hrefs: links.map(({ href }) => href),
  };
}

export async function readSent(address: string): Promise<SentPage> {
  const response = await fetch(address);
  return { status: response.status, ...sentOf(await response.text()) };
}

/** Sends a form as a browser without script does: from its own page, as a whole document. */
export function postForm(
  address: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(address, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: new URL(address).origin, ...headers },
    redirect: "manual",
  });
}
