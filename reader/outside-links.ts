import type { Link } from "./schema/links.ts";

type Links = Readonly<Record<string, Pick<Link, "kind" | "url">>>;

/** True if content/links.yaml names an advertising account: only then may a page reach its service. */
export function hasAdAccount(links: Links): boolean {
  return typeof links["ad_conversion"]?.url === "string";
}

/** Kinds of outside targets that are shown within our pages; all others are opened beside them. */
const framed: ReadonlySet<string> = new Set(["widget", "form", "video", "map"]);

const players: Readonly<Record<string, string>> = {
  "www.youtube.com": "https://www.youtube-nocookie.com",
  "youtube.com": "https://www.youtube-nocookie.com",
  "youtu.be": "https://www.youtube-nocookie.com",
  "vimeo.com": "https://player.vimeo.com",
};

/** The origins whose pages may be shown in a frame, by content/links.yaml. */
export function frameOrigins(links: Links): string[] {
  const origins = new Set<string>();
  for (const { kind, url } of Object.values(links)) {
    const address = url === null || !framed.has(kind) ? null : URL.parse(url);
    if (address?.protocol === "https:") origins.add(players[address.hostname] ?? address.origin);
  }
  return [...origins].toSorted();
}
