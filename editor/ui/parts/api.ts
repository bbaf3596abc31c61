import type { CatalogueEntry } from "../../catalogue.ts";
import type { Choices } from "../../choices.ts";
import type { ToldFault } from "../../fault-words.ts";
import type { FormNode } from "../../form-node.ts";
import type { Found } from "../../find.ts";
import type { SentIssues } from "../../sent-issues.ts";
import type { WordShelf } from "../../shelves.ts";
import type { Translation } from "#reader/translations.ts";

export type Texts = { readonly en: string; readonly es: string };
export type FileEntry = Omit<CatalogueEntry, "schema">;
export type Catalogue = {
  readonly entries: readonly FileEntry[];
  readonly titles: Readonly<Record<string, Texts>>;
  /** How many saves can be taken back. */
  readonly steps: number;
};
export type Opened = Pick<FileEntry, "path" | "shelf" | "preview"> & {
  readonly value: unknown;
  readonly version: string;
  /** Texts whose English has changed since they were made from it. */
  readonly stale: readonly Translation[];
  readonly form: FormNode;
};
/** As bin/launch-check tells it. */
export type Missing = {
  readonly kind: string;
  readonly title: Texts;
  readonly harms: boolean;
  readonly what: Texts;
  readonly meanwhile: Texts;
  readonly where: { file: string; field: string } | { setting: string; holds: Texts };
};
export type SaveAnswer =
  | {
      readonly status: 200;
      readonly version: string;
      readonly lines: number;
      readonly path?: string;
      readonly slot?: string;
    }
  | { readonly status: 409 }
  | { readonly status: 422; readonly faults: readonly ToldFault[] };

async function ask(method: string, path: string, body?: BodyInit): Promise<Response> {
  const response = await fetch(path, { method, ...(body !== undefined && { body }) });
  // Unsaved text waits in this browser.
  if (response.status === 401) location.assign("/sign-in?to=/content");
  return response;
}

async function get<Answer>(path: string): Promise<Answer> {
  const response = await ask("GET", path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Answer;
}

/** Answers that a person can do something about; others are thrown. */
async function save(method: string, path: string, body: BodyInit): Promise<SaveAnswer> {
  const response = await ask(method, path, body);
  if (![200, 409, 422].includes(response.status)) throw new Error(`${path}: ${response.status}`);
  return { status: response.status, ...((await response.json()) as object) } as SaveAnswer;
}

const pathQuery = (path: string) => `path=${encodeURIComponent(path)}`;

export const api = {
  catalogue: () => get<Catalogue>("/api/catalogue"),
  choices: () => get<Choices>("/api/choices"),
  missing: () => get<Missing[]>("/api/missing"),
  find: (words: string) => get<Found[]>(`/api/find?words=${encodeURIComponent(words)}`),
  open: (path: string) => get<Opened>(`/api/file?${pathQuery(path)}`),
  blank: (shelf: WordShelf) => get<Opened>(`/api/blank?shelf=${shelf}`),
  issues: () => get<SentIssues | null>("/api/issues"),
  save: (path: string, version: string, value: unknown) =>
    save("PUT", "/api/file", JSON.stringify({ path, version, value })),
  create: (shelf: WordShelf, value: unknown) =>
    save("POST", "/api/written", JSON.stringify({ shelf, value })),
  /** In the place of a slot's drawing, or in a new place of that use. */
  putPicture: (place: { slot: string } | { use: string }, form: FormData) =>
    save("PUT", `/api/picture?${new URLSearchParams(place)}`, form),
  /** A translated text of this file still says what its English says. */
  async fits(path: string, text: Translation): Promise<void> {
    const response = await ask("POST", "/api/fits", JSON.stringify({ path, text }));
    if (!response.ok) throw new Error(`/api/fits: ${response.status}`);
  },
  /** The files that were put back; null when there is nothing to take back. */
  async undo(): Promise<string[] | null> {
    const response = await ask("POST", "/api/undo");
    return response.ok ? ((await response.json()) as { paths: string[] }).paths : null;
  },
  thumbnail: (slot: string) => `/api/thumbnail?slot=${slot}`,
};
