import { ThanksView } from "#app/components/thanks-view.tsx";
import { thanksWithDocuments } from "#app/forms/thanks.server.ts";
import type { Route } from "./+types/thanks-interest";

export function loader({ url, context }: Route.LoaderArgs) {
  return thanksWithDocuments("thanksInterest", url, context);
}

export default function ThanksInterestPage({ loaderData }: Route.ComponentProps) {
  return <ThanksView thanks={loaderData.thanks} />;
}
