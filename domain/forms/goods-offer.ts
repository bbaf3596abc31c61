import { choice, message, optional, place, sender, defineForm } from "./form.ts";

/** Specification 9: the eight categories of donated goods, and anything else. */
export const goodsOfferForm = defineForm({
  name: "goods-offer",
  keepDays: 730,
  fields: {
    ...sender,
    category: choice([
      "notebooks-supplies",
      "solar",
      "tools-materials",
      "technology",
      "art",
      "sports",
      "medical",
      "seeds-gardening",
      "other",
    ]),
    items: message,
    condition: optional(choice(["new", "used-good", "needs-repair"])),
    place,
  },
});
