import { choice, optionalMessage, organisation, sender, defineForm } from "./form.ts";

export const courseEnrolmentForm = defineForm({
  name: "course-enrolment",
  keepDays: 730,
  fields: {
    ...sender,
    course: choice([
      "democratic-education",
      "intercultural-competence",
      "education-for-sustainability",
      "apprenticeship",
    ]),
    organisation,
    startsOn: { kind: "date", required: false },
    message: optionalMessage,
  },
});
