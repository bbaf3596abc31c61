import type { ComponentProps } from "react";
import { useLabel } from "#app/language/labels.tsx";
import { NoSignalNote } from "./form-view.tsx";

/**
 * A form of little more than its buttons. It is sent as a whole document, once however often it is pressed, and while
 * the device has no line not at all: then it says that nothing was sent, and stays as it is.
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
