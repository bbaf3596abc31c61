import { Resolver } from "node:dns/promises";
import { launchItem, type LaunchItem } from "./item.ts";

/** Asks the names of the internet; rejects as `node:dns` does. */
export type FindTexts = (name: string) => Promise<readonly (readonly string[])[]>;

const resolver = new Resolver({ timeout: 3000, tries: 1 });

const records = {
  SPF: (domain: string) => [domain, /^v=spf1\b/] as const,
  // Its selector is the provider's; a domain that has any answers to the name above it.
  DKIM: (domain: string) => [`_domainkey.${domain}`, null] as const,
  DMARC: (domain: string) => [`_dmarc.${domain}`, /^v=DMARC1\b/] as const,
};

/**
 * The marks without which mail programs take receipts for junk (RFC 7208, 6376 and 7489), where the domain
 * of the sender lacks them. What cannot be asked is told of nothing.
 */
export async function mailItems(
  from: string,
  findTexts: FindTexts = (name) => resolver.resolveTxt(name),
): Promise<LaunchItem[]> {
  const domain = /@([\w.-]+)/.exec(from)?.[1];
  const items: LaunchItem[] = [];
  for (const [mark, recordOf] of domain ? Object.entries(records) : []) {
    const [name, looks] = recordOf(domain ?? "");
    if (!(await lacks(name, looks, findTexts))) continue;
    const values = { domain: domain ?? "", mark };
    items.push(launchItem("mail", "no_record", `TXT ${name}`, { harms: true, values }));
  }
  return items;
}

async function lacks(name: string, looks: RegExp | null, findTexts: FindTexts): Promise<boolean> {
  try {
    const found = await findTexts(name);
    return looks !== null && !found.some((parts) => looks.test(parts.join("")));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    // A name that exists without a text of its own has others below it.
    return code === "ENOTFOUND" || (code === "ENODATA" && looks !== null);
  }
}
