import { ThanksView } from "#app/components/thanks-view.tsx";
import { thanksWithDocuments } from "#app/forms/thanks.server.ts";
import type { Route } from "./+types/thanks-item";

export function loader({ url, context }: Route.LoaderArgs) {
  return thanksWithDocuments("thanksItem", url, context);
}

export default function ThanksItemPage({ loaderData }: Route.ComponentProps) {
  return <ThanksView thanks={loaderData.thanks} />;
}
