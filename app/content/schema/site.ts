import { z } from "zod";
import { weekdays } from "#domain/opening-hours.ts";

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What is not supplied yet is null. */
const line = z.string().nullable();

/** The organisation's own particulars; what is unknown is null and `npm run launch-check` lists it. */
export const siteFile = z.looseObject({
  name: z.string(),
  wordmark: z.array(z.string()).min(1),
  /** The EIN; null until the organisation has given it. */
  tax_id: z.string().nullable(),
  /** Where parcels with donated goods go. */
  goods_address: z.strictObject({
    recipient: line,
    street: line,
    city: line,
    state: line,
    postal_code: line,
    country_code: line,
  }),
  /** Of telephone and WhatsApp (specification 9), on the clocks of `zone`. */
  phone_hours: z.strictObject({
    days: z.array(z.enum(weekdays)).min(1),
    from: hour,
    to: hour,
    zone: z.string(),
  }),
});
export type SiteFile = z.infer<typeof siteFile>;
