import { packPath, weightOf, workerPath, type Pack } from "#domain/offline/pack.ts";
import {
  fetchPack,
  keep,
  keepOnly,
  keepPage,
  oneAtATime,
  pagesIn,
  pickedStore,
  readStore,
} from "./store.ts";

/** Sentences of the page while pages are kept (content/pages/offline.yaml); handed over in the form's `data-words`. */
export type KeeperWords = {
  readonly sum: string;
  readonly progress: string;
  readonly done: string;
  readonly broken: string;
  readonly removed: string;
  readonly kept_on: string;
};

/** `{kilobytes}` → 12. */
const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

const kilobytesOf = (bytes: number) => Math.ceil(bytes / 1000);

async function readPack(store: Cache): Promise<{ pack: Pack; answer: Response }> {
  try {
    const answer = await fetchPack();
    return { pack: (await answer.clone().json()) as Pack, answer };
  } catch (failure) {
    const kept = await store.match(packPath);
    if (!kept) throw failure;
    return { pack: (await kept.clone().json()) as Pack, answer: kept };
  }
}

/** @throws Error naming the part that the page lacks */
function part<Found extends Element>(root: Element, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`${selector} is not on the page`);
  return found;
}

class Keeper {
  private readonly form: HTMLFormElement;
  private readonly words: KeeperWords;
  private store: Cache;
  private readonly pack: Pack;
  private readonly packAnswer: Response;
  /** The page this stands on, whatever the address: it is kept with every other, and shown where one is missing. */
  private readonly home: string;

  constructor(form: HTMLFormElement, store: Cache, pack: Pack, packAnswer: Response) {
    this.form = form;
    this.words = JSON.parse(form.dataset.words ?? "{}") as KeeperWords;
    this.home = form.dataset.offline ?? "";
    this.store = store;
    this.pack = pack;
    this.packAnswer = packAnswer;
  }

  private get boxes(): HTMLInputElement[] {
    return [...this.form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  }

  private get chosen(): string[] {
    return this.boxes.filter(({ checked }) => checked).map(({ value }) => value);
  }

  private say(place: "sum" | "state", text: string): void {
    part(this.form, `[data-${place}]`).textContent = text;
  }

  showSum(): void {
    const bytes = weightOf(this.pack, this.chosen);
    this.say("sum", fill(this.words.sum, { kilobytes: kilobytesOf(bytes) }));
  }

  /** Ticks what is kept, and says since when. */
  async showKept(): Promise<void> {
    const pages = new Map((await pagesIn(this.store)).map((page) => [page.path, page]));
    for (const row of this.form.querySelectorAll("li")) {
      const box = part<HTMLInputElement>(row, "input");
      const page = pages.get(box.value);
      box.checked = page !== undefined;
      const since = page?.day.toLocaleDateString(document.documentElement.lang, {
        dateStyle: "medium",
      });
      const place = part(row, "[data-kept]");
      place.toggleAttribute("data-since", since !== undefined);
      place.textContent = since ? fill(this.words.kept_on, { date: since }) : "";
    }
    this.form.toggleAttribute("data-has-kept", pages.size > 0);
    this.showSum();
  }

  /** Keeps what is chosen; a second press while that goes on is none. */
  async onKeep(): Promise<void> {
    if (!this.form.hasAttribute("aria-busy")) await oneAtATime(() => this.keepChosen());
  }

  /** Removes all, after what is being kept. */
  async onRemove(): Promise<void> {
    await oneAtATime(() => this.removeAll());
  }

  /** Makes the device hold what is chosen of this list and nothing else of it, one page after the other. */
  private async keepChosen(): Promise<void> {
    const { form, pack, store } = this;
    const known = new Map((await pagesIn(store)).map((page) => [page.path, page.version]));
    const offered = new Set([this.home, ...this.boxes.map(({ value }) => value)]);
    // Pages that were picked in the other language are not this form's matter.
    const others = [...known.keys()].filter((path) => !offered.has(path));
    if (this.chosen.length + others.length === 0) return this.removeAll();
    const bar = part<HTMLProgressElement>(form, "progress");
    const paths = [this.home, ...this.chosen];
    form.setAttribute("aria-busy", "true");
    bar.max = paths.length;
    let done = 0;
    try {
      await keep(store, packPath, this.packAnswer.clone());
      for (const path of paths) {
        bar.value = done;
        this.say("state", fill(this.words.progress, { done, all: paths.length }));
        if (known.get(path) !== pack.pages[path]?.version) await keepPage(store, pack, path);
        done += 1;
      }
      await keepOnly(store, pack, [...paths, ...others]);
      await navigator.serviceWorker.register(workerPath);
      // So that a phone short of room does not throw it away first; whether it agrees is its own matter.
      await navigator.storage?.persist?.();
      this.say("state", this.words.done);
    } catch {
      this.say("state", fill(this.words.broken, { done, all: paths.length }));
    } finally {
      form.removeAttribute("aria-busy");
      await this.showKept();
    }
  }

  private async removeAll(): Promise<void> {
    for (const store of [pickedStore, readStore]) await caches.delete(store);
    this.store = await caches.open(pickedStore);
    for (const worker of await navigator.serviceWorker.getRegistrations())
      await worker.unregister();
    this.say("state", this.words.removed);
    for (const box of this.boxes) box.checked = false;
    await this.showKept();
  }
}

/** Brings the form to life where a browser can keep pages at all: over https, outside some private windows. */
export async function startKeeper(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>("form[data-offline]:not([data-met])");
  if (!form) return;
  form.setAttribute("data-met", "");
  const canKeep = "serviceWorker" in navigator && "caches" in window;
  const store = canKeep ? await caches.open(pickedStore) : null;
  const known = store && (await readPack(store).catch(() => null));
  // No line and nothing kept: there is nothing to choose, and the list can be read.
  if (!store || !known) {
    form.setAttribute("data-cannot", "");
    return;
  }
  const keeper = new Keeper(form, store, known.pack, known.answer);
  await keeper.showKept();
  form.addEventListener("change", () => keeper.showSum());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void keeper.onKeep();
  });
  part(form, "[data-remove]").addEventListener("click", () => void keeper.onRemove());
  form.setAttribute("data-ready", "");
}
