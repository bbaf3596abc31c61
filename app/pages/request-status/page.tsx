import { FactList } from "#app/components/blocks/fact-list.tsx";
import { FormSummary } from "#app/components/forms/form-summary.tsx";
import { FormView } from "#app/components/forms/form-view.tsx";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { formAction, type FormHandler } from "#app/forms/form-action.server.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { services } from "#app/services.server.ts";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { requestStatusForm } from "#domain/forms/request-status.ts";
import { formatDate } from "#domain/language/format.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { findRequest, requestStatus } from "#domain/submissions/request-status.ts";
import { pageContent } from "#reader/content.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";
import { PageLink } from "#app/components/ui/page-link.tsx";
import "#app/components/giving/gift-page.css";

/** Where something stands: by the link that reference and e-mail lead to, else the form for them. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { head, ...content } = pageContent("requestStatus", language);
  const reference = url.searchParams.get("ref");
  const key = url.searchParams.get("key") ?? "";
  const place = { language, context, page: "requestStatus" } as const;
  const found =
    reference === null ? null : await requestStatus(services(context).storage, reference, key);
  if (!found) {
    return {
      head: { ...headWithProblems(head, place), hidden: reference !== null },
      content,
      form: await formViewModel(requestStatusForm, place),
      isExpired: reference !== null,
      shown: null,
    };
  }
  const { stage, closedBecause, form, receivedAt, stageAt } = found;
  const { kinds, facts, stages, closed } = content;
  const day = (at: Date) => formatDate(guatemalaDay(at), language);
  const named: Readonly<Record<string, string>> = kinds;
  return {
    head: { ...head, hidden: true },
    content,
    form: null,
    isExpired: false,
    shown: {
      ...(stage === null ? content.kept : stages[stage]),
      ...(stage === "closed" && closedBecause ? { text: closed[closedBecause] } : {}),
      rows: [
        { name: facts.kind, value: named[form] ?? kinds.other },
        { name: facts.reference, value: found.reference },
        { name: facts.received, value: day(receivedAt) },
        ...(stageAt === null || stage === "received"
          ? []
          : [{ name: facts.since, value: day(stageAt) }]),
      ],
    },
  };
}

const ask: FormHandler<typeof requestStatusForm> = {
  form: requestStatusForm,
  async accept(world, { input }, { clientAddress, language }) {
    const found = await findRequest(world, input, clientAddress);
    if (found === "later") return { ok: false, errors: { form: "too_many_asked" } };
    if (found === "unknown") return { ok: false, errors: { form: "request_unknown" } };
    const query = { ref: found.reference, key: found.key };
    return { ok: true, leadTo: addressOf("requestStatus", language, { query }) };
  },
};

export async function action(args: Route.ActionArgs) {
  return formAction(args, [ask]);
}

export default function RequestStatusPage({ loaderData }: Route.ComponentProps) {
  const { content, form, isExpired, shown } = loaderData;
  const language = useLanguage();
  return (
    <>
      {form && <FormSummary forms={[form]} />}
      <section className="gift-page">
        <Band name="camino" />
        <div className="container gift-page-body split split-2 late start">
          <div className="stays">
            <h1>{shown ? shown.title : content.title}</h1>
            {isExpired && (
              <p className="note errn" role="status">
                {content.expired}
              </p>
            )}
            <p className="lead">{shown ? shown.text : content.lead}</p>
            <ArrowLink to={content.write.target}>{content.write.label}</ArrowLink>
          </div>
          <div className="gift-sheet panel stack gap-5">
            {form && <h2>{content.form_title}</h2>}
            {form && <FormView form={form} />}
            {shown && <FactList facts={shown.rows} />}
            {shown && (
              <p>
                <PageLink className="gift-plain touch" to={addressOf("requestStatus", language)}>
                  {content.again}
                </PageLink>
              </p>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
