import { optionalMessage, sender, defineForm } from "./form.ts";

/** Requests a document whose URL the organisation has not supplied yet. */
export const documentRequestForm = defineForm({
  name: "document-request",
  keepDays: 365,
  fields: {
    ...sender,
    document: { kind: "text", required: true, maxLength: 200, maxLinks: 0 },
    message: optionalMessage,
  },
});
