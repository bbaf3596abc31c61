import { email, fullName, message, phone } from "./fields.ts";
import { defineForm } from "./form.ts";

export const contactForm = defineForm({
  name: "contact",
  keepDays: 365,
  fields: {
    name: fullName,
    email,
    phone,
    subject: {
      kind: "select",
      required: true,
      options: [
        "general",
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
