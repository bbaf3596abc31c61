import { email, defineForm } from "./form.ts";

/** Handled by `requestNewsletter`, not by `acceptSubmission`. */
export const newsletterForm = defineForm({ name: "newsletter", keepDays: 30, fields: { email } });
