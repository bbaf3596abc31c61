import { ThanksView } from "#app/components/thanks-view.tsx";
import { thanksData } from "#app/forms/thanks.server.ts";
import type { Route } from "./+types/thanks-consultation";

export function loader({ url }: Route.LoaderArgs) {
  return thanksData("thanksConsultation", url);
}

export default function ThanksConsultationPage({ loaderData }: Route.ComponentProps) {
  return <ThanksView thanks={loaderData.thanks} />;
}
