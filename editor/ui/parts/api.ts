import type { Choices } from "../../choices.ts";
import type { ToldFault } from "../../fault-words.ts";
import type { Opened } from "../../save.ts";
import type { Stale } from "../../waiting.ts";

export type SaveAnswer =
  | {
      readonly status: 200;
      readonly waits: boolean;
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
  save: (path: string, version: string, value: unknown, waits: boolean) =>
    save("PUT", "/api/file", JSON.stringify({ path, version, value, waits })),
  word: (at: string, texts: readonly string[]) =>
    ask<{ path?: string; field?: string }>(
      "GET",
      `/api/word?${new URLSearchParams([["at", at], ...texts.map((text) => ["text", text])])}`,
    ),
  putPicture: (place: { slot: string } | { use: string }, form: FormData) =>
    save("PUT", `/api/picture?${new URLSearchParams(place)}`, form),
  fits: (path: string, text: Stale) => ask("POST", "/api/fits", JSON.stringify({ path, text })),
  removePicture: (slot: string) =>
    ask("DELETE", `/api/picture?${new URLSearchParams({ slot })}`, null, [200, 404]),
  thumbnail: (slot: string) => `/api/thumbnail?slot=${slot}`,
};
