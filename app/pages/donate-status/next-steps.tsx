import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";
import { PageLink } from "#app/components/ui/page-link.tsx";

type Data = Route.ComponentProps["loaderData"];

export function NextSteps({
  content: { actions },
  view,
  address,
}: Pick<Data, "content" | "view" | "address">) {
  const language = useLanguage();
  const { state } = view;
  const payAt = state === "started" || state === "failed" ? view.continueUrl : null;
  const isOver = state === "failed" || state === "expired";
  const isMailed = view.receipts.length > 0;
  return (
    <>
      <p className="actions">
        {payAt && (
          <a className="button" href={payAt}>
            {state === "failed" ? actions.again : actions.continue}
          </a>
        )}
        {isOver && (
          <a className={payAt ? "button button-outline" : "button"} href={view.againPath}>
            {payAt ? actions.change : actions.again}
          </a>
        )}
        {isOver && (
          <PageLink
            className="button button-outline"
            to={addressOf("donate", language, { anchor: "ways" })}
          >
            {actions.others}
          </PageLink>
        )}
        {(state === "started" || state === "waiting") && (
          <a className="button button-outline" href={address}>
            {actions.look}
          </a>
        )}
        {state === "disputed" && (
          <PageLink
            className="button"
            to={addressOf("contact", language, { query: { subject: "donations" } })}
          >
            {actions.write}
          </PageLink>
        )}
        {state === "received" && (
          <PageLink className="button" to={addressOf("impact", language)}>
            {actions.impact}
          </PageLink>
        )}
        {(state === "received" || state === "refunded") && (
          <PageLink className="button button-outline" to={addressOf("home", language)}>
            {actions.home}
          </PageLink>
        )}
      </p>
      {view.isRecurring && state === "received" && (
        <p className="gift-page-aside small">{actions.manage}</p>
      )}
      <p className="gift-page-aside small">{isMailed ? actions.keep_mailed : actions.keep}</p>
    </>
  );
}
