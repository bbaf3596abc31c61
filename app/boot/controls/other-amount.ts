import { listen } from "./listen.ts";

/** "Another amount" of a donation picker: clicking it, or typing a digit on it, moves the focus into its field. */
const fieldOf = (event: Event) => {
  const choice = event.target as HTMLInputElement;
  return choice.matches?.("[data-choice$=other]")
    ? choice.form?.querySelector<HTMLInputElement>("[name=custom]")
    : null;
};
listen("click", (event) => {
  // Arrow keys, which move among the choices, fire `click` with `detail === 0`; ignore those.
  if (event.detail > 0) fieldOf(event)?.focus();
});
listen("keydown", (event) => {
  if (/^\d$/.test(event.key)) fieldOf(event)?.focus();
});
