import { optionalMessage, organisation, reachableBy, sender } from "./fields.ts";
import { defineForm } from "./form.ts";

export const courseEnrolmentForm = defineForm({
  name: "course-enrolment",
  keepDays: 730,
  oneOf: reachableBy,
  fields: {
    ...sender,
    course: {
      kind: "select",
      required: true,
      options: [
        "democratic-education",
        "intercultural-competence",
        "education-for-sustainability",
        "apprenticeship",
      ],
    },
    organisation,
    startsOn: { kind: "date", required: false },
    message: optionalMessage,
  },
});
