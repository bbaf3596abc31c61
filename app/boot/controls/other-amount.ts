import { listen } from "./listen.ts";

/**
 * "Another amount" of a donation picker: a press leads into its field, and so does typing a figure while
 * the choice has the focus. Moving through the choices by arrow keys moves no focus out of them.
 */
export function startOtherAmount(): void {
  const fieldOf = (event: Event) => {
    const choice = event.target as HTMLInputElement;
    return choice.matches?.("[data-choice$=other]")
      ? choice.form?.querySelector<HTMLInputElement>("[name=custom]")
      : null;
  };
  listen("click", (event) => {
    // An arrow key sends a click too, of no press.
    if (event.detail > 0) fieldOf(event)?.focus();
  });
  listen("keydown", (event) => {
    if (/^\d$/.test(event.key)) fieldOf(event)?.focus();
  });
}
