import { newEmailByKey, confirmNewEmail } from "#domain/giving/email-change.ts";
import { redirect } from "react-router";
import { PressForm, SendButton } from "#app/components/forms/form-view.tsx";
import { ArrowLink } from "#app/components/ui/links.tsx";
import { PersonalPage } from "#app/components/giving/personal-page.tsx";
import { useLanguage } from "#app/language/labels.tsx";
import { services } from "#app/services.server.ts";
import { fillTemplate, addressOf, languageOf } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import type { Route } from "./+types/page";

/** A GET changes nothing, because mail scanners open the links of e-mails. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const content = pageContent("donateEmail", language);
  const key = url.searchParams.get("key") ?? "";
  const found = key === "" ? null : await newEmailByKey(services(context).giving, key);
  const { title, text } = found ? content.ask : content.unknown;
  return {
    head: { title, hidden: true },
    content,
    title,
    text: found
      ? fillTemplate(text, { reference: found.reference, email: found.maskedEmail })
      : text,
    address: found ? url.pathname + url.search : null,
  };
}

export async function action({ url, context }: Route.ActionArgs) {
  const key = url.searchParams.get("key") ?? "";
  const id = await confirmNewEmail(services(context).giving, key);
  const language = languageOf(url.pathname);
  // Confirming gives the gift a new id, because the old page's address is in the wrong mailbox.
  const page =
    id === null
      ? addressOf("donateEmail", language, { query: { key } })
      : addressOf("donateStatus", language, {
          params: { id },
          query: { done: "email" },
          anchor: "email",
        });
  return redirect(page, 303);
}

export default function DonateEmailPage({ loaderData }: Route.ComponentProps) {
  const { content, title, text, address } = loaderData;
  const language = useLanguage();
  return (
    <PersonalPage title={title}>
      <p className="lead">{text}</p>
      {address ? (
        <PressForm action={address}>
          <SendButton idle={content.ask.button} busy={content.ask.sending} />
        </PressForm>
      ) : (
        <ArrowLink to={{ href: addressOf("donateMonthly", language) }}>{content.lost}</ArrowLink>
      )}
    </PersonalPage>
  );
}
