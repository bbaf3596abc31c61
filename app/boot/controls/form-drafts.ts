import { recall, recallJson, remember } from "./device.ts";
import { listen, onPress } from "./listen.ts";
import { onElementAdded } from "./on-element-added.ts";
import { fillFields, hasInput, isTouched, readFields, type FieldValues } from "./typed-fields.ts";

/** The visitor's input on the page at a path. Stored until it is sent, so a reload or a killed tab loses nothing. */
type Draft = { readonly search: string; readonly at: number; readonly values: FieldValues };
type Drafts = Record<string, Draft>;

const storedAs = "form-drafts";
const sentFrom = "form-sent-from";
const keepMs = 7 * 86_400_000;
const saveDelayMs = 300;

function readDrafts(): Drafts {
  const drafts = (recallJson(storedAs) ?? {}) as Drafts;
  const isFresh = ([, { at }]: [string, Draft]) => Date.now() - at < keepMs;
  return Object.fromEntries(Object.entries(drafts).filter(isFresh));
}

/** Stores the draft of a path; null deletes it. */
function storeDraft(path: string, draft: Draft | null): void {
  const { [path]: _, ...others } = readDrafts();
  const drafts = draft ? { ...others, [path]: draft } : others;
  remember(storedAs, Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null);
}

function showNotes(): void {
  for (const note of document.querySelectorAll<HTMLElement>("[data-draft-note]"))
    note.hidden = !isTouched(note.closest("form"));
}

/** @param isKept true to keep what equals the defaults, which are the visitor's own words on a returned form */
function save(isKept = isReturned()): void {
  const { pathname, search } = location;
  storeDraft(
    pathname,
    isKept || hasInput() ? { search, at: Date.now(), values: readFields() } : null,
  );
  showNotes();
}

/** True when the server has answered with the same form, filled in, and its errors. */
const isReturned = () => document.querySelector(".form-summary, .gift-panel") !== null;

/** Deletes the draft of a sent form once the page opens that says so. */
function deleteSentDraft(): void {
  const path = recall(sentFrom, "sessionStorage");
  if (!path || !document.querySelector("[data-arrived]")) return;
  remember(sentFrom, null, "sessionStorage");
  storeDraft(path, null);
}

function restore(): void {
  const draft = readDrafts()[location.pathname];
  // A query presets fields, which a draft of another query would overwrite.
  const isPreset = location.search !== "" && location.search !== draft?.search;
  if (!draft || isPreset || isReturned()) return;
  fillFields(draft.values);
  showNotes();
}

let isFirst = true;
/** Handles each page that has a form with drafts, and each that follows a sent form (`data-arrived`). */
onElementAdded(":is([data-draft-note], [data-arrived]):not([data-met])", (element) => {
  element.dataset["met"] = "";
  if (isFirst) deleteSentDraft();
  isFirst = false;
  if (element.dataset["draftNote"] === undefined) return;
  restore();
  // On a slow network the visitor types before this script arrives; after Back the browser fills in a sent form again.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (hasInput() && visit?.type !== "back_forward") save();
});
let timer: ReturnType<typeof setTimeout> | undefined;
const cancelSave = () => {
  clearTimeout(timer);
  timer = undefined;
};
// Phones kill hidden tabs without sending another event.
listen("visibilitychange", () => {
  if (timer && document.visibilityState === "hidden") save();
  cancelSave();
});
listen("input", ({ target }) => {
  const form = (target as HTMLInputElement).form ?? (target as HTMLElement);
  if (!form.querySelector("[data-draft-note]")) return;
  cancelSave();
  timer = setTimeout(save, saveDelayMs);
});
listen("submit", (event) => {
  if (event.defaultPrevented) return;
  if (timer) save();
  cancelSave();
  const hasDraft = (event.target as HTMLFormElement).querySelector("[data-draft-note]");
  remember(sentFrom, hasDraft && location.pathname, "sessionStorage");
});
onPress<HTMLButtonElement>("[data-clear-draft]", (button) => {
  button.form?.reset();
  button.form?.dispatchEvent(new Event("input", { bubbles: true }));
  cancelSave();
  save(false);
});
