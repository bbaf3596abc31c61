import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
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

/** The same for a form whose values are the page's query. Its own steps replace the address; a link gives it others. */
export function useQueryForm(onChange: (form: HTMLFormElement) => void) {
  const form = useEarlyChanges(onChange);
  const { key } = useLocation();
  const isFollowed = useNavigationType() === "PUSH";
  useEffect(() => {
    if (isFollowed) form.current?.reset();
  }, [form, key, isFollowed]);
  return form;
}
