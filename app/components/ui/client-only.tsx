import { useSyncExternalStore, type ReactNode } from "react";

const never = () => () => {};

/**
 * Renders its children after hydration only, which keeps them out of the HTML of every page. Dialogs that links open
 * (`data-dialog`) belong here: app/boot/controls/dialogs.ts opens one clicked earlier as soon as it is rendered.
 */
export function ClientOnly({ children }: { children: ReactNode }) {
  const isClient = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isClient && children;
}
