import { pageAt } from "#domain/addresses.ts";
import { englishPathOf, languageOf } from "#domain/language/language.ts";
import { confirmNewsletter, leaveNewsletter } from "#domain/newsletter/newsletter.ts";
import type { Route } from "./+types/page";
import { useLabel } from "#app/language/labels.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { DestinationLink } from "#app/components/ui/links.tsx";
import { PressForm, SendButton } from "#app/components/forms/form-view.tsx";
import { data } from "react-router";
import { pageContent } from "#reader/content.ts";
import { nullIfDown, requestInfo, services } from "#app/services.server.ts";

const isConfirming = (url: URL) => pageAt(englishPathOf(url.pathname)) === "newsletterConfirm";
const tokenOf = (url: URL) => url.searchParams.get("token") ?? "";

/** The page behind a link of an e-mail. A GET changes nothing, because mail scanners open links. */
export function loader({ url }: Route.LoaderArgs) {
  const page = isConfirming(url) ? "newsletterConfirm" : "newsletterUnsubscribe";
  const { head, ...content } = pageContent(page, languageOf(url.pathname));
  const step = { ...content, hasToken: tokenOf(url) !== "", address: url.pathname + url.search };
  return { head: { ...head, hidden: true }, step };
}

/** `unknown`: there is no such token, or it has expired. `failed`: storage is unavailable. */
type StepResult = { readonly state: "done" | "unknown" | "failed"; readonly requestId: string };

/**
 * Confirms or unsubscribes by the token in the address alone. It needs no cookie and does not redirect, because mail
 * programs send this POST themselves (RFC 8058, one-click unsubscribe).
 */
export async function action({ url, context }: Route.ActionArgs) {
  const { requestId } = requestInfo(context);
  const isDone = await nullIfDown(context, () => takeStep(services(context), url));
  if (isDone === null) return data<StepResult>({ state: "failed", requestId }, 503);
  return data<StepResult>({ state: isDone ? "done" : "unknown", requestId }, isDone ? 200 : 404);
}

async function takeStep(world: ReturnType<typeof services>, url: URL): Promise<boolean> {
  const token = tokenOf(url);
  if (token === "") return false;
  if (isConfirming(url)) return (await confirmNewsletter(world, token)) === "confirmed";
  await leaveNewsletter(world, token);
  return true;
}

/** A button that confirms or unsubscribes; after it was pressed, the result. */
export default function NewsletterStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const label = useLabel();
  const { step } = loaderData;
  const isUnknown = actionData?.state === "unknown" || !step.hasToken;
  const result = actionData?.state === "done" ? step.done : isUnknown ? step.unknown : null;
  return (
    <section className="newsletter-step">
      <Band name="milpa" />
      <div className="container section">
        <h1>{result?.title ?? step.ask.title}</h1>
        {actionData?.state === "failed" && (
          <p className="note error" role="alert">
            {label("newsletter.failed", { reference: actionData.requestId })}
          </p>
        )}
        <p className="lead">{result?.text ?? step.ask.text}</p>
        {result ? (
          <p>
            <DestinationLink className="button button-outline" to={result.action.target}>
              {result.action.label}
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
