import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";

const linksFile = z.object({
  links: z.record(z.string(), z.object({ kind: z.string(), url: z.string().nullable() })),
});

/** Kinds of outside targets that are shown within our pages; all others are opened beside them. */
const framed = new Set(["widget", "form", "video", "map"]);

/** Where a film is played, for the addresses under which its page is known. */
const players: Readonly<Record<string, string>> = {
  "www.youtube.com": "https://www.youtube-nocookie.com",
  "youtube.com": "https://www.youtube-nocookie.com",
  "youtu.be": "https://www.youtube-nocookie.com",
  "vimeo.com": "https://player.vimeo.com",
};

/** The origins whose pages may be shown in a frame, by the text of `content/links.yaml`. */
export function frameOrigins(links: string): string[] {
  const origins = new Set<string>();
  for (const { kind, url } of Object.values(linksFile.parse(parse(links)).links)) {
    const address = url === null || !framed.has(kind) ? null : URL.parse(url);
    if (address?.protocol === "https:") origins.add(players[address.hostname] ?? address.origin);
  }
  return [...origins].toSorted();
}

/** @param file the path of `content/links.yaml` */
export async function readFrameOrigins(file: string): Promise<string[]> {
  return frameOrigins(await readFile(file, "utf8"));
}
