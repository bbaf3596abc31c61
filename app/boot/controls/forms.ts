import { listen } from "./listen.ts";

/** After this the button may be clicked again: the visitor may have stopped the navigation. Pictures take minutes. */
const busyMs = (form: HTMLFormElement) => (form.enctype.startsWith("multi") ? 300_000 : 10_000);

/** 128 random bits. Not `crypto.randomUUID`, which exists on https only. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

function endBusy(): void {
  const buttons = document.querySelectorAll("button[aria-busy]");
  for (const button of buttons) button.removeAttribute("aria-busy");
}

/**
 * Shows or hides the notes that nothing can be sent offline. `data-no-signal="press"` notes (NoSignalNote) appear only
 * when their form is submitted.
 */
function updateOfflineNotes(): void {
  const notes = navigator.onLine ? "[data-no-signal]" : "[data-no-signal='']";
  for (const note of document.querySelectorAll<HTMLElement>(notes)) note.hidden = navigator.onLine;
}

/** True after saying what is wrong beside chosen pictures; the server would say so minutes later. */
function isRefusedEarly(form: HTMLFormElement): boolean {
  const input = form.querySelector<HTMLInputElement>("input[type=file]");
  const files = [...(input?.files ?? [])];
  if (!input || files.length === 0) return false;
  const [most, bytes] = JSON.parse(input.dataset["most"] ?? "[]") as [number, number];
  const isFine = files.every(({ size, type }) => size <= bytes && input.accept.includes(type));
  const hint = document.getElementById(`${input.id}-hint`)?.textContent ?? input.accept;
  input.setCustomValidity(isFine && files.length <= most ? "" : hint);
  form.querySelector("[name=peopleAgreed]")?.setAttribute("required", "");
  return !form.reportValidity();
}

for (const change of ["online", "offline"]) addEventListener(change, updateOfflineNotes);
if (!navigator.onLine) updateOfflineNotes();
/**
 * Forms marked data-sent-once are sent once: the button shows that it is busy, and a second submit is ignored. If the
 * attribute has a value, it names an idempotency key to add, so the server stores a repeated request only once.
 */
listen("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const note = form.querySelector<HTMLElement>("[data-no-signal]");
  if (note && !navigator.onLine) {
    // Sending would replace the page with the browser's error page and lose the input.
    event.preventDefault();
    event.stopImmediatePropagation();
    note.hidden = false;
    note.scrollIntoView({ block: "nearest" });
    return;
  }
  if (form.dataset.sentOnce === undefined) return;
  if (form.querySelector("[aria-busy=true]") || isRefusedEarly(form)) {
    event.preventDefault();
    return;
  }
  const pressed = event.submitter ?? form.querySelector("button[type=submit]");
  pressed?.setAttribute("aria-busy", "true");
  setTimeout(endBusy, busyMs(form));
});
listen("formdata", (event) => {
  const form = event.target as HTMLFormElement;
  const name = form.dataset.sentOnce;
  if (!name || event.formData.has(name)) return;
  event.formData.set(name, (form.dataset.key ??= newKey()));
});
// The back/forward cache restores the page with its button still busy.
addEventListener("pageshow", endBusy);
