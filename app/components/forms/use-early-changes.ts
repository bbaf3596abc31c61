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

/**
 * The same for a form whose values are the page's query. Its own steps replace the address; a link and the browser's
 * Back give it other values. A reset leaves the focus where it is.
 */
export function useQueryForm(onChange: (form: HTMLFormElement) => void) {
  const form = useEarlyChanges(onChange);
  const { search } = useLocation();
  const isOwnStep = useNavigationType() === "REPLACE";
  const shown = useRef(search);
  useEffect(() => {
    if (search !== shown.current && !isOwnStep) form.current?.reset();
    shown.current = search;
  }, [form, search, isOwnStep]);
  return form;
}
