import { redirect, type RouterContextProvider } from "react-router";
import { addressOf, type Language } from "#domain/language/language.ts";
import { fromLedger } from "#app/ledger.server.ts";
import { resumedGift, type Resumed } from "#domain/giving/unfinished-gift.ts";

/** Fields of the donation form by name, as they were filled in before. */
export type ResumedFields = Extract<Resumed, { kind: "open" }>["fields"];

/**
 * What the address of the donation page brings back of a gift that was begun; null: nothing, or no
 * longer; undefined: not known now, as the database cannot be reached.
 * @throws a redirect to the gift's page where it was paid meanwhile
 */
export async function resumedFields(
  query: URLSearchParams,
  language: Language,
  context: Readonly<RouterContextProvider>,
): Promise<ResumedFields | null | undefined> {
  const key = query.get("resume");
  if (!key) return null;
  const asked = await fromLedger(context, async (giving) => ({
    found: await resumedGift(giving, key),
  }));
  if (!asked) return undefined;
  const { found } = asked;
  if (found?.kind === "done") {
    throw redirect(addressOf("donateStatus", language, { params: { id: found.giftId } }));
  }
  return found?.fields ?? null;
}
