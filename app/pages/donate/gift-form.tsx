import { useEffect, useRef, type ReactNode } from "react";
import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { DonationPicker } from "#app/components/giving/donation-picker.tsx";
import type { PickedGift } from "#domain/giving/gift-amount.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useGift } from "#app/components/giving/use-gift.ts";
import { FormField } from "#app/components/forms/form-field.tsx";
import { DraftNote, HiddenInputs, NoSignalNote } from "#app/components/forms/form-view.tsx";
import type { GiftFormModel } from "./gift-form-model.server.ts";
import { plainDollars } from "#domain/giving/money.ts";
import { ChosenGift, FeeBox, GiveButton, PaymentWays, type DonateWords } from "./amount-parts.tsx";
import { DomeMeter } from "./dome-meter.tsx";
import { GiftExtras } from "./gift-extras.tsx";
import { GiftPanel } from "./gift-panel.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import "./gift-form.css";

type Props = {
  content: DonateWords;
  gift: GiftFormModel;
  /** Stands under the dome; on a phone, after the form. */
  beside: ReactNode;
};

/** The donation page opens on its form: a dome at the left goes up with what is chosen at the right. */
export function GiftForm({ content, gift: drawn, beside }: Props) {
  const { form, gift, onInput } = useGift(drawn);
  const { opening, form: words } = content;
  const { action, name, idempotencyKey, words: marks, privacy, note } = drawn.form;
  const { fields } = drawn;
  useAddress(gift);
  return (
    <form
      className="form gift-choice donate-top ground-sky"
      id="gift-form"
      method="post"
      action={action}
      noValidate
      aria-labelledby="gift-form-title"
      data-sent-once={idempotencyKey}
      ref={form}
      onInput={onInput}
    >
      <HiddenInputs form={drawn.form} />
      <input type="hidden" name="seen" value={gift.isCustom ? (gift.cents ?? "") : ""} />
      <div className="container donate-grid">
        <div className="donate-words">
          <h1>{opening.title}</h1>
          <p className="lead">{opening.lead}</p>
          <DomeMeter gift={gift} description={opening.dome} />
          <Band name="milpa" size="small" />
        </div>
        <div className="donate-card" id="gift">
          <Band name="camino" size="small" />
          <div className="donate-card-body stack gap-5">
            <h2 className="visually-hidden" id="gift-form-title">
              {words.title}
            </h2>
            {drawn.back && (
              <p className="note row" role="status">
                <Icon name="info" />
                <span>{words.back[drawn.back]}</span>
              </p>
            )}
            {drawn.panel && <GiftPanel content={content} gift={drawn} panel={drawn.panel} />}
            <ChosenGift content={content} drawn={drawn} gift={gift}>
              <DonationPicker
                id="gift"
                start={drawn.start}
                gift={gift}
                problem={fields.custom.problem}
              />
            </ChosenGift>
            <div className="donate-person stack">
              <FormField field={fields.email} form={name} words={marks} />
              {fields.email_kept.value && <input type="hidden" name="email_kept" value="on" />}
              <FormField field={fields.name} form={name} words={marks} />
            </div>
            <FeeBox content={content} drawn={drawn} gift={gift} />
            <GiftExtras content={content} drawn={drawn} />
            {drawn.mode !== "live" && (
              <p className="donate-demonstration">
                {words[drawn.mode]} <a href="#ways">{words.demonstration_ways}</a>
              </p>
            )}
            {drawn.mode === "live" && <FormField field={fields.remind} form={name} words={marks} />}
            <NoSignalNote />
            <DraftNote />
            <GiveButton content={content} drawn={drawn} gift={gift} />
            <PaymentWays ways={drawn.ways} />
            <p className="small muted donate-after">
              <Icon name="shield" />
              <span>
                {words.after} <span className="only-monthly">{words.after_monthly} </span>
                <span className="only-yearly">{words.after_yearly} </span>
                {note} <PageLink to={privacy.href}>{privacy.label}</PageLink>
              </span>
            </p>
            <p>
              <ArrowLink to={words.check.target}>{words.check.label}</ArrowLink>
            </p>
          </div>
        </div>
        <div className="donate-beside">{beside}</div>
      </div>
    </form>
  );
}

/** The choice stands in the address, so that a change of language or a copied link keeps it. */
function useAddress({ type, cents }: PickedGift): void {
  const opened = useRef(`${type} ${cents}`);
  useEffect(() => {
    if (cents === null || opened.current === `${type} ${cents}`) return;
    opened.current = "";
    const address = new URL(location.href);
    address.searchParams.set("type", type);
    address.searchParams.set("amount", plainDollars(cents));
    history.replaceState(history.state, "", address);
  }, [type, cents]);
}
