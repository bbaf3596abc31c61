import { useSyncExternalStore, type ReactNode } from "react";

const never = () => () => {};

/**
 * What only the application uses, drawn when it is there: no page carries it for a reader who may never touch it. A
 * dialog that a link opens in place of the page it leads to (`data-dialog`) belongs here: pressed before, it opens once it
 * has come (app/boot/controls/dialogs.ts).
 */
export function ClientOnly({ children }: { children: ReactNode }) {
  const isClient = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isClient && children;
}
