import { useEffect, useRef } from "react";

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => {
    const field = element as HTMLInputElement;
    if (field.type === "checkbox" || field.type === "radio")
      return field.checked !== field.defaultChecked;
    return "defaultValue" in element && field.value !== field.defaultValue;
  });
}

/**
 * Handles input that was made before hydration, for which React fires no event.
 * @param onChange called once after hydration if a field of the form differs from its default
 * @returns the ref of the form
 */
export function useEarlyChanges(onChange: (form: HTMLFormElement) => void) {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(onChange);
  useEffect(() => {
    if (form.current && isChanged(form.current)) first.current(form.current);
  }, []);
  return form;
}
