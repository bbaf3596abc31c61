import { answerFromApplication, sendFailure } from "./answer.ts";
import type { Exchange } from "./exchange.ts";
import { readForm, type FormRead } from "./read-form.ts";

/** Lets a form arrive and hands it to the application. */
export async function answerForm(exchange: Exchange, origin: string): Promise<void> {
  const { front, incoming, path, clientAddress } = exchange;
  const limits = front.given.formLimits(path);
  const { "content-length": length = 0, "content-type": type = "" } = incoming.headers;
  const declared = Number(length);
  const isUpload = limits.folder !== null && type.toLowerCase().startsWith("multipart/");
  // Before the budget, which would tell the sender to come back later.
  if (declared > limits.maxBytes && !isUpload) return sendFailure(exchange, 413);
  const place = front.budget.open(clientAddress, isUpload ? 0 : declared, isUpload);
  if (!place) return sendFailure(exchange, "busy");
  try {
    const read = await readForm(incoming, limits, place);
    try {
      if (!exchange.outgoing.destroyed) await answerRead(exchange, origin, read);
    } finally {
      await read.dispose();
    }
  } finally {
    place.leave();
  }
}

async function answerRead(exchange: Exchange, origin: string, read: FormRead): Promise<void> {
  const { form, refused, isTextWhole } = read;
  if (refused === 503) return sendFailure(exchange, "busy");
  if (refused && !isTextWhole) return sendFailure(exchange, refused);
  await answerFromApplication(exchange, origin, { form, ...(refused && { refused }) });
}
