import { data, redirect } from "react-router";
import { StatusNote } from "#app/components/ui/status-note.tsx";
import { PressForm } from "#app/components/forms/form-view.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { DestinationLink } from "#app/components/ui/links.tsx";
import { pageContent } from "#reader/content.ts";
import { formatDollars } from "#domain/language/format.ts";
import { languageOf, fillTemplate } from "#domain/language/language.ts";
import { requestInfo, services } from "#app/services.server.ts";
import type { Route } from "./+types/page";

const actions = ["pay", "decline", "cancel"] as const;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { demo } = services(context).giving;
  // Only in demonstration mode.
  if (!demo) throw data(null, 404);
  const { once, monthly, yearly, receipt_to, ...content } = pageContent("demoCheckout", language);
  const open = await demo.find(params.id);
  return data(
    {
      head: { hidden: true },
      content,
      open: open && {
        title: fillTemplate({ once, monthly, yearly }[open.interval], {
          amount: formatDollars(open.giftCents + open.feeCoverCents, language),
        }),
        receiptTo: fillTemplate(receipt_to, { email: open.email }),
        wasDeclined: open.state === "failed",
      },
    },
    open ? 200 : 404,
  );
}

/** Pays, declines or cancels; with 303 the browser's "back" does not send the form again. */
export async function action({ params, context }: Route.ActionArgs) {
  const { demo } = services(context).giving;
  const sent = requestInfo(context).form?.get("action");
  const act = actions.find((one) => one === sent);
  const redirectTo = demo && act ? await demo.act(params.id, act) : null;
  if (redirectTo === null) throw data(null, 404);
  return redirect(redirectTo, 303);
}

export default function DemoCheckoutPage({ loaderData }: Route.ComponentProps) {
  const { content, open } = loaderData;
  return (
    <section className="ground-indigo on-dark demo-checkout">
      <Band name="milpa" />
      <div className="container section">
        <p className="demo-checkout-tag tag">{content.tag}</p>
        <h1>{open ? content.title : content.gone.title}</h1>
        <p className="lead">{open ? content.text : content.gone.text}</p>
        {open ? (
          <PressForm>
            <p className="numeral">{open.title}</p>
            <p>{open.receiptTo}</p>
            <StatusNote tone="error" text={open.wasDeclined && content.declined} />
            <p className="actions">
              {actions.map((act) => (
                <button
                  key={act}
                  className={`button button-${act === "pay" ? "marigold" : "outline"}`}
                  name="action"
                  value={act}
                >
                  {content[act]}
                </button>
              ))}
            </p>
          </PressForm>
        ) : (
          <DestinationLink className="button button-marigold" to={content.gone.action.target}>
            {content.gone.action.label}
          </DestinationLink>
        )}
      </div>
    </section>
  );
}
