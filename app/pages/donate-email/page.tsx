import { redirect } from "react-router";
import { SendButton } from "#app/components/forms/form-view.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import type { PageHandle } from "#app/components/giving/donate-banner.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { requestInfo, services } from "#app/services.server.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import type { Route } from "./+types/page";
import "#app/components/giving/gift-page.css";

export const handle: PageHandle = { asksForNothing: true };

/** Reading the page changes nothing: mail scanners open links. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("donateEmail", language);
  const isDone = url.searchParams.has("done");
  const key = url.searchParams.get("key") ?? "";
  // Drawn at build time there is no key to look up.
  const found =
    key === "" || !requestInfo(context) ? null : await services(context).giving.newEmailByKey(key);
  const { title, text } = isDone ? content.done : found ? content.ask : content.unknown;
  return {
    head: { ...head, title, hidden: true },
    content,
    title,
    text: found
      ? fillTemplate(text, { reference: found.reference, email: found.maskedEmail })
      : text,
    isDone,
    address: found && !isDone ? url.pathname + url.search : null,
  };
}

export async function action({ url, context }: Route.ActionArgs) {
  const key = url.searchParams.get("key") ?? "";
  const answer = await services(context).giving.confirmNewEmail(key);
  const query: Record<string, string> = answer === "done" ? { done: "yes" } : { key };
  return redirect(addressOf("donateEmail", languageOf(url.pathname), { query }), 303);
}

export default function DonateEmailPage({ loaderData }: Route.ComponentProps) {
  const { content, title, text, isDone, address } = loaderData;
  const language = useLanguage();
  return (
    <section className="gift-page">
      <Band name="camino" />
      <div className="container gift-page-body">
        <div>
          <h1>{title}</h1>
          <p className="lead" role={isDone ? "status" : undefined}>
            {text}
          </p>
          {address ? (
            <form method="post" action={address} data-sent-once="">
              <SendButton idle={content.ask.button} busy={content.ask.sending} />
            </form>
          ) : (
            <ArrowLink to={{ href: addressOf("donateMonthly", language), outside: false }}>
              {content.lost}
            </ArrowLink>
          )}
        </div>
      </div>
    </section>
  );
}
