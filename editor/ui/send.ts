import { config, one, t } from "./config.ts";

const form = () => one<HTMLFormElement>("#editor > form");
const draftKey = () => `editor-unsaved ${config().path}`;
const sent = () => new URLSearchParams(new FormData(form()) as unknown as Record<string, string>);

/** Keeps in this browser what is not saved; a form without changes forgets it. */
export function keepDraft(): void {
  if (form().dataset["changed"] === undefined) localStorage.removeItem(draftKey());
  else localStorage.setItem(draftKey(), sent().toString());
}

/** Presses that move entries: what stood open before stands elsewhere now. */
const moves = /^\["(?:move|put|copy|take)"/;

/** Puts a form in the place of this one, open where this one was open. */
function show(next: HTMLElement, keepsOpen: boolean): void {
  const open = [...document.querySelectorAll("#editor details[open][id]")].map(({ id }) => id);
  one("#editor").replaceWith(next);
  for (const id of keepsOpen ? open : []) {
    const entry = document.getElementById(id);
    if (entry instanceof HTMLDetailsElement) entry.open = true;
  }
  one("[autofocus]", next)?.focus();
  keepDraft();
}

const listeners: (() => void)[] = [];
export const onSaved = (listener: () => void) => listeners.push(listener);

/** Sends the form with a press of a button, and shows what the server draws. @returns whether it answered */
export async function send(name: string, value: string, own = sent()): Promise<boolean> {
  const editor = one("#editor");
  // A key may ask again while the answer is on its way.
  if (editor.inert) return false;
  own.set(name, value);
  editor.inert = true;
  try {
    const answer = await fetch(form().action, { method: "POST", body: own });
    if (answer.status === 401) {
      // Unsaved text waits in this browser.
      const to = location.pathname + location.search;
      location.assign(`/sign-in?${new URLSearchParams({ to }).toString()}`);
    }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const next = page.getElementById("editor");
    if (!next) throw new Error(`${answer.status}`);
    if (answer.redirected) {
      localStorage.removeItem(draftKey());
      const path = new URL(answer.url).searchParams.get("path");
      if (path !== config().path) location.assign(answer.url);
      for (const listener of listeners) listener();
    }
    show(document.adoptNode(next), !moves.test(value));
    return true;
  } catch {
    one("#editor [role=status]").textContent = t("note_failed");
    return false;
  } finally {
    editor.inert = false;
  }
}

/** Brings back what was left unsaved in this browser. */
export async function bringDraft(): Promise<void> {
  const kept = localStorage.getItem(draftKey());
  const field = new URLSearchParams(location.search).get("field") ?? "";
  if (kept !== null) await send("form:draft", field, new URLSearchParams(kept));
}
