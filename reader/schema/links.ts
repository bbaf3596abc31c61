import { z } from "zod";
import { languages } from "#domain/language/language.ts";
import { pair, plainPage } from "./pair.ts";

/** An advertising account: `AW-<account>/<label of the conversion>`. */
const account = /^AW-\d+\/[\w-]+$/;

/** A link to another site (specification 7). While `url` is null, links lead to `stand_in`. */
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
      /** Always the page in this language. */
      language: z.enum(languages).optional(),
      query: z.record(z.string(), z.string()).nullish(),
      anchor: z.string().nullish(),
      note: pair,
    })
    .nullish(),
});

type Form = { readonly isRight: (url: string) => boolean; readonly expected: string };

const webAddress: Form = {
  isRight: (url) => /^https?:\/\/\S+$/.test(url) && URL.canParse(url),
  expected: "a whole web address: https://example.org/page",
};

const forms: Partial<Record<z.infer<typeof link>["kind"], Form>> = {
  mail: { isRight: (url) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(url), expected: "an e-mail address" },
  phone: {
    isRight: (url) => /^\+?\d[\d-]{4,}$/.test(url),
    expected: "a telephone number, of digits and hyphens",
  },
  measurement: {
    isRight: (url) => account.test(url),
    expected: "an account and its label: AW-123456789/AbC-dEf",
  },
};

const checkedLink = link.superRefine(({ kind, url }, context) => {
  const { isRight, expected } = forms[kind] ?? webAddress;
  if (url === null || isRight(url)) return;
  context.addIssue({ code: "custom", path: ["url"], message: expected });
});
export type Link = z.infer<typeof link>;

export const linksFile = z.strictObject({ links: z.record(z.string(), checkedLink) });
