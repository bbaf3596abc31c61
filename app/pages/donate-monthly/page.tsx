import { requestLinks } from "#domain/giving/gift-links.ts";
import { recurringByToken, changeRecurring, cardChangeUrl } from "#domain/giving/recurring-gift.ts";
import { PersonalPage } from "#app/components/giving/personal-page.tsx";
import { StatusNote } from "#app/components/ui/status-note.tsx";
import { FormView } from "#app/components/forms/form-view.tsx";
import { createContext, data, redirect } from "react-router";
import { pageContent } from "#reader/content.ts";
import { formAction, type FormHandler } from "#app/forms/form-action.server.ts";
import { formViewModel } from "#app/forms/form-view-model.server.ts";
import { readChange, recurringView, type ChangeProblem } from "#app/forms/recurring-gift.server.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { requestInfo, services } from "#app/services.server.ts";
import { giftLinksForm } from "#domain/giving/gift-form.ts";
import type { Route } from "./+types/page";
import { RecurringGiftView } from "./recurring-gift-view.tsx";

/** Set by the action for the loader of the same request: why the change is not made, and its fields. */
const changeRefused = createContext<{ problem: ChangeProblem; sent: URLSearchParams } | null>(null);

/** A GET changes nothing, because mail scanners open the links of e-mails. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = languageOf(url.pathname);
  const content = pageContent("donateMonthly", language);
  const token = url.searchParams.get("token") ?? "";
  const gift = token === "" ? null : await recurringByToken(services(context).giving, token);
  const done = url.searchParams.get("done");
  if (!gift) {
    return {
      content,
      head: { hidden: true },
      forms: { links: formViewModel(giftLinksForm, args) },
      lost: { isUnknown: token !== "" || done === "old", isSent: done === "links" },
      recurring: null,
    };
  }
  const recurring = recurringView(gift, content, {
    language,
    query: url.searchParams,
    refused: context.get(changeRefused),
  });
  const { title } = content[gift.interval];
  return { content, head: { title, hidden: true }, lost: null, recurring };
}

/** E-mails the links to a donor's gifts. The answer is the same for unknown addresses, so it reveals nothing. */
const sendLinks: FormHandler<typeof giftLinksForm> = {
  form: giftLinksForm,
  async accept({ giving }, { input, control }, { clientAddress, language }) {
    await requestLinks(giving, input.email, { clientAddress, control, language });
    const redirectTo = addressOf("donateMonthly", language, { query: { done: "links" } });
    return { ok: true, redirectTo };
  },
};

export async function action(args: Route.ActionArgs) {
  const { url, context } = args;
  const token = url.searchParams.get("token") ?? "";
  const { form: sent, requestId } = requestInfo(context);
  if (sent?.get("form") === giftLinksForm.name) return formAction(args, [sendLinks]);
  const language = languageOf(url.pathname);
  const here = (done: string) => addressOf("donateMonthly", language, { query: { token, done } });
  const { giving } = services(context);
  if (sent?.get("change") === "card") {
    const portal = await cardChangeUrl(giving, token);
    return redirect(portal ?? here("card"), 303);
  }
  const fields = new URLSearchParams();
  for (const [name, value] of sent ?? []) if (typeof value === "string") fields.set(name, value);
  const change = readChange(fields, await recurringByToken(giving, token), language);
  const refuse = (problem: ChangeProblem, status: number) => {
    context.set(changeRefused, { problem, sent: fields });
    return data(null, status);
  };
  if (change === null || "problem" in change) return refuse(change?.problem ?? "not_possible", 422);
  const idempotencyKey = fields.get("idempotency_key") ?? requestId;
  const answer = await changeRecurring(giving, token, change, idempotencyKey.slice(0, 100));
  if (answer === "done") return redirect(here(change.kind), 303);
  if (answer === "unknown") return data(null, 404);
  return refuse(answer, answer === "unavailable" ? 503 : 422);
}

/** Shown without a valid token: a form that e-mails the links again. */
function LostLink({
  content: { lost: words },
  lost: { isUnknown, isSent },
  forms,
}: Extract<Route.ComponentProps["loaderData"], { recurring: null }>) {
  const sheet = (
    <>
      <h2>{words.form_title}</h2>
      <FormView form={forms.links} />
    </>
  );
  return (
    <PersonalPage title={isSent ? words.sent_title : words.title} sheet={sheet}>
      <StatusNote tone="error" text={isUnknown && words.unknown} />
      <p className="lead" role={isSent ? "status" : undefined}>
        {isSent ? words.sent : words.lead}
      </p>
    </PersonalPage>
  );
}

export default function DonateMonthlyPage({ loaderData }: Route.ComponentProps) {
  const { content, recurring } = loaderData;
  if (recurring) return <RecurringGiftView content={content} gift={recurring} />;
  return <LostLink {...loaderData} />;
}
