/** A gift that was begun and not paid, as it comes back to the form. */
export type Resumed =
  /** Fields of the form by name; null: empty. The amount and the purpose stand in the address. */
  | { readonly kind: "open"; readonly fields: Readonly<Record<string, string | null>> }
  /** It was paid meanwhile, or is on its way: this is its page. */
  | { readonly kind: "done"; readonly giftId: string };
