import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { PressForm, SendButton } from "#app/components/forms/form-view.tsx";
import { StatusNote } from "#app/components/ui/status-note.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { fillTemplate } from "#domain/language/language.ts";
import type { Route } from "./+types/page";
import { PageLink } from "#app/components/ui/links.tsx";

/** The receipts of a gift: to open, verify or get by e-mail again, and to request a refund. */
export function Receipts({ content, view, done }: Route.ComponentProps["loaderData"]) {
  const { receipts, refund, manage } = content;
  if (view.receipts.length === 0) return null;
  const day = view.refundAskedOn || "";
  const asked = day && fillTemplate(refund.asked, { day });
  const words: Readonly<Record<string, string>> = { ...receipts, ...refund, asked };
  const said = asked ? "asked" : done;
  const result = said && Object.hasOwn(words, said) ? words[said] : undefined;
  return (
    <section id="receipts" className="gift-receipts stack">
      <h2>{receipts.title}</h2>
      <StatusNote text={result} />
      <ul>
        {view.receipts.map(({ number, pdf, check, mayBeRefunded }) => (
          <li key={number}>
            <p>
              <a className="gift-receipt-pdf touch" href={pdf}>
                <Icon name="download" /> {fillTemplate(receipts.pdf, { number })}
              </a>
            </p>
            <div className="links">
              <PageLink className="gift-plain touch" to={check}>
                {receipts.check}
              </PageLink>
              {view.state !== "withdrawn" && (
                <PressForm>
                  <input type="hidden" name="receipt" value={number} />
                  <button className="gift-plain touch" type="submit" name="action" value="resend">
                    {receipts.resend}
                  </button>
                </PressForm>
              )}
            </div>
            {view.state === "received" && !asked && mayBeRefunded && (
              <Disclosure title={refund.title}>
                <p>{refund.text}</p>
                {view.isManaged && (
                  <p>
                    {refund.goes_on} <a href="#manage">{manage.title}</a>
                  </p>
                )}
                <PressForm>
                  <input type="hidden" name="receipt" value={number} />
                  <input type="hidden" name="action" value="refund" />
                  <SendButton idle={refund.button} busy={refund.button} />
                </PressForm>
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
