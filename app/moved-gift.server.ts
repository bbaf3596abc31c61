import { redirect } from "react-router";
import { hasMoved, type OldLink } from "#domain/giving/email-change.ts";
import type { Giving } from "#domain/giving/giving-world.ts";
import { addressOf, type Language } from "#domain/language/language.ts";

/**
 * Leads whoever has a link of a gift whose address was changed since to a page that says so and shows
 * nothing of the gift.
 * @throws the redirect; nothing where the gift has not moved
 */
export async function leaveMoved(giving: Giving, of: OldLink, language: Language): Promise<void> {
  if (!(await hasMoved(giving, of))) return;
  throw redirect(addressOf("donateEmail", language, { query: { moved: "yes" } }), 303);
}
