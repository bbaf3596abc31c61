import { defineForm } from "./form.ts";

/** Looks up the status of an earlier submission; not stored. */
export const requestStatusForm = defineForm({
  name: "request-status",
  fields: {
    // Else "back" on a shared computer would show it beside the address: both open the request.
    reference: { kind: "text", required: true, maxLength: 40, autocomplete: "off" },
    contact: { kind: "text", required: true, maxLength: 254 },
  },
});
