import { readForm } from "./read-form.ts";
import type { RequestContext } from "./request-context.ts";
import { respondFromApplication, sendFailure } from "./send-response.ts";

/** Reads the form of a POST request within its limits, and passes it to the application. */
export async function handleForm(context: RequestContext): Promise<void> {
  const { handler, incoming, path, clientAddress } = context;
  const limits = handler.options.formLimits(path);
  const { "content-length": length = 0, "content-type": type = "" } = incoming.headers;
  const declared = Number(length);
  const isUpload = limits.folder !== null && type.toLowerCase().startsWith("multipart/");
  // Before the budget: its refusal asks to try again, which does not help with a body this large.
  if (declared > limits.maxBytes && !isUpload) return sendFailure(context, 413);
  if (!handler.renderRateLimit.take(context)) return sendFailure(context, "busy");
  using reservation = handler.bodyBudget.reserve(clientAddress, isUpload ? 0 : declared, isUpload);
  if (!reservation) return sendFailure(context, "busy");
  await using read = await readForm(incoming, limits, reservation);
  const { form, refused, isTextWhole } = read;
  if (context.outgoing.destroyed) return;
  if (refused === 503) await sendFailure(context, "busy");
  else if (refused && !isTextWhole) await sendFailure(context, refused);
  else await respondFromApplication(context, { form, ...(refused && { refused }) });
}
