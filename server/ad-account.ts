import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";

const linksFile = z.object({
  links: z.object({ ad_conversion: z.object({ url: z.string().nullable() }).optional() }),
});

/** Whether `content/links.yaml` names an advertising account: only then may a page reach its service. */
export function hasAdAccount(links: string): boolean {
  return typeof linksFile.parse(parse(links)).links.ad_conversion?.url === "string";
}

/** @param file the path of `content/links.yaml` */
export async function readAdAccount(file: string): Promise<boolean> {
  return hasAdAccount(await readFile(file, "utf8"));
}
