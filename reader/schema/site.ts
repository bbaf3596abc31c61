import { z } from "zod";
import { openData } from "#domain/addresses.ts";
import { day, named, pair, some } from "./pair.ts";

/** Null while it is not supplied. */
const line = z.string().nullable();

const address = z.strictObject({
  street: line,
  city: line,
  state: line,
  postal_code: line,
  country_code: line,
});

/** The organisation's own particulars; what is unknown is null. */
export const siteFile = z.strictObject({
  name: z.string(),
  /** As receipts and e-mails to authorities name it. */
  legal_name: z.string(),
  /** For search engines. */
  description: pair,
  founded: day,
  /** In the eyes of the tax office. */
  status: pair,
  wordmark: some(z.string()),
  /** The EIN; null until the organisation has given it. */
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
  /** Sender of the site's mail and whoever is told of a new message, unless the operator says otherwise. */
  mail: z.strictObject({ from: line, staff: line }),
});
export type SiteFile = z.infer<typeof siteFile>;
