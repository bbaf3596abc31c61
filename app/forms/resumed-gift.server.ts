import { redirect, type RouterContextProvider } from "react-router";
import { addressOf, type Language } from "#domain/language/language.ts";
import { fromLedger } from "#app/ledger.server.ts";
import type { Resumed } from "#domain/giving/resumed.ts";

/** Fields of the donation form by name, as they were filled in before. */
export type ResumedFields = Extract<Resumed, { kind: "open" }>["fields"];

/**
 * What the address of the donation page brings back of a gift that was begun; null: nothing.
 * @throws a redirect to the gift's page where it was paid meanwhile
 */
export async function resumedGift(
  query: URLSearchParams,
  language: Language,
  context: Readonly<RouterContextProvider>,
): Promise<ResumedFields | null> {
  const key = query.get("resume");
  if (!key) return null;
  const found = await fromLedger(context, ({ unfinished }) => unfinished.find(key));
  if (found?.kind === "done") {
    throw redirect(addressOf("donateStatus", language, { params: { id: found.giftId } }));
  }
  return found?.fields ?? null;
}
