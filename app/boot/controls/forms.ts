import { listen } from "./listen.ts";

/** A navigation that was stopped leaves the button busy for so long. */
const busyMs = 10_000;
const keys = new WeakMap<HTMLFormElement, string>();

/** `crypto.randomUUID` exists on https alone. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function endBusy(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll("[aria-busy]")) button.removeAttribute("aria-busy");
}

/** Forms say that nothing can be sent: those filled in as soon as the signal is lost, all others when it is pressed. */
function showSignal(): void {
  const which = navigator.onLine ? "[data-no-signal]" : "[data-no-signal='']";
  for (const note of document.querySelectorAll<HTMLElement>(which)) note.hidden = navigator.onLine;
}

/**
 * Forms marked data-sent-once: the pressed button says that the form is being sent, and a second press changes nothing.
 * If the mark names an input, the form carries an idempotency key under that name: sent twice over a broken line, it is
 * kept once.
 */
for (const change of ["online", "offline"]) addEventListener(change, showSignal);
if (!navigator.onLine) showSignal();
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
  if (form.querySelector("[aria-busy=true]")) {
    event.preventDefault();
    return;
  }
  const pressed = event.submitter ?? form.querySelector("button[type=submit]");
  pressed?.setAttribute("aria-busy", "true");
  setTimeout(() => endBusy(form), busyMs);
});
listen("formdata", (event) => {
  const form = event.target as HTMLFormElement;
  const name = form.dataset.sentOnce;
  if (!name || event.formData.has(name)) return;
  const key = keys.get(form) ?? newKey();
  keys.set(form, key);
  event.formData.set(name, key);
});
// A page that comes back from the browser's history must not look as if it were still being sent.
addEventListener("pageshow", () => {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-sent-once]")) {
    endBusy(form);
  }
});
