import { useEffect, useRef, type ReactNode } from "react";
import { ArrowLink, PageLink } from "#app/components/ui/links.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { DonationPicker } from "#app/components/giving/donation-picker.tsx";
import type { PickedGift } from "#domain/giving/gift-amount.ts";
import { StatusNote } from "#app/components/ui/status-note.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useGift } from "#app/components/giving/by-choice.tsx";
import { FormField } from "#app/components/forms/form-field.tsx";
import { FormCard } from "#app/components/forms/form-section.tsx";
import { DraftNote, HiddenInputs, NoSignalNote } from "#app/components/forms/form-view.tsx";
import type { GiftFormModel } from "./gift-form-model.server.ts";
import { plainDollars } from "#domain/giving/money.ts";
import { ChosenGift, FeeBox, GiveButton, PaymentWays, type DonateWords } from "./amount-parts.tsx";
import { DomeMeter } from "./dome-meter.tsx";
import { GiftExtras } from "./gift-extras.tsx";
import { GiftPanel } from "./gift-panel.tsx";

type Props = {
  content: DonateWords;
  model: GiftFormModel;
  /** Under the dome; on a phone after the form. */
  children: ReactNode;
};

/** The first screen of /donate: the dome on the left grows with the amount chosen in the form on the right. */
export function GiftForm({ content, model, children }: Props) {
  const { form, gift, onInput } = useGift(model);
  const { opening, form: words } = content;
  const { action, idempotencyKey, privacy, note } = model.form;
  const { fields } = model;
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
      <HiddenInputs form={model.form} />
      <input type="hidden" name="seen" value={gift.isCustom ? (gift.cents ?? "") : ""} />
      <div className="container donate-grid">
        <div className="donate-words">
          <h1>{opening.title}</h1>
          <p className="lead">{opening.lead}</p>
          <DomeMeter gift={gift} description={opening.dome} />
          <Band name="milpa" size="small" />
        </div>
        <FormCard id="gift">
          <h2 className="visually-hidden" id="gift-form-title">
            {words.title}
          </h2>
          <StatusNote icon="info" text={model.back && words.back[model.back]} />
          {model.panel && <GiftPanel content={content} model={model} panel={model.panel} />}
          <ChosenGift content={content} model={model} gift={gift}>
            <DonationPicker
              id="gift"
              start={model.start}
              gift={gift}
              problem={fields.custom.problem}
            />
          </ChosenGift>
          <div className="donate-person stack">
            <FormField field={fields.email} form={model.form} />
            <FormField field={fields.name} form={model.form} />
          </div>
          <FeeBox content={content} model={model} gift={gift} />
          <GiftExtras content={content} model={model} />
          {model.mode !== "live" && (
            <p className="donate-demonstration">
              {words[model.mode]} <a href="#ways">{words.demonstration_ways}</a>
            </p>
          )}
          {model.mode === "live" && <FormField field={fields.remind} form={model.form} />}
          <NoSignalNote />
          <DraftNote isReturned={Boolean(model.form.problems ?? model.panel)} />
          <GiveButton content={content} model={model} gift={gift} />
          <PaymentWays ways={model.ways} />
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
        </FormCard>
        <div className="donate-beside">{children}</div>
      </div>
    </form>
  );
}

/** Writes the choice into the address once it changes, so that a copied link or the other language keeps it. */
function useAddress({ type, cents }: PickedGift): void {
  const initial = useRef<string | null>(`${type} ${cents}`);
  useEffect(() => {
    if (cents === null || initial.current === `${type} ${cents}`) return;
    initial.current = null;
    const address = new URL(location.href);
    address.searchParams.set("type", type);
    address.searchParams.set("amount", plainDollars(cents));
    history.replaceState(history.state, "", address);
  }, [type, cents]);
}
