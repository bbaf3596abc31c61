import { listen } from "./listen.ts";

/**
 * "Another amount" of a donation picker: a press moves the focus into its field, and so does typing a
 * digit while the choice has the focus. Arrow keys move through the choices and must not leave them.
 */
const fieldOf = (event: Event) => {
  const choice = event.target as HTMLInputElement;
  return choice.matches?.("[data-choice$=other]")
    ? choice.form?.querySelector<HTMLInputElement>("[name=custom]")
    : null;
};
listen("click", (event) => {
  // Arrow keys fire `click` with `detail === 0`; ignore those.
  if (event.detail > 0) fieldOf(event)?.focus();
});
listen("keydown", (event) => {
  if (/^\d$/.test(event.key)) fieldOf(event)?.focus();
});
