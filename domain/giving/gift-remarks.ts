import type { TextField } from "#domain/forms/field.ts";

/**
 * What a donor may add in words that no rule reads. Each has one name: of its field in the form, of its
 * column (which a migration adds), and in the exports. Its label stands in content/ui.yaml, where it is
 * asked for in the page (app/pages/donate/gift-extras.tsx).
 */
export const giftRemarks = {
  display_name: {
    kind: "text",
    required: false,
    maxLength: 60,
    maxLinks: 0,
    isName: true,
  },
  employer: { kind: "text", required: false, maxLength: 100, maxLinks: 0 },
} as const satisfies Readonly<Record<string, TextField>>;

export type RemarkName = keyof typeof giftRemarks;

/** Null: nothing was said. */
export type GiftRemarks = Readonly<Record<RemarkName, string | null>>;

export const remarkNames = Object.keys(giftRemarks) as readonly RemarkName[];

/** The remarks of a gift, each by its name. */
export function remarksBy(find: (name: RemarkName) => string | null): GiftRemarks {
  const found = remarkNames.map((name) => [name, find(name)]);
  return Object.fromEntries(found) as GiftRemarks;
}

export const noRemarks: GiftRemarks = remarksBy(() => null);
