import { useEffect, useRef } from "react";
import { isTouched } from "#app/boot/controls/typed-fields.ts";

/**
 * Handles input that was made before hydration, for which React fires no event.
 * @param onChange called once after hydration if a field of the form differs from its default
 * @returns the ref of the form
 */
export function useEarlyChanges(onChange: (form: HTMLFormElement) => void) {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(onChange);
  useEffect(() => {
    if (form.current && isTouched(form.current)) first.current(form.current);
  }, []);
  return form;
}
