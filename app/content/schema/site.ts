import { z } from "zod";

/** The organisation's own particulars; what is unknown is null and `npm run launch-check` lists it. */
export const siteFile = z.looseObject({
  name: z.string(),
  wordmark: z.array(z.string()).min(1),
});
export type SiteFile = z.infer<typeof siteFile>;
