import { choice, message, organisation, sender, defineForm } from "./form.ts";

/** Solar kits, project sponsorship and corporate partnerships (specification 2 'Donation', 'Goods donation'). */
export const sponsorQuestionForm = defineForm({
  name: "sponsor-question",
  keepDays: 730,
  fields: {
    ...sender,
    organisation,
    about: choice([
      "solar-kit-home",
      "solar-kit-classroom",
      "solar-kit-community",
      "project",
      "corporate-partnership",
      "check-or-transfer",
      "other",
    ]),
    message,
  },
});
