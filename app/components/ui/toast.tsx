import { useEffect, useState } from "react";
import { useLabel } from "#app/language/labels.tsx";
import { Icon, IconButton } from "./icon.tsx";

/** A short message over the page (design: toast). */
export type Toast = {
  text: string;
  /** Shown and selected, for the visitor to copy. */
  toCopy?: string;
};

const shownMs = 6000;
const listeners = new Set<(toast: Toast) => void>();

export function showToast(toast: Toast): void {
  for (const listener of listeners) listener(toast);
}

function selectText(element: HTMLElement | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

/** Shows one toast at a time for 6 s; hover or focus keeps it open. */
export function ToastRegion() {
  const label = useLabel();
  const [toast, setToast] = useState<Toast | null>(null);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    listeners.add(setToast);
    return () => void listeners.delete(setToast);
  }, []);

  // An element removed under the pointer fires no `pointerleave`; reset by hand, or the next toast would stay open.
  const close = () => {
    setToast(null);
    setHeld(false);
  };
  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => setToast(null), shownMs);
    return () => clearTimeout(timer);
  }, [toast, held]);

  return (
    <div className="toasts" role="status">
      {toast && (
        <div
          className="toast ground-basalt on-dark"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span className="toast-dot">
            <Icon name="check" />
          </span>
          <p>
            {toast.text} {toast.toCopy && <b ref={selectText}>{toast.toCopy}</b>}
          </p>
          <IconButton icon="close" label={label("shell.close")} onClick={close} />
        </div>
      )}
    </div>
  );
}
