import { emailIfAny, fullName, message, organisation, phone, reachableBy } from "./fields.ts";
import { defineForm } from "./form.ts";

/** Solar kits, project sponsorship and corporate partnerships (specification 2 'Donation', 'Goods donation'). */
export const sponsorQuestionForm = defineForm({
  name: "sponsor-question",
  keepDays: 730,
  oneOf: reachableBy,
  fields: {
    name: fullName,
    email: emailIfAny,
    phone,
    organisation,
    about: {
      kind: "select",
      required: true,
      options: [
        "solar-kit-home",
        "solar-kit-classroom",
        "solar-kit-community",
        "project",
        "corporate-partnership",
        "other",
      ],
    },
    message,
  },
});
