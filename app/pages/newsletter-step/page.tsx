import { pageAt } from "#domain/addresses.ts";
import { englishPathOf } from "#domain/language/language.ts";
import { confirmNewsletter, leaveNewsletter } from "#domain/newsletter/newsletter.ts";
import type { Route } from "./+types/page";
import { newsletterStep, takeNewsletterStep, type StepResult } from "./newsletter-step.server.ts";
import { useLabel } from "#app/language/labels.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { SendButton } from "#app/components/forms/form-view.tsx";
import { PressForm } from "#app/components/forms/press-form.tsx";
import "#app/styles/bands/milpa.css";
import "./newsletter-step.css";

const isConfirming = (url: URL) => pageAt(englishPathOf(url.pathname)) === "newsletterConfirm";

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

type Props = {
  step: ReturnType<typeof newsletterStep>["step"];
  /** After the press; nothing before it. */
  result: StepResult | undefined;
};

/** Asks for one human press, and says what it did. */
function NewsletterStep({ step, result }: Props) {
  const label = useLabel();
  const said =
    result?.state === "done"
      ? step.done
      : result?.state === "unknown" || !step.hasToken
        ? step.unknown
        : null;
  return (
    <section className="newsletter-step">
      <Band name="milpa" />
      <div className="container section">
        <h1>{said?.title ?? step.ask.title}</h1>
        {result?.state === "failed" && (
          <p className="note errn" role="alert">
            {label("newsletter.failed", { reference: result.requestId })}
          </p>
        )}
        <p className="lead">{said?.text ?? step.ask.text}</p>
        {said ? (
          <p>
            <DestinationLink className="button button-outline" to={said.action.target}>
              {said.action.label}
            </DestinationLink>
          </p>
        ) : (
          <PressForm action={step.address}>
            <SendButton idle={step.ask.button} busy={label("newsletter.busy")} />
          </PressForm>
        )}
      </div>
    </section>
  );
}
