import { email } from "./fields.ts";
import { defineForm } from "./form.ts";

/** Goes to `requestNewsletter`, not to `acceptSubmission`: a subscriber is not a submission. */
export const newsletterForm = defineForm({ name: "newsletter", keepDays: 30, fields: { email } });
