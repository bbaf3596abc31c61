import { data, redirect } from "react-router";
import type { PageHandle } from "#app/components/giving/donate-banner.tsx";
import { services } from "#app/services.server.ts";
import { pageAt } from "#domain/addresses.ts";
import { addressOf, englishPathOf, languageOf } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { pages } from "./content.ts";
import { thanksData } from "./thanks-data.server.ts";
import { ThanksView } from "./thanks-view.tsx";

type ThanksPage = keyof typeof pages;

const isThanks = (page: string | null): page is ThanksPage => page !== null && page in pages;

export const handle: PageHandle = { asksForNothing: true };

/** The four pages that say thank you. A gift that is not paid yet is shown where it stands instead. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageAt(englishPathOf(url.pathname));
  if (!isThanks(page)) throw data(null, 404);
  const shown = await thanksData(page, url, context);
  const gift = page === "thanksDonation" ? url.searchParams.get("gift") : null;
  if (gift === null) return shown;
  const status = await services(context).giving.status(gift);
  if (!status) throw data(null, 404);
  if (status.state !== "received") {
    const params = { id: gift };
    throw redirect(addressOf("donateStatus", languageOf(url.pathname), { params }));
  }
  return { ...shown, thanks: { ...shown.thanks, reference: status.reference } };
}

export default function ThanksPage({ loaderData }: Route.ComponentProps) {
  return <ThanksView thanks={loaderData.thanks} />;
}
