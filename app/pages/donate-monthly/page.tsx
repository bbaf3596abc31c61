import { requestLinks } from "#domain/giving/gift-links.ts";
import { recurringByToken, changeRecurring, cardChangeUrl } from "#domain/giving/recurring-gift.ts";
import { createContext, data, redirect } from "react-router";
import { pageContent } from "#reader/content.ts";
import { formAction, type FormHandler } from "#app/forms/form-action.server.ts";
import { giftPath } from "#domain/giving/giving-paths.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import {
  describeChange,
  monthsText,
  readChange,
  recurringView,
  type ChangeProblem,
} from "#app/forms/recurring-gift.server.ts";
import { addressOf, languageOf, type Language } from "#domain/language/language.ts";
import { formatDollars } from "#domain/language/format.ts";
import { requestInfo, sentForm, services } from "#app/services.server.ts";
import { giftLinksForm } from "#domain/giving/gift-form.ts";
import { leastGiftCents, mostGiftCents } from "#domain/giving/money.ts";
import type { Route } from "./+types/page";
import { LostLink } from "./lost-link.tsx";
import { RecurringGiftView } from "./recurring-gift-view.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import "#app/components/giving/gift-page.css";
import "./page.css";

const refused = createContext<ChangeProblem | null>(null);

const changeable = ["amount", "pause", "resume", "stop"] as const;

/** Reading the page changes nothing: mail scanners open links. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("donateMonthly", language);
  const token = url.searchParams.get("token") ?? "";
  const gift = token === "" ? null : await recurringByToken(services(context).giving, token);
  const place = { language, context, page: "donateMonthly" } as const;
  const done = url.searchParams.get("done");
  const base = { content, token, done };
  if (!gift) {
    const form = await formViewModel(giftLinksForm, place);
    return {
      ...base,
      head: { ...headWithProblems(head, place), hidden: true },
      lost: { form, isUnknown: token !== "" || done === "old", isSent: done === "links" },
      recurring: null,
    };
  }
  const own = content[gift.interval];
  const asked = readChange(url.searchParams, language);
  const problem = context.get(refused) ?? (asked && "problem" in asked ? asked.problem : null);
  const isAsked = asked !== null && !("problem" in asked) && context.get(refused) === null;
  return {
    ...base,
    head: { ...head, title: own.title, hidden: true },
    lost: null,
    recurring: {
      interval: gift.interval,
      ...recurringView(gift, content, language),
      // A yearly gift can leave out one charge.
      pauses:
        gift.interval === "monthly"
          ? [1, 2, 3, 6, 12].map((count) => ({
              count,
              text: monthsText(count, content.changes.pause),
            }))
          : null,
      confirm: isAsked
        ? {
            ...describeChange(asked, content, gift, services(context).giving.cardFee, language),
            attempt: crypto.randomUUID(),
          }
        : null,
      problem: problem && withLimits({ ...content.problem, ...own }[problem], language),
      problemKind: problem,
      typed: problem ? (url.searchParams.get("amount") ?? "") : "",
      again: {
        label: fillTemplate(own.give_again, {
          amount: formatDollars(gift.giftCents, language),
        }),
        href: giftPath(language, {
          type: gift.interval,
          cents: gift.giftCents,
          for: gift.designation?.id ?? "",
          coversFee: gift.feeCoverCents > 0,
        }),
      },
      done: changeable.find((kind) => kind === done) ?? null,
      address: addressOf("donateMonthly", language, { query: { token } }),
    },
  };
}

function withLimits(text: string, language: Language): string {
  return fillTemplate(text, {
    least: formatDollars(leastGiftCents, language),
    most: formatDollars(mostGiftCents, language),
  });
}

/** Mails the links; the answer is the same whether there is anything under the address or not. */
const sendLinks: FormHandler<typeof giftLinksForm> = {
  form: giftLinksForm,
  async accept({ giving }, { input, control }, { clientAddress, language }) {
    await requestLinks(giving, input.email, { clientAddress, control, language: language });
    return {
      ok: true,
      leadTo: addressOf("donateMonthly", language, { query: { done: "links" } }),
    };
  },
};

export async function action(args: Route.ActionArgs) {
  const { url, context } = args;
  const token = url.searchParams.get("token") ?? "";
  const sent = sentForm(context);
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
  const change = readChange(fields, language);
  if (change === null || "problem" in change) {
    context.set(refused, change?.problem ?? "not_possible");
    return data(null, 422);
  }
  const attempt = fields.get("idempotency_key") ?? requestInfo(context).requestId;
  const answer = await changeRecurring(giving, token, change, attempt.slice(0, 100));
  if (answer.kind === "done") return redirect(here(change.kind), 303);
  if (answer.kind === "unknown") return data(null, 404);
  context.set(refused, answer.kind);
  return data(null, answer.kind === "unavailable" ? 503 : 422);
}

export default function DonateMonthlyPage({ loaderData }: Route.ComponentProps) {
  const { content, lost, recurring, token, done } = loaderData;
  if (recurring) {
    return <RecurringGiftView content={content} gift={recurring} token={token} done={done} />;
  }
  return <LostLink words={content.lost} lost={lost} />;
}
