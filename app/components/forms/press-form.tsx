import type { ComponentProps } from "react";
import { useLabel } from "#app/language/labels.tsx";
import { NoSignalNote } from "./form-view.tsx";

/**
 * A form with buttons and hardly any fields. It is sent once however often a button is clicked; offline it says that
 * nothing was sent (app/boot/controls/forms.ts).
 */
export function PressForm({ children, method = "post", ...form }: ComponentProps<"form">) {
  const label = useLabel();
  return (
    <form method={method} data-sent-once="" {...form}>
      {children}
      <NoSignalNote isOfPress>{label("error.no_signal_press")}</NoSignalNote>
    </form>
  );
}
