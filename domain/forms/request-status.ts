import { defineForm } from "./form.ts";

/** Asks where something stands that was sent before. Kept nowhere. */
export const requestStatusForm = defineForm({
  name: "request-status",
  keepDays: 0,
  fields: {
    reference: { kind: "text", required: true, maxLength: 40 },
    contact: { kind: "text", required: true, maxLength: 254 },
  },
});
