import { useSyncExternalStore, type ReactNode } from "react";

const never = () => () => {};

/** Renders its children after hydration only, which keeps them out of the HTML of every page. */
export function ClientOnly({ children }: { children: ReactNode }) {
  const isClient = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isClient && children;
}
