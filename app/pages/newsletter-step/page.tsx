import { pageAt } from "#domain/addresses.ts";
import { englishPathOf } from "#domain/language/language.ts";
import { confirmNewsletter, leaveNewsletter } from "#domain/newsletter/newsletter.ts";
import type { Route } from "./+types/page";
import { newsletterStep, takeNewsletterStep } from "./newsletter-step.server.ts";
import { NewsletterStep } from "./newsletter-step.tsx";

const isConfirming = (url: URL) => pageAt(englishPathOf(url.pathname)) === "newsletterConfirm";

/** Where the links of the newsletter's e-mails lead: to take it, and to leave it. */
export function loader({ url }: Route.LoaderArgs) {
  return newsletterStep(isConfirming(url) ? "confirm" : "unsubscribe", url);
}

export function action(args: Route.ActionArgs) {
  return takeNewsletterStep(args, async (world, token) => {
    if (isConfirming(args.url)) {
      return (await confirmNewsletter(world, token)) === "confirmed" ? "done" : "unknown";
    }
    await leaveNewsletter(world, token);
    return "done";
  });
}

export default function NewsletterStepPage({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterStep step={loaderData.step} result={actionData} />;
}
