import { choice, message, sender, defineForm } from "./form.ts";

export const contactForm = defineForm({
  name: "contact",
  keepDays: 365,
  fields: {
    ...sender,
    subject: choice([
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
    ]),
    message,
  },
});
