import type { ReactNode } from "react";
import { useLabel } from "#app/language/labels.tsx";
import type { FormViewModel } from "./form-view-model.ts";
import { FormField } from "./form-field.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import "./form-view.css";

type Props = {
  /** Made by `formViewModel` in the page's loader. */
  form: FormViewModel;
  /** `row`: one field and its button beside it, for the newsletter. */
  layout?: "grid" | "row";
  /** The browser's own checks and messages, instead of ours (specification 5: the home dialog). */
  nativeChecks?: boolean;
  /** Beside the button: Cancel in a dialog. */
  secondary?: ReactNode;
};

/**
 * Draws a form. It is sent as a whole document, with script and without: the answer is the page again
 * with every value kept (422), or a thank-you page (303).
 */
export function FormView({ form, layout = "grid", nativeChecks = false, secondary }: Props) {
  return (
    <form
      className={`form form-${layout}`}
      method="post"
      action={form.action}
      encType={form.fields.some(({ kind }) => kind === "file") ? "multipart/form-data" : undefined}
      noValidate={!nativeChecks}
      // Several forms of a page are told apart by what they do.
      aria-label={form.send}
      data-sent-once={form.idempotencyKey}
    >
      <HiddenInputs form={form} />
      <div className="form-body stack gap-5">
        <div className="form-fields">
          {form.fields.map((field) => (
            <FormField key={field.name} field={field} form={form.name} words={form.words} />
          ))}
        </div>
        <div className="form-actions cluster">
          <SendButton idle={form.send} busy={form.sending} />
          {secondary}
        </div>
      </div>
      <NoSignalNote />
      {/* One or two fields are soon written again, and may be somebody's key to a request. */}
      {form.fields.length > 2 && <DraftNote />}
      <p className="small muted">
        {form.note} <PageLink to={form.privacy.href}>{form.privacy.label}</PageLink>
      </p>
    </form>
  );
}

type NoteProps = { children?: ReactNode; isOfPress?: boolean };

/**
 * Stands in a form while the device has no line (app/boot/controls/forms.ts); a press on its button then changes
 * nothing.
 * @param children what it says instead of that nothing can be sent
 * @param isOfPress it stands there only after a press: on a page of several small forms not all speak at once
 */
export function NoSignalNote({ children, isOfPress = false }: NoteProps) {
  const label = useLabel();
  return (
    <p
      className="note"
      data-no-signal={isOfPress ? "press" : ""}
      role="alert"
      hidden
      suppressHydrationWarning
    >
      {children ?? label("error.no_signal")}
    </p>
  );
}

/** Once something is typed: it is kept on the device until it is sent (app/boot/form-drafts.ts). */
export function DraftNote() {
  const label = useLabel();
  return (
    <p className="small muted" data-draft-note="" hidden suppressHydrationWarning>
      {label("form_draft.kept")}{" "}
      <button className="button button-outline button-small" type="button" data-clear-draft="">
        {label("form_draft.clear")}
      </button>
    </p>
  );
}

/** Says that it is at work while its form is being sent (app/boot/controls/forms.ts). */
export function SendButton({ idle, busy }: { idle: string; busy: string }) {
  return (
    <button className="button" type="submit">
      <span className="form-idle">{idle}</span>
      <span className="form-busy">{busy}</span>
    </button>
  );
}

export function HiddenInputs({ form: { name, hidden, honeypot } }: { form: FormViewModel }) {
  const id = `${name}-${honeypot.name}`;
  return (
    <>
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {/* Out of sight and out of the reading order: who fills it in is a program. */}
      <div className="form-honeypot" aria-hidden="true">
        <label htmlFor={id}>{honeypot.label}</label>
        <input id={id} name={honeypot.name} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
