import type { Link } from "./schema/links.ts";

export type Links = Readonly<Record<string, Pick<Link, "kind" | "url">>>;

/** Kinds of links that pages may embed; others open in a new tab. */
const framed: ReadonlySet<string> = new Set(["widget", "form", "video", "map"]);

const players: Readonly<Record<string, string>> = {
  "www.youtube.com": "https://www.youtube-nocookie.com",
  "youtube.com": "https://www.youtube-nocookie.com",
  "youtu.be": "https://www.youtube-nocookie.com",
  "vimeo.com": "https://player.vimeo.com",
};

/** Origins for `frame-src` of the content security policy. */
export function frameOrigins(links: Links): string[] {
  const origins = new Set<string>();
  for (const { kind, url } of Object.values(links)) {
    const address = url === null || !framed.has(kind) ? null : URL.parse(url);
    if (address?.protocol === "https:") origins.add(players[address.hostname] ?? address.origin);
  }
  return [...origins].toSorted();
}
