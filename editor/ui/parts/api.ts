import type { Choices } from "../../choices.ts";
import type { ToldFault } from "../../fault-words.ts";
import type { Opened } from "../../server.ts";
import type { Translation } from "#reader/translations.ts";

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

/** Answers of these kinds are something a person can do something about; others are thrown. */
async function ask<Answer>(
  method: string,
  path: string,
  body: BodyInit | null = null,
  kinds: readonly number[] = [200],
): Promise<Answer> {
  const response = await fetch(path, { method, body });
  // Unsaved text waits in this browser.
  if (response.status === 401) {
    location.assign(`/sign-in?${new URLSearchParams({ to: location.pathname + location.search })}`);
  }
  if (!kinds.includes(response.status)) throw new Error(`${path}: ${response.status}`);
  return { status: response.status, ...((await response.json()) as object) } as Answer;
}

const save = (method: string, path: string, body: BodyInit) =>
  ask<SaveAnswer>(method, path, body, [200, 409, 422]);

export const api = {
  choices: () => ask<Choices>("GET", "/api/choices"),
  open: (path: string) => ask<Opened>("GET", `/api/file?${new URLSearchParams({ path })}`),
  save: (path: string, version: string, value: unknown) =>
    save("PUT", "/api/file", JSON.stringify({ path, version, value })),
  create: (shelf: string, value: unknown) =>
    save("POST", "/api/written", JSON.stringify({ shelf, value })),
  /** In the place of a slot's drawing, or in a new place of that use. */
  putPicture: (place: { slot: string } | { use: string }, form: FormData) =>
    save("PUT", `/api/picture?${new URLSearchParams(place)}`, form),
  /** A translated text of this file still says what its English says. */
  fits: (path: string, text: Translation) =>
    ask("POST", "/api/fits", JSON.stringify({ path, text })),
  /** The files that were put back; none when there is nothing to take back. */
  undo: () => ask<{ paths?: readonly string[] }>("POST", "/api/undo", null, [200, 409]),
  thumbnail: (slot: string) => `/api/thumbnail?slot=${slot}`,
};
