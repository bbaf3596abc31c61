import { NewsletterStep } from "#app/components/newsletter-step.tsx";
import { newsletterStep, takeNewsletterStep } from "#app/forms/newsletter-step.server.ts";
import { leaveNewsletter } from "#domain/newsletter.ts";
import type { Route } from "./+types/newsletter-unsubscribe";

export function loader({ url }: Route.LoaderArgs) {
  return newsletterStep("unsubscribe", url);
}

export function action(args: Route.ActionArgs) {
  return takeNewsletterStep(args, async (world, token) => {
    await leaveNewsletter(world, token);
    return "done";
  });
}

export default function NewsletterUnsubscribePage({
  loaderData,
  actionData,
}: Route.ComponentProps) {
  return <NewsletterStep step={loaderData.step} result={actionData} />;
}
