import { recall, recallJson, remember } from "./controls/device.ts";
import { listen, onPress } from "./controls/listen.ts";
import { onElementAdded } from "./controls/on-element-added.ts";
import { fill, typed, type Typed } from "./controls/typed-fields.ts";

/** A draft holds what was typed at a path until it is sent, so that a reload, a killed tab or a lost signal empties no form. */
type Draft = { readonly search: string; readonly at: number; readonly values: Typed };
type Drafts = Record<string, Draft>;

const storedAs = "form-drafts";
const sentFrom = "form-sent-from";
const keepMs = 7 * 86_400_000;
const restMs = 300;

function readDrafts(): Drafts {
  const drafts = (recallJson(storedAs) ?? {}) as Drafts;
  const isFresh = ([, { at }]: [string, Draft]) => Date.now() - at < keepMs;
  return Object.fromEntries(Object.entries(drafts).filter(isFresh));
}

function keep(path: string, draft: Draft | null): void {
  const { [path]: _, ...others } = readDrafts();
  const drafts = draft ? { ...others, [path]: draft } : others;
  remember(storedAs, Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null);
}

function showNotes(isKept: boolean): void {
  for (const note of document.querySelectorAll<HTMLElement>("[data-draft-note]"))
    note.hidden = !isKept;
}

function save(): void {
  const { pathname, search } = location;
  const values = typed();
  keep(pathname, values.length > 0 ? { search, at: Date.now(), values } : null);
  showNotes(values.length > 0);
}

/** The page tells what is wrong with what was sent, and has it already. */
const isReturned = () => document.querySelector(".form-summary, .gift-panel") !== null;

/** A form that was sent leads elsewhere; its own address means that the line broke. */
function forgetSent(): void {
  const [path = "", search] = recall(sentFrom, "sessionStorage")?.split(" ") ?? [];
  remember(sentFrom, null, "sessionStorage");
  const isHere = path === location.pathname && search === location.search;
  if (path && !isHere && !isReturned()) keep(path, null);
}

function restore(): void {
  const draft = readDrafts()[location.pathname];
  // Another query chooses other values.
  if (!draft || draft.search !== location.search || isReturned()) return;
  fill(draft.values);
  showNotes(true);
}

forgetSent();
onElementAdded("[data-draft-note]:not([data-draft-note=ready])", (note) => {
  note.dataset["draftNote"] = "ready";
  restore();
});
let rest: ReturnType<typeof setTimeout> | undefined;
const stopWaiting = () => {
  clearTimeout(rest);
  rest = undefined;
};
// Phones end tabs that are out of sight without another word.
listen("visibilitychange", () => {
  if (rest && document.visibilityState === "hidden") save();
  stopWaiting();
});
listen("input", ({ target }) => {
  const form = (target as HTMLInputElement).form ?? (target as HTMLElement);
  if (!form.querySelector("[data-draft-note]")) return;
  stopWaiting();
  rest = setTimeout(save, restMs);
});
listen("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || !form.querySelector("[data-draft-note]")) return;
  if (rest) save();
  stopWaiting();
  remember(sentFrom, `${location.pathname} ${location.search}`, "sessionStorage");
});
onPress<HTMLButtonElement>("[data-clear-draft]", (button) => {
  button.form?.reset();
  button.form?.dispatchEvent(new Event("input", { bubbles: true }));
  stopWaiting();
  keep(location.pathname, null);
  showNotes(false);
});
