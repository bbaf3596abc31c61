import { requestLinks } from "#domain/giving/gift-links.ts";
import { recurringByToken, changeRecurring, cardChangeUrl } from "#domain/giving/recurring-gift.ts";
import { createContext, data, redirect } from "react-router";
import { pageContent } from "#reader/content.ts";
import { formAction, type FormHandler } from "#app/forms/form-action.server.ts";
import { pathOfGift } from "#domain/giving/giving-paths.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import {
  describeChange,
  monthsText,
  readChange,
  recurringView,
  type ChangeProblem,
} from "#app/forms/recurring-gift.server.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
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
  if (!gift) {
    const form = await formViewModel(giftLinksForm, place);
    return {
      content,
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
    content,
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
      problem: problem && {
        isOfAmount: problem.startsWith("amount"),
        text: fillTemplate({ ...content.problem, ...own }[problem], {
          least: formatDollars(leastGiftCents, language),
          most: formatDollars(mostGiftCents, language),
        }),
      },
      typed: problem ? (url.searchParams.get("amount") ?? "") : "",
      again: {
        label: fillTemplate(own.give_again, {
          amount: formatDollars(gift.giftCents, language),
        }),
        href: pathOfGift({ ...gift, language }),
      },
      done: changeable.find((kind) => kind === done) ?? null,
      isCardAway: done === "card",
      token,
      address: addressOf("donateMonthly", language, { query: { token } }),
    },
  };
}

/** Mails the links; the answer is the same whether there is anything under the address or not. */
const sendLinks: FormHandler<typeof giftLinksForm> = {
  form: giftLinksForm,
  async accept({ giving }, { input, control }, { clientAddress, language }) {
    await requestLinks(giving, input.email, { clientAddress, control, language });
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
  if (answer === "done") return redirect(here(change.kind), 303);
  if (answer === "unknown") return data(null, 404);
  context.set(refused, answer);
  return data(null, answer === "unavailable" ? 503 : 422);
}

export default function DonateMonthlyPage({ loaderData }: Route.ComponentProps) {
  const { content, lost, recurring } = loaderData;
  if (recurring) return <RecurringGiftView content={content} gift={recurring} />;
  return <LostLink words={content.lost} lost={lost} />;
}
