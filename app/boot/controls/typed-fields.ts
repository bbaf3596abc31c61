export type FieldValues = [form: string, field: string, value: string][];
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isChoice = (control: Control) => control.type === "radio" || control.type === "checkbox";

/** The visitor's input in the page's forms, except files. */
export function readFields(): FieldValues {
  return [...document.querySelectorAll<HTMLFormElement>("form[data-sent-once]")].flatMap((form) =>
    ([...form.elements] as Control[]).flatMap((field): FieldValues => {
      if (!field.name || /^(hidden|file|submit|button)$/.test(field.type)) return [];
      if (isChoice(field) ? !(field as HTMLInputElement).checked : field.value === "") return [];
      return [[nameOf(form), field.name, field.value]];
    }),
  );
}

function nameOf(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>("input[type=hidden][name=form]")?.value ?? "";
}

/** True when a visitor has changed the field since the page loaded. Each select of the server has a selected option. */
const isChanged = (control: Control) => {
  if ("options" in control)
    return [...control.options].some(
      ({ selected, defaultSelected }) => selected !== defaultSelected,
    );
  if (isChoice(control))
    return (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked;
  return "defaultValue" in control && control.value !== control.defaultValue;
};

/** True when a visitor has changed the form since the page loaded. */
export const isTouched = (form: HTMLFormElement | null) =>
  ([...(form?.elements ?? [])] as Control[]).some(isChanged);

export const hasInput = () =>
  [...document.querySelectorAll<HTMLFormElement>("form[data-sent-once]")].some(isTouched);

/** Puts values back into the forms they came from; what was changed meanwhile keeps its new value. */
export function fillFields(values: FieldValues): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-sent-once]")) {
    const controls = [...form.elements] as HTMLInputElement[];
    const touched = controls.filter(isChanged).map(({ name }) => name);
    for (const [of, name, value] of values) {
      if (of !== nameOf(form) || touched.includes(name)) continue;
      for (const control of controls) {
        if (control.name !== name || control.type === "hidden") continue;
        if (isChoice(control)) {
          if (control.value !== value || control.checked) continue;
          control.checked = true;
        } else control.value = value;
        control.dispatchEvent(new Event("input", { bubbles: true }));
        control.dispatchEvent(new Event("change", { bubbles: true }));
      }
    }
  }
}
