import { data, redirect } from "react-router";
import type { PageHandle } from "#app/components/giving/donate-banner.tsx";
import { services } from "#app/services.server.ts";
import { pageAt } from "#domain/addresses.ts";
import { addressOf, englishPathOf, languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { isThanks, thanksData } from "./thanks-data.server.ts";
import { ThanksView } from "./thanks-view.tsx";

export const handle: PageHandle = { asksForNothing: true };

/**
 * The four pages that say thank you. A gift is thanked for on its own page: to open this address is not to
 * have given, and an address with a gift's key never stands where the advertising service may be loaded.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageAt(englishPathOf(url.pathname));
  if (!isThanks(page)) throw data(null, 404);
  const gift = page === "thanksDonation" ? url.searchParams.get("gift") : null;
  if (gift === null) return thanksData(page, url, context);
  if (!(await services(context).giving.status(gift))) throw data(null, 404);
  throw redirect(addressOf("donateStatus", languageOf(url.pathname), { params: { id: gift } }));
}

export default function ThanksPage({ loaderData }: Route.ComponentProps) {
  return <ThanksView thanks={loaderData.thanks} />;
}
