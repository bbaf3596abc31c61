import { data, redirect } from "react-router";
import { ThanksView } from "#app/components/thanks-view.tsx";
import { thanksData } from "#app/forms/thanks.server.ts";
import { addressOf, languageOf } from "#app/language/language.ts";
import { services } from "#app/services.server.ts";
import type { Route } from "./+types/thanks-donation";

/** A gift named by the address is thanked for once its payment is confirmed; until then its own page says where it stands. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shown = thanksData("thanksDonation", url);
  const id = url.searchParams.get("gift");
  if (id === null) return shown;
  const status = await services(context).giving.status(id);
  if (!status) throw data(null, 404);
  if (status.state !== "received") {
    throw redirect(addressOf("donateStatus", languageOf(url.pathname), { params: { id } }));
  }
  return { ...shown, thanks: { ...shown.thanks, reference: status.reference } };
}

export default function ThanksDonationPage({ loaderData }: Route.ComponentProps) {
  return <ThanksView thanks={loaderData.thanks} />;
}
