export type FieldValues = [field: string, value: string][];
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isChoice = (control: Control) => control.type === "radio" || control.type === "checkbox";

const controlsOf = (form: HTMLFormElement | null) => [...(form?.elements ?? [])] as Control[];

/** The visitor's input in a form, except files. */
export function readFields(form: HTMLFormElement): FieldValues {
  return controlsOf(form).flatMap((field): FieldValues => {
    if (!field.name || /^(hidden|file|submit|button)$/.test(field.type)) return [];
    if (isChoice(field) ? !(field as HTMLInputElement).checked : field.value === "") return [];
    return [[field.name, field.value]];
  });
}

export const nameOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>("input[type=hidden][name=form]")?.value ?? "";

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
export const isTouched = (form: HTMLFormElement | null) => controlsOf(form).some(isChanged);

/**
 * Puts values back into a form; what was changed meanwhile keeps its new value.
 * @param keepsPreset true to keep what the page has set, too
 */
export function fillFields(form: HTMLFormElement, values: FieldValues, keepsPreset = false): void {
  const taken = controlsOf(form)
    .filter(isChanged)
    .map(({ name }) => name);
  if (keepsPreset) taken.push(...readFields(form).map(([name]) => name));
  for (const [name, value] of values) {
    if (taken.includes(name)) continue;
    for (const control of controlsOf(form)) {
      if (control.name !== name || control.type === "hidden") continue;
      if (isChoice(control)) {
        if (control.value !== value || (control as HTMLInputElement).checked) continue;
        (control as HTMLInputElement).checked = true;
      } else control.value = value;
      control.closest("details")?.setAttribute("open", "");
      control.dispatchEvent(new Event("input", { bubbles: true }));
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
}
