import { choice, defineForm, optionalMessage, organisation, place, sender } from "./form.ts";

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
