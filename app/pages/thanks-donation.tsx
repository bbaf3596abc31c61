import { ThanksView } from "#app/components/thanks-view.tsx";
import { thanksData } from "#app/forms/thanks.server.ts";
import type { Route } from "./+types/thanks-donation";

export function loader({ url }: Route.LoaderArgs) {
  return thanksData("thanksDonation", url);
}

export default function ThanksDonationPage({ loaderData }: Route.ComponentProps) {
  return <ThanksView thanks={loaderData.thanks} />;
}
