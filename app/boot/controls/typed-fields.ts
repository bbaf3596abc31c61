export type Typed = [form: string, name: string, value: string][];
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Visible input of all our forms, but for files. */
export function typed(): Typed {
  return [...document.querySelectorAll<HTMLFormElement>("form[data-sent-once]")].flatMap((form) =>
    ([...form.elements] as Control[]).flatMap((field): Typed => {
      if (!field.name || /^(hidden|file|submit|button|password)$/.test(field.type)) return [];
      if (field.autocomplete === "one-time-code") return [];
      const isChoice = field.type === "radio" || field.type === "checkbox";
      if (isChoice ? !(field as HTMLInputElement).checked : field.value === "") return [];
      return [[nameOf(form), field.name, field.value]];
    }),
  );
}

/** Every form names itself in a hidden input; its twin in the other language has the same name. */
function nameOf(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>("input[type=hidden][name=form]")?.value ?? "";
}

/** True when a visitor has typed into the field since the page was drawn. */
const isTouched = (control: Control) =>
  "defaultValue" in control &&
  !/^(radio|checkbox)$/.test(control.type) &&
  control.value !== control.defaultValue;

/** Puts input back into the forms it came from; fields typed into meanwhile keep what they have. */
export function fill(values: Typed): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-sent-once]")) {
    for (const [of, name, value] of values) {
      if (of !== nameOf(form)) continue;
      for (const field of form.elements) {
        const control = field as HTMLInputElement;
        if (control.name !== name || control.type === "hidden" || isTouched(control)) continue;
        if (control.type === "radio" || control.type === "checkbox") {
          if (control.value !== value || control.checked) continue;
          control.checked = true;
        } else control.value = value;
        control.dispatchEvent(new Event("input", { bubbles: true }));
        control.dispatchEvent(new Event("change", { bubbles: true }));
      }
    }
  }
}
