import { useLabel } from "#app/language/labels.tsx";
import { Dialog } from "./dialog.tsx";
import { DonationPicker, type DonationChoices } from "./donation-picker.tsx";
import { OutsideFrame } from "./outside-frame.tsx";

export type DonateStart = {
  /** The organisation's own widget, once links.yaml has one. */
  widget: { href: string; label: string } | null;
  /** Our donation page. */
  href: string;
  choices: DonationChoices;
};

/** What Donate opens: the outside widget when there is one, else the first step of our own form. */
export function DonateDialog({ donate }: { donate: DonateStart }) {
  const label = useLabel();
  return (
    <Dialog id="donate-dialog" title={label("donate_start.title")}>
      {donate.widget ? (
        <OutsideFrame address={donate.widget.href} title={donate.widget.label} />
      ) : (
        <form className="dialog-body" action={donate.href} method="get">
          <DonationPicker choices={donate.choices} id="donate-dialog" />
          <button className="button button-wide">{label("donate_start.continue")}</button>
          <p className="small muted">{label("donate_start.next")}</p>
        </form>
      )}
    </Dialog>
  );
}
