// Asks before something half-filled is lost: each button of the desk is a form of its own, and loads the page again.
const { unsent, offline } = document.body.dataset;
let isAnswered = false;

type Field = HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement;

// A tick alone is left out: it is made again at a touch, and "this cannot be undone" is often ticked and left.
const fields = () =>
  document.querySelectorAll<Field>(
    "main [method=post] :is(textarea, select, input:not([type=hidden], [type=checkbox]))",
  );

/** True for what the server has stored nowhere, although it sent it: with a template, or refused. */
const isTyped = ({ form }: Field) =>
  form!.matches(":has([formaction])") || document.querySelector("main [role=alert]") !== null;

const isChanged = (field: Field) => {
  if (isTyped(field)) return field.value !== "";
  if (!("options" in field)) return field.value !== field.defaultValue;
  const before = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(before, 0);
};

/** @param own the form that is sent; null: none */
const isLost = (own: EventTarget | null) =>
  [...fields()].some((field) => field.form !== own && isChanged(field));

// Not by `beforeunload` alone, which phones of Apple leave out.
function ask(event: Event, own: EventTarget | null): void {
  // Not refused: a desk of the same machine is reached without a signal.
  const questions = [own && !navigator.onLine && offline, isLost(own) && unsent];
  isAnswered = questions.every((question) => !question || confirm(question));
  if (!isAnswered) event.preventDefault();
}

document.addEventListener("submit", (event) => ask(event, event.target));
document.addEventListener("click", (event) => {
  const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
  const link = (event.target as Element).closest("a:is([href^='/'], [href^='?']):not([target])");
  if (link && !isNewTab) ask(event, null);
});
document.addEventListener("input", () => (isAnswered = false));
addEventListener("beforeunload", (event) => {
  if (!isAnswered && isLost(null)) event.preventDefault();
});
