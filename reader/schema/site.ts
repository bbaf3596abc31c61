import { z } from "zod";
import { openData } from "#domain/addresses.ts";
import { day, named, pair, some } from "./pair.ts";

/** Null until it is supplied. */
const line = z.string().nullable();

const address = z.strictObject({
  street: line,
  city: line,
  state: line,
  postal_code: line,
  country_code: line,
});

/** Facts about the organization; unknown ones are null. */
export const siteFile = z.strictObject({
  name: z.string(),
  /** For receipts and official mail. */
  legal_name: z.string(),
  /** For search engines. */
  description: pair,
  founded: day,
  status: pair,
  wordmark: some(z.string()),
  /** EIN; null until it is supplied. */
  tax_id: z.string().nullable(),
  address,
  goods_address: address.extend({ recipient: line }),
  for_programs: z.strictObject({
    licence: pair,
    also: pair,
    pages: pair,
    stories: pair,
    data: named("title", ...openData),
  }),
  /** Sender of e-mails and recipients of notifications; MAIL_FROM and MAIL_STAFF override them. */
  mail: z.strictObject({ from: line, staff: line }),
});
export type SiteFile = z.infer<typeof siteFile>;
