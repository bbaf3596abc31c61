import { choice, message, place, sender, line, defineForm } from "./form.ts";

/** Volunteers and interns. Specification 9: individual volunteers are 18 or older, and stay 2 weeks to 3 months. */
export const applicationForm = defineForm({
  name: "application",
  keepDays: 730,
  fields: {
    ...sender,
    country: { ...place, required: true, autocomplete: "country-name" },
    program: choice(["individual-volunteer", "intern-on-site", "intern-remote"]),
    position: line(120),
    startsOn: { kind: "date", required: true },
    weeks: { kind: "number", required: true, min: 1, max: 52 },
    spanish: choice(["none", "basic", "conversational", "fluent"]),
    message,
    adult: { kind: "checkbox", required: false },
  },
  rule({ program, adult, weeks }) {
    if (program !== "individual-volunteer") return {};
    return {
      adult: adult ? null : "must_tick",
      weeks: Number(weeks) < 2 || Number(weeks) > 13 ? "volunteer_stay" : null,
    };
  },
});
