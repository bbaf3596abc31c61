import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { CardFee } from "#domain/giving/card-fee.ts";
import type { GivingWords } from "#domain/giving/giving-world.ts";
import type { Organisation } from "#domain/giving/receipt.ts";

const pair = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });

const wordNames = [
  "checkout_once",
  "checkout_monthly",
  "where_needed",
  "in_honour_of",
  "in_memory_of",
  "somebody",
  "once",
  "monthly",
  "statement",
  "changed_amount",
  "changed_pause",
  "changed_resume",
  "changed_move",
  "demonstration",
] as const satisfies readonly (keyof GivingWords)[];

const wordsFile = z.strictObject({ words: z.record(z.enum(wordNames), pair) });

const siteFile = z.object({
  legal_name: z.string(),
  status: pair,
  tax_id: z.string().nullable(),
  address: z.record(z.string(), z.string().nullable()),
});

const share = z.object({ value: z.number().min(0).max(50), unit: z.literal("percent") });
const wholeNumber = z.object({ value: z.int().min(0) });
const factsFile = z.object({
  facts: z.object({
    card_fee_share: share,
    card_fee_fixed: wholeNumber,
    donation_refund_days: wholeNumber,
  }),
});

/** What giving needs of each file of `content/`, by its name. */
export const givingSchemas = {
  "giving.yaml": wordsFile,
  "site.yaml": siteFile,
  "facts.yaml": factsFile,
};

export type GivingContent = {
  readonly words: GivingWords;
  readonly organisation: Organisation;
  readonly cardFee: CardFee;
  readonly refundDays: number;
};

/**
 * What giving needs of the content folder: words, who gives receipts, the card fee.
 *
 * @throws Error that names file, field and what is wrong with it
 */
export async function loadGivingContent(contentDir: string): Promise<GivingContent> {
  const read = async <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const value: unknown = parse(await readFile(join(contentDir, name), "utf8"));
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    const faults = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`content/${name}: ${faults.join("; ")}`);
  };
  const { words } = await read("giving.yaml", wordsFile);
  const site = await read("site.yaml", siteFile);
  const { facts } = await read("facts.yaml", factsFile);
  const { street, city, state, postal_code, country_code } = site.address;
  const place = [city, state, postal_code].filter(Boolean).join(", ");
  return {
    words,
    organisation: {
      legalName: site.legal_name,
      status: site.status,
      taxId: site.tax_id,
      address: [street, place, country_code].filter(
        (line): line is string => typeof line === "string" && line !== "",
      ),
    },
    cardFee: {
      shareBasisPoints: Math.round(facts.card_fee_share.value * 100),
      fixedCents: facts.card_fee_fixed.value,
    },
    refundDays: facts.donation_refund_days.value,
  };
}
