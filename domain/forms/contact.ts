import { emailIfAny, fullName, message, phone, reachableBy } from "./fields.ts";
import { defineForm } from "./form.ts";

export const contactForm = defineForm({
  name: "contact",
  keepDays: 365,
  oneOf: reachableBy,
  fields: {
    name: fullName,
    email: emailIfAny,
    phone,
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
