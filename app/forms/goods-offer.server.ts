import { goodsOfferForm } from "#domain/forms/goods-offer.ts";
import { savedForm, type FormHandler } from "./form-action.server.ts";

/** How many of something the school asks for and has; null while nobody has counted them. */
type Counted = { readonly wanted: number | null; readonly received: number | null };

/** Whether there is no more room for a kind of goods. */
export function isEnough({ wanted, received }: Counted): boolean {
  return wanted !== null && received !== null && received >= wanted;
}

/**
 * An offer of goods, kept and thanked for; one of a kind that the school has enough of comes back, so
 * that nobody packs what nobody needs.
 */
export function goodsOffer(
  goods: readonly (Counted & { readonly id: string })[],
): FormHandler<typeof goodsOfferForm> {
  const keep = savedForm(goodsOfferForm, { thanks: "thanksItem" });
  return {
    form: goodsOfferForm,
    async accept(world, sent, meta) {
      const need = goods.find(({ id }) => id === sent.input.category);
      if (need && isEnough(need)) return { ok: false, errors: { category: "enough" } };
      return keep.accept(world, sent, meta);
    },
  };
}
