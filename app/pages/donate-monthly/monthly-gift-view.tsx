import type { ReactNode } from "react";
import { Link } from "react-router";
import { Band } from "#app/components/ui/band.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { SendButton } from "#app/components/forms/form-view.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";

type Data = Route.ComponentProps["loaderData"];
type Gift = NonNullable<Data["monthly"]>;
type Words = Data["content"];
type Props = { content: Words; gift: Gift; token: string; done: string | null };

/** Whether what went wrong is the amount, and so stands beside its field. */
const isAmount = (problem: Gift["problemKind"]) => problem?.startsWith("amount") ?? false;

/** A monthly gift: what it is, what can be changed, its receipts. */
export function MonthlyGiftView({ content, gift, token, done }: Props) {
  const { confirm } = gift;
  return (
    <section className="gift-page ground-sky">
      <Band name="camino" />
      <div className="container gift-page-body">
        <div>
          <h1>{confirm ? content.confirm.title : content.title}</h1>
          {gift.problem && (
            <p className="note errn row" role="alert">
              <Icon name="alert" />
              <span>
                {isAmount(gift.problemKind) ? (
                  <a href="#change-amount">{gift.problem}</a>
                ) : (
                  gift.problem
                )}
              </span>
            </p>
          )}
          {gift.done && !confirm && (
            <p className="note okn row" role="status">
              <Icon name="check" />
              <span>
                {content.done[gift.done]} {content.done.letter}
              </span>
            </p>
          )}
          {confirm ? (
            <Confirm words={content.confirm} gift={gift} confirm={confirm} />
          ) : (
            <>
              <p className="lead">{gift.state === "stopped" ? content.stopped : content.thanks}</p>
              {gift.state === "stopped" && (
                <p className="actions">
                  <a className="button" href={gift.again.href}>
                    {gift.again.label}
                  </a>
                </p>
              )}
              {gift.mode !== "live" && <p className="note">{content[gift.mode]}</p>}
            </>
          )}
        </div>
        <div className="gift-sheet">
          <h2>{content.facts.title}</h2>
          <dl>
            {gift.facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {!confirm && gift.state !== "stopped" && (
            <Changes words={content.changes} gift={gift} token={token} done={done} />
          )}
          <section className="gift-receipts">
            <h2>{content.receipts.title}</h2>
            {gift.receipts.length === 0 && <p>{content.receipts.none}</p>}
            <ul>
              {gift.receipts.map(({ number, pdf, label }) => (
                <li key={number}>
                  <a className="gift-receipt-pdf" href={pdf}>
                    <Icon name="download" /> {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </section>
  );
}

type ConfirmProps = {
  words: Words["confirm"];
  gift: Gift;
  confirm: NonNullable<Gift["confirm"]>;
};

/** The change read back; only this press makes it. */
function Confirm({ words, gift, confirm: { kind, text, sends, attempt } }: ConfirmProps) {
  return (
    <>
      <p className="lead">{text}</p>
      <form method="post" action={gift.address} data-sent-once="">
        <input type="hidden" name="change" value={kind} />
        <input type="hidden" name="attempt" value={attempt} />
        {Object.entries(sends).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="actions">
          <SendButton idle={words.yes} busy={words.yes} />
          <a className="button button-outline" href={gift.address}>
            {words.no}
          </a>
        </p>
      </form>
    </>
  );
}

type ChangesProps = { words: Words["changes"]; gift: Gift; token: string; done: string | null };

function Changes({ words, gift, token, done }: ChangesProps) {
  const isPaused = gift.state === "paused";
  const isWrong = isAmount(gift.problemKind);
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
        <div className={isWrong ? "form-field is-wrong" : "form-field"}>
          <label htmlFor="change-amount">{words.amount.label}</label>
          <div className="money-input">
            <span aria-hidden="true">$</span>
            <input
              className="input"
              id="change-amount"
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              required
              defaultValue={gift.typed}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? "change-amount-problem" : undefined}
            />
          </div>
          {isWrong && (
            <p className="field-message" id="change-amount-problem">
              <Icon name="alert" size={20} />
              <span>{gift.problem}</span>
            </p>
          )}
        </div>
      </Change>
      {isPaused ? (
        <Change kind="resume" title={words.resume.title} token={token} next={words.next} />
      ) : (
        <Change kind="pause" title={words.pause.title} token={token} next={words.next}>
          <div className="form-field">
            <label htmlFor="change-months">{words.pause.label}</label>
            <select className="input" id="change-months" name="months">
              {gift.months.map(({ count, text }) => (
                <option key={count} value={count}>
                  {text}
                </option>
              ))}
            </select>
          </div>
        </Change>
      )}
      {!isPaused && (
        <Change kind="move" title={words.move.title} token={token} next={words.next}>
          <div className="form-field">
            <label htmlFor="change-day">{words.move.label}</label>
            <input
              className="input"
              id="change-day"
              name="day"
              type="date"
              required
              defaultValue={gift.nextDay ?? undefined}
              aria-describedby="change-day-hint"
            />
            <p className="hint" id="change-day-hint">
              {words.move.hint}
            </p>
          </div>
        </Change>
      )}
      <Disclosure title={words.card.title} open={done === "card"}>
        <p>{done === "card" ? words.card.not_now : words.card.text}</p>
        {done !== "card" && (
          <form method="post" action={gift.address}>
            <button className="button button-outline" name="change" value="card">
              {words.card.button}
            </button>
          </form>
        )}
      </Disclosure>
      <Change kind="stop" title={words.stop.title} token={token} next={words.next}>
        <p>{words.stop.text}</p>
      </Change>
      <p>
        {words.other.text}{" "}
        <Link to={addressOf("contact", useLanguage(), { query: { subject: "donations" } })}>
          {words.other.action}
        </Link>
      </p>
    </section>
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

/** Asks what is wanted; the next page reads it back. */
function Change({ kind, title, token, next, open, children }: ChangeProps) {
  return (
    <Disclosure title={title} name="change" open={open}>
      <form className="form" method="get" action={addressOf("donateMonthly", useLanguage())}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="change" value={kind} />
        {children}
        <div className="form-actions">
          <button className="button button-outline">
            {next}
            <span className="visually-hidden">: {title}</span>
          </button>
        </div>
      </form>
    </Disclosure>
  );
}
