import { defineForm } from "./form.ts";

/** Looks up the status of an earlier submission; not stored. */
export const requestStatusForm = defineForm({
  name: "request-status",
  fields: {
    reference: { kind: "text", required: true, maxLength: 40 },
    contact: { kind: "text", required: true, maxLength: 254 },
  },
});
