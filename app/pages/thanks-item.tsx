import { ThanksView } from "#app/components/thanks-view.tsx";
import { thanksData } from "#app/forms/thanks.server.ts";
import type { Route } from "./+types/thanks-item";

export function loader({ url }: Route.LoaderArgs) {
  return thanksData("thanksItem", url);
}

export default function ThanksItemPage({ loaderData }: Route.ComponentProps) {
  return <ThanksView thanks={loaderData.thanks} />;
}
