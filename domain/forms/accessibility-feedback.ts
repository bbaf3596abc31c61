import { email, fullName, message, optional, line, defineForm } from "./form.ts";

/** Name and e-mail are optional: barriers can be reported anonymously. */
export const accessibilityFeedbackForm = defineForm({
  name: "accessibility-feedback",
  keepDays: 365,
  fields: {
    name: optional(fullName),
    email: optional(email),
    page: { kind: "text", required: false, maxLength: 300 },
    message,
    technology: line(200),
  },
});
