import sharp from "sharp";
import { expect } from "vitest";
import { fileAddress } from "../../editor/names.ts";
import { plain } from "../sent-page.ts";
import type { openLocalPlace } from "./local-place.ts";

export const hiddenIn = (page: string, name: string) =>
  plain(new RegExp(`type="hidden" name="form:${name}" value="([^"]*)"`).exec(page)?.[1] ?? "");

export const formOf = (own: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(own).map(([name, value]) => [`form:${name}`, value]));

function faultsIn(page: string) {
  const found = [...page.matchAll(/id="field-([^"]+)-fault"[^>]*>([^<]+)</g)];
  return Object.fromEntries(found.map(([, field, text]) => [field!, plain(text!)]));
}

export function formsAt(ask: Awaited<ReturnType<typeof openLocalPlace>>["ask"]) {
  async function open(path: string) {
    const { status, text } = await ask("GET", fileAddress(path));
    expect(status, path).toBe(200);
    return { value: JSON.parse(hiddenIn(text, "base")), version: hiddenIn(text, "version"), text };
  }
  async function save(path: string, version: string, value: unknown, waits = false, base = value) {
    const sent = { version, base: JSON.stringify(base), value: JSON.stringify(value) };
    const form = formOf({ ...sent, save: waits ? "later" : "now" });
    const answer = await ask("POST", fileAddress(path), { form });
    const to = new URLSearchParams(answer.to.split("?")[1]);
    return { ...answer, path: to.get("path"), note: to.get("note"), faults: faultsIn(answer.text) };
  }
  return { open, save, change, upload };

  // oxlint-disable-next-line typescript/no-explicit-any -- a test knows the shape of the file it changes
  async function change(path: string, edit: (value: any) => unknown, waits = false) {
    const { value, version } = await open(path);
    edit(value);
    return save(path, version, value, waits);
  }
  /** Uploads a photograph to `slot=…` or `use=…`, as the dialog does. */
  async function upload(place: string, words: object, file: Buffer) {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(file)]), "IMG_2041.JPG");
    form.set("with", JSON.stringify(words));
    const response = new Response(form);
    const body = Buffer.from(await response.arrayBuffer());
    const headers = { "content-type": response.headers.get("content-type")! };
    return ask("PUT", `/api/picture?${place}`, { headers, body });
  }
}

export const photographWords = {
  alt: { en: "A mason beside his wall in the school at the end of it", es: "un albañil" },
  taken: "2026-05-01",
  rights: "Long Way Home",
  consent: "adults-agreed",
};
export const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "blue" } })
    .withExif({ IFD0: { Artist: "somebody" } })
    .jpeg()
    .toBuffer();
