import { NewsletterStep } from "#app/components/newsletter-step.tsx";
import { newsletterStep, takeNewsletterStep } from "#app/forms/newsletter-step.server.ts";
import { confirmNewsletter } from "#domain/newsletter.ts";
import type { Route } from "./+types/newsletter-confirm";

export function loader({ url }: Route.LoaderArgs) {
  return newsletterStep("confirm", url);
}

export function action(args: Route.ActionArgs) {
  return takeNewsletterStep(args, async (world, token) =>
    (await confirmNewsletter(world, token)) === "confirmed" ? "done" : "unknown",
  );
}

export default function NewsletterConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterStep step={loaderData.step} result={actionData} />;
}
