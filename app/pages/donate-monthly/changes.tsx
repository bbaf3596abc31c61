import type { ReactNode } from "react";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { PressForm, SendButton } from "#app/components/forms/form-view.tsx";
import { MoneyField } from "#app/components/giving/money-field.tsx";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { RecurringProps } from "./recurring-gift-view.tsx";
import { PageLink } from "#app/components/ui/links.tsx";

export function Changes({ content, gift }: RecurringProps) {
  const { changes: words, [gift.interval]: intervalWords } = content;
  const { isCardPortalDown } = gift;
  const { amount, charges } = gift.typed;
  const isWrong = gift.problem?.isOfAmount ?? false;
  return (
    <section className="gift-changes">
      <h2>{words.title}</h2>
      <Change kind="amount" title={words.amount.title} gift={gift}>
        <MoneyField
          id="change-amount"
          name="amount"
          label={intervalWords.amount_label}
          problem={isWrong ? gift.problem?.text : null}
          required
          defaultValue={amount}
        />
        {gift.seen > 0 && <input type="hidden" name="seen" value={gift.seen} />}
      </Change>
      {gift.state === "paused" ? (
        <Change kind="resume" title={words.resume.title} gift={gift}>
          <p>{words.resume.confirm}</p>
        </Change>
      ) : (
        <Change kind="pause" title={intervalWords.pause_title} gift={gift}>
          <p>{intervalWords.pause_confirm}</p>
          {gift.pauses ? (
            <div className="form-field">
              <label htmlFor="change-months">{words.pause.label}</label>
              <select className="input" id="change-months" name="charges" defaultValue={charges}>
                {gift.pauses.map(({ count, text }) => (
                  <option key={count} value={count}>
                    {text}
                  </option>
                ))}
              </select>
            </div>
          ) : (
            <input type="hidden" name="charges" value="1" />
          )}
        </Change>
      )}
      <Disclosure title={words.card.title} open={isCardPortalDown}>
        <p>{isCardPortalDown ? words.card.not_now : words.card.text}</p>
        {!isCardPortalDown && (
          <PressForm action={gift.address}>
            <button className="button button-outline" name="change" value="card">
              {words.card.button}
            </button>
          </PressForm>
        )}
      </Disclosure>
      <Change kind="stop" title={words.stop.title} gift={gift}>
        <p>{words.stop.text}</p>
        <p>{words.stop.confirm}</p>
      </Change>
      <p>
        {words.other.text}{" "}
        <PageLink to={addressOf("contact", useLanguage(), { query: { subject: "donations" } })}>
          {words.other.action}
        </PageLink>
      </p>
    </section>
  );
}

type ChangeProps = Pick<RecurringProps, "gift"> & {
  kind: string;
  title: string;
  children: ReactNode;
};

/** A form for one kind of change, made when its button is pressed. */
function Change({ kind, title, gift, children }: ChangeProps) {
  return (
    <Disclosure title={title} name="change" open={gift.typed["change"] === kind}>
      <PressForm className="form" action={gift.address}>
        <input type="hidden" name="change" value={kind} />
        <input type="hidden" name="idempotency_key" value={gift.idempotencyKey} />
        {children}
        <div className="form-actions cluster">
          <SendButton idle={title} busy={title} />
        </div>
      </PressForm>
    </Disclosure>
  );
}
