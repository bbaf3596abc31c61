import { message, place, reachableBy, sender } from "./fields.ts";
import { defineForm } from "./form.ts";

/** Specification 9: the eight categories of donated goods, and anything else. */
export const goodsOfferForm = defineForm({
  name: "goods-offer",
  keepDays: 730,
  oneOf: reachableBy,
  fields: {
    ...sender,
    category: {
      kind: "select",
      required: true,
      options: [
        "notebooks-supplies",
        "solar",
        "tools-materials",
        "technology",
        "art",
        "sports",
        "medical",
        "seeds-gardening",
        "other",
      ],
    },
    items: message,
    condition: { kind: "select", required: false, options: ["new", "used-good", "needs-repair"] },
    place,
  },
});
