// Asks before a half-written text is lost: each button of the desk is a form of its own, and loads the page again.
const question = document.querySelector<HTMLElement>("[data-unsent]")!.dataset["unsent"];
let isAnswered = false;

/** True for texts that the server has stored nowhere, although it sent them: with a template, or refused. */
const isTyped = ({ form }: HTMLTextAreaElement) =>
  form!.matches(":has([formaction])") || document.querySelector("main [role=alert]") !== null;

/** @param own the form that is sent; null: none */
const isLost = (own: EventTarget | null) =>
  [...document.querySelectorAll("textarea")].some(
    (text) => text.form !== own && text.value !== (isTyped(text) ? "" : text.defaultValue),
  );

// Not by `beforeunload` alone, which phones of Apple leave out.
function ask(event: Event, own: EventTarget | null): void {
  isAnswered = !isLost(own) || confirm(question);
  if (!isAnswered) event.preventDefault();
}

document.addEventListener("submit", (event) => ask(event, event.target));
document.addEventListener("click", (event) => {
  const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
  const link = (event.target as Element).closest("a[href^='/']:not([target])");
  if (link && !isNewTab) ask(event, null);
});
document.addEventListener("input", () => (isAnswered = false));
addEventListener("beforeunload", (event) => {
  if (!isAnswered && isLost(null)) event.preventDefault();
});
