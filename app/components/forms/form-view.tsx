import type { ComponentProps, ReactNode } from "react";
import { useLocation } from "react-router";
import { useLabel } from "#app/language/labels.tsx";
import type { FormViewModel } from "#app/forms/form-view-model.server.ts";
import { FormField } from "./form-field.tsx";
import { PageLink } from "#app/components/ui/links.tsx";

type Props = {
  form: FormViewModel;
  /** `row`: one field and its button beside it, for the newsletter. */
  layout?: "grid" | "row";
  /** Validation by the browser instead of the server (specification 5: the home dialog). */
  nativeChecks?: boolean;
  /** Beside the button, such as Cancel in a dialog. */
  secondary?: ReactNode;
};

/**
 * A form. It is posted as a document, with script and without: the response is the page with its values and errors
 * (422), or a redirect to a thank-you page (303).
 */
export function FormView({ form, layout = "grid", nativeChecks = false, secondary }: Props) {
  return (
    <form
      // A new key remounts the form once its problems are gone: React would otherwise reset the returned
      // fields to their old defaults.
      key={String(form.problems === null)}
      id={`${form.name}-form`}
      className={`form form-${layout}`}
      method="post"
      action={form.action}
      encType={form.fields.some(({ kind }) => kind === "file") ? "multipart/form-data" : undefined}
      noValidate={!nativeChecks}
      // Names the form for screen readers: a page may have several.
      aria-label={form.send}
      data-sent-once={form.idempotencyKey}
    >
      <HiddenInputs form={form} />
      <div className="form-body stack gap-5">
        <div className="form-fields">
          {form.fields.map((field) => (
            <FormField key={field.name} field={field} form={form} />
          ))}
        </div>
        <div className="form-actions cluster">
          <SendButton idle={form.send} busy={form.sending} />
          {secondary}
        </div>
      </div>
      <NoSignalNote />
      {/* No drafts of short forms: they are quickly typed again, and may hold the key to a request. */}
      {form.fields.length > 2 && <DraftNote isReturned={form.problems !== null} />}
      <p className="small muted">
        {form.note} <PageLink to={form.privacy.href}>{form.privacy.label}</PageLink>
      </p>
    </form>
  );
}

type NoteProps = {
  /** Replaces the label `error.no_signal`. */
  children?: ReactNode;
  /** Appears only once its form is submitted: on a page with many small forms it would be repeated. */
  isOfPress?: boolean;
};

/** Shown in a form while the device is offline, when nothing is sent (app/boot/controls/forms.ts). */
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

/** Says that the input is stored on the device, with a button to delete it; shown by app/boot/controls/form-drafts.ts. */
export function DraftNote({ isReturned }: { isReturned: boolean }) {
  const label = useLabel();
  return (
    <p
      className="small muted"
      data-draft-note={isReturned ? "returned" : ""}
      hidden
      suppressHydrationWarning
    >
      {label("form_draft.kept")}{" "}
      <button className="button button-outline button-small" type="button" data-clear-draft="">
        {label("form_draft.clear")}
      </button>
    </p>
  );
}

/** A submit button that shows `busy` while its form is being sent (app/boot/controls/forms.ts). */
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
      <div className="form-honeypot" aria-hidden="true">
        <label htmlFor={id}>{honeypot.label}</label>
        <input id={id} name={honeypot.name} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

/**
 * A form with buttons and hardly any fields. It is sent once however often a button is clicked; offline it says that
 * nothing was sent (app/boot/controls/forms.ts). By default it is sent to the page's address without its query.
 */
export function PressForm({ children, ...form }: ComponentProps<"form">) {
  const label = useLabel();
  const { pathname } = useLocation();
  return (
    <form method="post" data-sent-once="" {...form} action={form.action ?? pathname}>
      {children}
      <NoSignalNote isOfPress>{label("error.no_signal_press")}</NoSignalNote>
    </form>
  );
}
