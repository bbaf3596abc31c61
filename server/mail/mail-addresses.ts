import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { Config } from "../config.ts";

/** Who the site's mail comes from and who is told of a new message, in `content/site.yaml`. */
const siteMail = z.object({
  mail: z.strictObject({ from: z.string().nullable(), staff: z.string().nullable() }),
});

/** MAIL_FROM and MAIL_STAFF, or what `content/site.yaml` says. */
export async function readMailAddresses(
  settings: Pick<Config, "mailFrom" | "mailStaff">,
  contentDir: string,
): Promise<{ from: string | null; staff: readonly string[] }> {
  const site: unknown = parse(await readFile(join(contentDir, "site.yaml"), "utf8"));
  const { mail } = siteMail.parse(site);
  return {
    from: settings.mailFrom ?? mail.from,
    staff: settings.mailStaff ?? (mail.staff === null ? [] : [mail.staff]),
  };
}
