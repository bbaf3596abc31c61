import { optionalMessage, sender, line, defineForm } from "./form.ts";

/** Requests a document whose URL the organisation has not supplied yet. */
export const documentRequestForm = defineForm({
  name: "document-request",
  keepDays: 365,
  fields: {
    ...sender,
    document: { ...line(200), required: true },
    message: optionalMessage,
  },
});
