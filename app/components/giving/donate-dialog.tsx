import { useLabel } from "#app/language/labels.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { giftAtStart, usualStart, type DonationChoices } from "./donation-choices.ts";
import { DonationPicker } from "./donation-picker.tsx";
import { OutsideFrame } from "#app/components/media/outside-frame.tsx";
import { useGift, type ReadAmount } from "./use-gift.ts";

export type DonateStart = {
  /** The organisation's own widget, once links.yaml has one. */
  widget: { href: string; label: string } | null;
  /** Our donation page. */
  href: string;
  choices: DonationChoices;
};

type Props = { donate: DonateStart; read: ReadAmount };

/** What Donate opens: the outside widget when there is one, else the first step of our own form. */
export function DonateDialog({ donate, read }: Props) {
  const label = useLabel();
  return (
    <Dialog id="donate-dialog" title={label("donate_start.title")}>
      {donate.widget ? (
        <OutsideFrame address={donate.widget.href} title={donate.widget.label} />
      ) : (
        <FirstStep donate={donate} read={read} />
      )}
    </Dialog>
  );
}

/** Leads to the donation page with everything chosen here filled in. */
function FirstStep({ donate, read }: Props) {
  const label = useLabel();
  const start = usualStart(donate.choices);
  const { form, gift, onInput } = useGift(giftAtStart(start, read), read);
  return (
    <form
      className="dialog-body gift-choice"
      action={donate.href}
      method="get"
      ref={form}
      onInput={onInput}
    >
      <DonationPicker choices={donate.choices} id="donate-dialog" start={start} gift={gift} />
      <button className="button button-wide">{label("donate_start.continue")}</button>
      <p className="small muted">{label("donate_start.next")}</p>
    </form>
  );
}
