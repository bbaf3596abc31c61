import { config, one, t } from "./config.ts";

const form = () => one<HTMLFormElement>("#editor > form");
const draftKey = () => `editor-unsaved ${config().path}`;
const sent = () => new URLSearchParams(new FormData(form()) as unknown as Record<string, string>);

/** Stores unsaved changes in localStorage, or deletes them when there are none. */
export function keepDraft(): void {
  if (form().dataset["changed"] === undefined) localStorage.removeItem(draftKey());
  else localStorage.setItem(draftKey(), sent().toString());
}

/** Buttons that move entries: ids of open entries then mean other ones. */
const moves = /^\["(?:move|put|copy|take)"/;

/** Replaces the form, with the entries open that were open. @param pressed value of the button */
function show(next: HTMLElement, pressed: string): void {
  const open = [...document.querySelectorAll("#editor details[open][id]")].map(({ id }) => id);
  one("#editor").replaceWith(next);
  for (const id of moves.test(pressed) ? [] : open) {
    const entry = document.getElementById(id);
    if (entry instanceof HTMLDetailsElement) entry.open = true;
  }
  const focused = one("[autofocus]", next);
  const isNew = pressed.startsWith('["put"') && focused?.matches("summary");
  const fields = ":is(textarea, select, input):not([type=hidden], [readonly])";
  (isNew ? one(fields, focused.parentElement!) : focused)?.focus();
  // A browser scrolls just far enough for the focus: a new entry would stay at the lower edge.
  if (isNew) focused.scrollIntoView();
  keepDraft();
  document.dispatchEvent(new Event(formShown));
}

/** Events of the document: the server has rendered the form again, or has saved it. */
export const [formShown, formSaved] = ["form-shown", "form-saved"];

/** Submits the form as a button would, and shows the form that the server returns. @returns true when it answered */
export async function send(name: string, value: string, own = sent()): Promise<boolean> {
  const editor = one("#editor");
  // A request is in flight; Ctrl+S may be pressed again.
  if (editor.inert) return false;
  own.set(name, value);
  // Another tab that saved the same file has deleted the draft, and this answer may be that the session has ended.
  if (form().dataset["changed"] !== undefined) keepDraft();
  editor.inert = true;
  one(".editor").style.pointerEvents = "none";
  try {
    const answer = await fetch(form().action, { method: "POST", body: own });
    if (answer.status === 401) {
      const to = location.pathname + location.search;
      location.assign(`/sign-in?${new URLSearchParams({ to, done: "kept_here" }).toString()}`);
    }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const next = page.getElementById("editor");
    if (!next) throw new Error(`${answer.status}`);
    if (answer.redirected) {
      localStorage.removeItem(draftKey());
      const path = new URL(answer.url).searchParams.get("path");
      if (path !== config().path) location.assign(answer.url);
      document.dispatchEvent(new Event(formSaved));
    }
    show(document.adoptNode(next), value);
    return true;
  } catch {
    one("#editor [role=status]").textContent = t("note_failed");
    return false;
  } finally {
    editor.inert = false;
    one(".editor").style.pointerEvents = "";
  }
}

export async function bringDraft(): Promise<void> {
  const kept = localStorage.getItem(draftKey());
  const field = new URLSearchParams(location.search).get("field") ?? "";
  if (kept !== null) await send("form:draft", field, new URLSearchParams(kept));
}
