import { recall, recallJson, remember } from "./device.ts";
import { listen, onPress } from "./listen.ts";
import { onElementAdded } from "./on-element-added.ts";
import { fillFields, isTouched, nameOf, readFields, type FieldValues } from "./typed-fields.ts";

/** The visitor's input in a form at an address. Stored until it is sent, so a reload or a killed tab loses nothing. */
type Draft = { readonly from: string; readonly at: number; readonly values: FieldValues };
/** By the form's name, which is the same in a dialog and in the other language. */
type Drafts = Record<string, Draft>;

const storedAs = "form-drafts";
const sentForm = "form-sent-from";
const keepMs = 7 * 86_400_000;

function readDrafts(): Drafts {
  const drafts = (recallJson(storedAs) ?? {}) as Drafts;
  const isFresh = ([, { at }]: [string, Draft]) => Date.now() - at < keepMs;
  return Object.fromEntries(Object.entries(drafts).filter(isFresh));
}

/** Stores the draft of a form; null deletes it. */
function storeDraft(name: string, draft: Draft | null): void {
  const { [name]: _, ...others } = readDrafts();
  const drafts = draft ? { ...others, [name]: draft } : others;
  remember(storedAs, Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null);
}

const addressHere = () => location.pathname + location.search;
const noteIn = (form: Element) => form.querySelector<HTMLElement>("[data-draft-note]");
/** True when the server has answered with the form as it was sent: its defaults are the visitor's own words. */
const isReturned = (form: Element) => noteIn(form)?.dataset["draftNote"] === "returned";
export const hasInput = (form: HTMLFormElement) => isReturned(form) || isTouched(form);

function save(form: HTMLFormElement): void {
  const note = noteIn(form);
  if (!note) return;
  note.hidden = !hasInput(form);
  const draft = { from: addressHere(), at: Date.now(), values: readFields(form) };
  storeDraft(nameOf(form), note.hidden ? null : draft);
}

/** Deletes the draft of a sent form once the page opens that says so. */
onElementAdded("[data-arrived]", () => {
  storeDraft(recall(sentForm, "sessionStorage") ?? "", null);
  remember(sentForm, null, "sessionStorage");
});
onElementAdded("[data-draft-note]", (note) => {
  const form = note.closest("form");
  if (!form) return;
  const draft = readDrafts()[nameOf(form)];
  // A draft from another address must not overwrite fields that this page has set, as by the query of its link.
  const isOwn = draft && [draft.from, draft.from.split("?")[0]].includes(addressHere());
  if (draft && !isReturned(form)) fillFields(form, draft.values, !isOwn);
  // On a slow network the visitor types before this script arrives; after Back the browser fills in a sent form again.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (hasInput(form) && (draft || visit?.type !== "back_forward")) save(form);
});
listen("input", ({ target }) => {
  const form = (target as Element).closest("form");
  if (form) save(form);
});
listen("submit", ({ defaultPrevented, target }) => {
  const form = target as HTMLFormElement;
  if (!defaultPrevented) remember(sentForm, noteIn(form) ? nameOf(form) : null, "sessionStorage");
});
onPress<HTMLButtonElement>("[data-clear-draft]", ({ form }) => {
  if (!form) return;
  form.reset();
  form.elements[0]?.dispatchEvent(new Event("input", { bubbles: true }));
  if (!isReturned(form)) return;
  // The same page without the refused words, and without what was wrong with them.
  storeDraft(nameOf(form), null);
  location.replace(location.pathname);
});
