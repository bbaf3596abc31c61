import type { ReactNode } from "react";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { PressForm } from "#app/components/forms/press-form.tsx";
import { MoneyField } from "#app/components/giving/money-field.tsx";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { RecurringGift, RecurringWords } from "./recurring-gift-view.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";

type ChangesProps = {
  words: RecurringWords["changes"];
  intervalWords: RecurringWords["monthly"];
  gift: RecurringGift;
};

export function Changes({ words, intervalWords, gift }: ChangesProps) {
  const { token, isCardPortalDown } = gift;
  const isPaused = gift.state === "paused";
  const isWrong = gift.problem?.isOfAmount ?? false;
  return (
    <section className="gift-changes">
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <Change
        kind="amount"
        title={words.amount.title}
        token={token}
        next={words.next}
        open={isWrong}
      >
        <MoneyField
          id="change-amount"
          name="amount"
          label={intervalWords.amount_label}
          problem={isWrong ? gift.problem?.text : null}
          required
          defaultValue={gift.typed}
        />
      </Change>
      {isPaused ? (
        <Change kind="resume" title={words.resume.title} token={token} next={words.next} />
      ) : (
        <Change kind="pause" title={intervalWords.pause_title} token={token} next={words.next}>
          <PauseLength words={words.pause} intervalWords={intervalWords} gift={gift} />
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
      <Change kind="stop" title={words.stop.title} token={token} next={words.next}>
        <p>{words.stop.text}</p>
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

/** The number of charges that a pause skips: a choice for a monthly gift, always one for a yearly gift. */
function PauseLength({
  words,
  intervalWords,
  gift,
}: Pick<ChangesProps, "intervalWords" | "gift"> & { words: ChangesProps["words"]["pause"] }) {
  if (!gift.pauses) {
    return (
      <p>
        {intervalWords.pause_confirm}
        <input type="hidden" name="charges" value="1" />
      </p>
    );
  }
  return (
    <div className="form-field">
      <label htmlFor="change-months">{words.label}</label>
      <select className="input" id="change-months" name="charges">
        {gift.pauses.map(({ count, text }) => (
          <option key={count} value={count}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

type ChangeProps = {
  kind: string;
  title: string;
  token: string;
  next: string;
  open?: boolean | undefined;
  children?: ReactNode;
};

/** A form for one kind of change. It is sent by GET: the next page asks to confirm the change. */
function Change({ kind, title, token, next, open, children }: ChangeProps) {
  return (
    <Disclosure title={title} name="change" open={open}>
      <PressForm className="form" method="get" action={addressOf("donateMonthly", useLanguage())}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="change" value={kind} />
        {children}
        <div className="form-actions cluster">
          <button className="button button-outline">
            {next}
            <span className="visually-hidden">: {title}</span>
          </button>
        </div>
      </PressForm>
    </Disclosure>
  );
}
