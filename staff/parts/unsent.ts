// Asks before a half-written text is lost: each button of the desk is a form of its own, and loads the page again.
const question = document.querySelector<HTMLElement>("[data-unsent]")!.dataset["unsent"];
/** True for texts that the server has stored nowhere, although it sent them: with a template, or refused. */
const isTyped = ({ form }: HTMLTextAreaElement) =>
  form!.matches(":has([formaction])") || document.querySelector("main [role=alert]") !== null;

/** @param own the form that is sent */
function ask(event: Event, own: EventTarget | null): void {
  const isLost = [...document.querySelectorAll("textarea")].some(
    (text) => text.form !== own && text.value !== (isTyped(text) ? "" : text.defaultValue),
  );
  if (isLost && !confirm(question)) event.preventDefault();
}

document.addEventListener("submit", (event) => ask(event, event.target));
document.addEventListener("click", (event) => {
  const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
  const link = (event.target as Element).closest("a[href]:not([target], [href^='#'])");
  if (link && !isNewTab) ask(event, null);
});
