import type { ReactNode } from "react";
import { useLabel } from "#app/language/labels.tsx";
import { IconButton } from "./icon.tsx";

type Props = {
  id: string;
  title: string;
  width?: "narrow" | "wide";
  children: ReactNode;
};

/**
 * A native dialog that `<DialogButton>` opens without script: as a modal in browsers with invoker commands, else as a
 * popover. Escape and a click outside close it.
 */
export function Dialog({ id, title, width = "narrow", children }: Props) {
  const label = useLabel();
  return (
    <dialog
      className={`dialog dialog-${width} ground-page`}
      id={id}
      popover="auto"
      aria-labelledby={`${id}-title`}
      {...{ closedby: "any" }}
    >
      <div className="dialog-thread" aria-hidden="true" />
      <div className="dialog-head">
        <h2 className="fs-4" id={`${id}-title`}>
          {title}
        </h2>
        <IconButton
          icon="close"
          label={label("shell.close")}
          {...{ command: "close", commandfor: id }}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </div>
      {children}
    </dialog>
  );
}

type ButtonProps = {
  dialog: string;
  className: string;
  closes?: boolean;
  children: ReactNode;
};

export function DialogButton({ dialog, className, closes = false, children }: ButtonProps) {
  return (
    <button
      className={className}
      type="button"
      aria-haspopup={closes ? undefined : "dialog"}
      {...{ command: closes ? "close" : "show-modal", commandfor: dialog }}
      popoverTarget={dialog}
      popoverTargetAction={closes ? "hide" : "show"}
    >
      {children}
    </button>
  );
}
