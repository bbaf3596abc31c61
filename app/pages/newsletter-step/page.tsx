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

/** Passages of each page, by the state of the subscriber whose token the link has. */
const passages = {
  newsletterConfirm: { asked: "ask", confirmed: "done", left: "gone", nobody: "unknown" },
  newsletterUnsubscribe: { asked: "ask", confirmed: "ask", left: "done", nobody: "gone" },
} as const;

const isConfirming = (url: URL) => pageAt(englishPathOf(url.pathname)) === "newsletterConfirm";
/** "" if a part of it was lost. */
const tokenOf = (url: URL) => /^[\da-f]{40}$/.exec(url.searchParams.get("token") ?? "")?.[0] ?? "";

/** The page behind a link of an e-mail. A GET changes nothing, because mail scanners open links. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = isConfirming(url) ? "newsletterConfirm" : "newsletterUnsubscribe";
  const { head, ...content } = pageContent(page, languageOf(url.pathname));
  const token = tokenOf(url);
  const find = () => services(context).storage.subscribers.find({ token });
  const state = await nullIfDown(context, async () => (await find())?.state ?? "nobody");
  const passage = token === "" ? "unknown" : passages[page][state ?? "asked"];
  const step = { ...content[passage], address: url.pathname + url.search };
  return { head: { ...head, hidden: true }, step };
}

/**
 * Confirms or unsubscribes by the token in the address alone. It needs no cookie and does not redirect, because mail
 * programs send this POST themselves (RFC 8058, one-click unsubscribe).
 */
export async function action({ url, context }: Route.ActionArgs) {
  const { requestId } = requestInfo(context);
  const isDone = await nullIfDown(context, () => takeStep(services(context), url));
  if (isDone === null) return data({ requestId }, 503);
  return data(null, isDone ? 200 : 404);
}

async function takeStep(world: ReturnType<typeof services>, url: URL): Promise<boolean> {
  const token = tokenOf(url);
  if (isConfirming(url)) return (await confirmNewsletter(world, token)) === "confirmed";
  await leaveNewsletter(world, token);
  return token !== "";
}

/** A button that confirms or unsubscribes; once it was pressed, the result. */
export default function NewsletterStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const label = useLabel();
  const { step } = loaderData;
  return (
    <section className="newsletter-step">
      <Band name="milpa" />
      <div className="container section">
        <h1>{step.title}</h1>
        {actionData && (
          <p className="note error" role="alert">
            {label("newsletter.failed", { reference: actionData.requestId })}
          </p>
        )}
        <p className="lead">{step.text}</p>
        {"button" in step ? (
          <PressForm action={step.address}>
            <SendButton idle={step.button} busy={label("newsletter.busy")} />
          </PressForm>
        ) : (
          <p>
            <DestinationLink className="button button-outline" to={step.action.target}>
              {step.action.label}
            </DestinationLink>
          </p>
        )}
      </div>
    </section>
  );
}
