import { choice, optionalMessage, place, sender, defineForm } from "./form.ts";

export const workshopInterestForm = defineForm({
  name: "workshop-interest",
  keepDays: 730,
  fields: {
    ...sender,
    country: { ...place, autocomplete: "country-name" },
    // Specification 9: the four ways to take the workshop.
    package: choice(["standard", "private", "private-premium", "one-week"]),
    people: { kind: "number", required: false, min: 1, max: 50 },
    latinAmerica: { kind: "checkbox", required: false },
    scholarship: { kind: "checkbox", required: false },
    message: optionalMessage,
  },
});
