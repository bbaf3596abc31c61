import { pageAt } from "#domain/addresses.ts";
import { englishPathOf, languageOf } from "#domain/language/language.ts";
import {
  confirmNewsletter,
  leaveNewsletter,
  newsletterPages,
} from "#domain/newsletter/newsletter.ts";
import type { Route } from "./+types/page";
import { useLabel } from "#app/language/labels.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { SendButton } from "#app/components/forms/form-view.tsx";
import { PressForm } from "#app/components/forms/press-form.tsx";
import { data, type RouterContextProvider } from "react-router";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { pageContent } from "#reader/content.ts";
import { requestInfo, services } from "#app/services.server.ts";
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

type Step = keyof typeof newsletterPages;
type Context = Readonly<RouterContextProvider>;

/** The outcome of the visitor's one press; `failed` is ours, with the number of the request. */
type StepResult = {
  readonly state: "done" | "unknown" | "failed";
  readonly requestId: string;
};

/** The page behind a link of an e-mail. Reading it changes nothing: mail scanners open links. */
function newsletterStep(step: Step, url: URL) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent(newsletterPages[step], language);
  const token = url.searchParams.get("token") ?? "";
  return {
    head: { ...head, hidden: true },
    step: { ...content, hasToken: token !== "", address: url.pathname + url.search },
  };
}

/**
 * Does what the press asks for, by the token of the address alone: no cookie, no redirect, as mail
 * programs need it that send the POST themselves (RFC 8058).
 */
async function takeNewsletterStep(
  { url, context }: { url: URL; context: Context },
  take: (
    world: ReturnType<typeof services>,
    token: string,
  ) => Promise<Exclude<StepResult["state"], "failed">>,
) {
  const requestId = requestInfo(context).requestId;
  try {
    const token = url.searchParams.get("token") ?? "";
    const state = token === "" ? "unknown" : await take(services(context), token);
    return data<StepResult>({ state, requestId }, state === "done" ? 200 : 404);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    requestInfo(context).reportFailure(error);
    return data<StepResult>({ state: "failed", requestId }, 503);
  }
}
