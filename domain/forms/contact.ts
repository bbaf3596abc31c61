import { message, reachableBy, sender } from "./fields.ts";
import { defineForm } from "./form.ts";

export const contactForm = defineForm({
  name: "contact",
  keepDays: 365,
  oneOf: reachableBy,
  fields: {
    ...sender,
    subject: {
      kind: "select",
      required: true,
      options: [
        "general",
        "enrollment",
        "donations",
        "volunteering",
        "group-trips",
        "education",
        "green-building",
        "workshop",
        "press",
        "other",
      ],
    },
    message,
  },
});
