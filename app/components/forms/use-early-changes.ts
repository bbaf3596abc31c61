import { useEffect, useRef, type RefObject } from "react";

type Field = Element & {
  type?: string;
  value?: string;
  defaultValue?: string;
  checked?: boolean;
  defaultChecked?: boolean;
};

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => {
    const field: Field = element;
    if (field.type === "checkbox" || field.type === "radio") {
      return field.checked !== field.defaultChecked;
    }
    return field.defaultValue !== undefined && field.value !== field.defaultValue;
  });
}

/**
 * A form that answers to every change, given what was changed before the application arrived.
 * @param follow what is done with the form after a change
 */
export function useEarlyChanges(
  follow: (form: HTMLFormElement) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(follow);
  useEffect(() => {
    if (form.current && isChanged(form.current)) latest.current(form.current);
  }, []);
  return form;
}
