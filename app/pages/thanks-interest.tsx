import { ThanksView } from "#app/components/thanks-view.tsx";
import { thanksData } from "#app/forms/thanks.server.ts";
import type { Route } from "./+types/thanks-interest";

export function loader({ url }: Route.LoaderArgs) {
  return thanksData("thanksInterest", url);
}

export default function ThanksInterestPage({ loaderData }: Route.ComponentProps) {
  return <ThanksView thanks={loaderData.thanks} />;
}
