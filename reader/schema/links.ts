import { z } from "zod";
import { pair, plainPage } from "./pair.ts";

/** An advertising account as its service names it: `AW-<account>/<label of the conversion>`. */
const account = /^AW-\d+\/[\w-]+$/;

/** One outside target (specification 7): its address, or null and what stands in for it meanwhile. */
export const link = z.strictObject({
  kind: z.enum([
    "page",
    "document",
    "form",
    "widget",
    "video",
    "profile",
    "mail",
    "phone",
    "map",
    "measurement",
  ]),
  label: pair,
  url: z.string().nullable(),
  source: z.string().nullish(),
  stand_in: z
    .strictObject({
      page: plainPage,
      query: z.record(z.string(), z.string()).nullish(),
      anchor: z.string().nullish(),
      note: pair,
    })
    .nullish(),
});
const checkedLink = link.refine(
  ({ kind, url }) => kind !== "measurement" || url === null || account.test(url),
  { path: ["url"], message: "an account and its label: AW-123456789/AbC-dEf" },
);
export type Link = z.infer<typeof link>;

export const linksFile = z.strictObject({ links: z.record(z.string(), checkedLink) });
