import { listen } from "./listen.ts";

/**
 * Forms marked data-sent-once: the button says that it is being sent, and a second press changes
 * nothing. Where the mark names an input, the form carries the id of this attempt under that name, so
 * that one sent twice by a broken line is kept once.
 */
/** After a stopped navigation the button works again; an attempt kept meanwhile is not kept twice. */
const busyMs = 10_000;
const attempts = new WeakMap<HTMLFormElement, string>();

/** `crypto.randomUUID` is there only under https. */
function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function endBusy(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll("[aria-busy]")) button.removeAttribute("aria-busy");
}

/** What is filled in says that it cannot be sent from the moment the line goes, every form until it is back. */
function showSignal(): void {
  const which = navigator.onLine ? "[data-no-signal]" : "[data-no-signal='']";
  for (const note of document.querySelectorAll<HTMLElement>(which)) note.hidden = navigator.onLine;
}

export function startForms(): void {
  for (const change of ["online", "offline"]) addEventListener(change, showSignal);
  if (!navigator.onLine) showSignal();
  listen("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const note = form.querySelector<HTMLElement>("[data-no-signal]");
    if (note && !navigator.onLine) {
      // What was typed would be gone with the page: the browser's own of a broken line stands in its place.
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
    const attempt = attempts.get(form) ?? newAttempt();
    attempts.set(form, attempt);
    event.formData.set(name, attempt);
  });
  // Back from the answer, a kept page must not look as if it were still being sent.
  addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-sent-once]")) {
      endBusy(form);
    }
  });
}
