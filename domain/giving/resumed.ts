/** What was begun and not paid, as pages see it. */
export type UnfinishedGifts = {
  /** What the key of a way back brings; null: nothing, or no longer. */
  find(key: string): Promise<Resumed | null>;
  /** Called by POST only: erases who began a gift that will not be paid. False: there is nothing to erase. */
  forget(giftId: string): Promise<boolean>;
};

export type Resumed =
  /** Fields of the form by name; null: empty. The amount and the purpose stand in the address. */
  | { readonly kind: "open"; readonly fields: Readonly<Record<string, string | null>> }
  /** It was paid meanwhile, or is on its way: this is its page. */
  | { readonly kind: "done"; readonly giftId: string };
