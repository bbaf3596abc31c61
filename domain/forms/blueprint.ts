import { choice, email, fullName, optional, phone, defineForm } from "./form.ts";

/** Specification 5: full name and e-mail required, phone optional. */
export const blueprintForm = defineForm({
  name: "blueprint",
  keepDays: 365,
  fields: {
    name: fullName,
    email,
    phone,
    structure: optional(
      choice([
        "two-story-dome",
        "triple-earthbag-dome",
        "off-grid-tire-home",
        "tire-retaining-wall",
        "bamboo-house",
        "green-school-campus",
      ]),
    ),
  },
});
