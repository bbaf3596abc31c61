import { packPath, weightOf, workerPath, type Pack } from "#domain/offline/pack.ts";
import {
  deleteAllBut,
  fetchPack,
  oneAtATime,
  pagesIn,
  pickedCache,
  readCache,
  savePage,
  saveResponse,
} from "./store.ts";

/** Texts of the form, passed in its `data-words` attribute. */
type Word = "sum" | "none" | "progress" | "done" | "broken" | "removed" | "kept_on";
/** `fill("{kilobytes} kB", { kilobytes: 12 })` → "12 kB" */
const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

const read = async (response: Response | undefined) =>
  response && { pack: (await response.clone().json()) as Pack, response };

/** The list of pages: from the network, or as saved on the device; undefined when there is neither. */
const loadPack = (cache: Cache) =>
  fetchPack()
    .then(read)
    .catch(async () => read(await cache.match(packPath)));

/** @throws Error naming the element that the page lacks */
function find<Found extends Element>(root: Element, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`${selector} is not on the page`);
  return found;
}

/** The form of /offline: saves the ticked pages on the device, with the service worker that shows them. */
function offlineForm(
  form: HTMLFormElement,
  { pack, response }: { pack: Pack; response: Response },
) {
  const words = JSON.parse(form.dataset.words ?? "{}") as Readonly<Record<Word, string>>;
  /** Path of /offline in this language: always saved, because it replaces a page that is not on the device. */
  const home = form.dataset.offline ?? "";
  const boxes = [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const chosen = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const show = (place: "sum" | "state", text: string) => {
    find(form, `[data-${place}]`).textContent = text;
  };

  function showSum(): void {
    const kilobytes = Math.ceil(weightOf(pack, chosen()) / 1000);
    show("sum", fill(words.sum, { kilobytes }));
  }

  async function showSaved(): Promise<void> {
    const saved = await pagesIn(await caches.open(pickedCache));
    const pages = new Map(saved.map((page) => [page.path, page]));
    for (const row of form.querySelectorAll("li")) {
      const box = find<HTMLInputElement>(row, "input");
      const page = pages.get(box.value);
      box.checked = page !== undefined;
      const date = page?.savedAt.toLocaleDateString(document.documentElement.lang, {
        dateStyle: "medium",
      });
      const place = find(row, "[data-kept]");
      place.toggleAttribute("data-since", date !== undefined);
      place.textContent = date ? fill(words.kept_on, { date }) : "";
    }
    form.toggleAttribute("data-has-kept", pages.size > 0);
    showSum();
  }

  /** Saves the ticked pages one by one and deletes this form's other pages. */
  async function saveChosen(): Promise<void> {
    const cache = await caches.open(pickedCache);
    const saved = (await pagesIn(cache)).map(({ path }) => path);
    const offered = new Set([home, ...boxes.map(({ value }) => value)]);
    // Pages picked on the form of the other language stay.
    const others = saved.filter((path) => !offered.has(path));
    const paths = [home, ...chosen(), ...others];
    if (saved.length === 0 && paths.length === 1) return show("state", words.none);
    if (paths.length === 1) return removeAll();
    const bar = find<HTMLProgressElement>(form, "progress");
    form.setAttribute("aria-busy", "true");
    bar.max = paths.length;
    let done = 0;
    try {
      await saveResponse(cache, packPath, response.clone());
      for (const path of paths) {
        bar.value = done;
        show("state", fill(words.progress, { done, all: paths.length }));
        await savePage(cache, pack, path);
        done += 1;
      }
      await deleteAllBut(cache, pack, paths);
      await navigator.serviceWorker.register(workerPath);
      // Asks the browser not to evict the pages when storage runs low. Not awaited: Firefox asks the visitor first.
      navigator.storage?.persist?.().catch(() => {});
      show("state", words.done);
    } catch {
      show("state", fill(words.broken, { done, all: paths.length }));
    } finally {
      form.removeAttribute("aria-busy");
      await showSaved();
    }
  }

  async function removeAll(): Promise<void> {
    for (const name of [pickedCache, readCache]) await caches.delete(name);
    for (const worker of await navigator.serviceWorker.getRegistrations())
      await worker.unregister();
    show("state", words.removed);
    await showSaved();
  }

  return { showSum, showSaved, saveChosen, removeAll };
}

/**
 * Enables the form of /offline if the browser can save pages: service workers need https and are missing in some
 * private windows.
 */
export async function startOfflineForm(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>("form[data-offline]:not([data-met])");
  if (!form) return;
  form.setAttribute("data-met", "");
  const canSave = "serviceWorker" in navigator && "caches" in window;
  const cache = canSave ? await caches.open(pickedCache).catch(() => null) : null;
  const loaded = cache && (await loadPack(cache));
  // Without the list of pages there is nothing to choose; the page remains a list of links.
  if (!cache || !loaded) {
    form.setAttribute("data-cannot", "");
    return;
  }
  const { showSum, showSaved, saveChosen, removeAll } = offlineForm(form, loaded);
  await showSaved();
  // A page's own link to this form names the page: it is chosen, and the browser scrolls to it.
  const meant = form.querySelector<HTMLInputElement>("li:target input");
  if (meant) meant.checked = true;
  showSum();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // A second press while pages are being saved does nothing.
    if (!form.hasAttribute("aria-busy")) void oneAtATime(saveChosen);
  });
  // On the document: while React hydrates, it stops clicks and changes on their way to elements.
  const onEvent = ({ type, target }: Event) => {
    if (!form.contains(target as Node)) return;
    if (type === "change") showSum();
    else if ((target as Element).closest("[data-remove]")) void oneAtATime(removeAll);
  };
  for (const type of ["change", "click"]) document.addEventListener(type, onEvent, true);
  form.setAttribute("data-ready", "");
}
