import { fileResponse } from "#server/http/files.ts";
import { Publication, type Editor } from "../../editor/publication.ts";
import { UnpublishedChanges } from "../../editor/unpublished.ts";
import { localAuth } from "../../staff/auth/local-auth.ts";
import type { ClientRequest } from "../../staff/auth/user.ts";
import { startStaff, type DeskFiles, type StaffSettings } from "../../staff/server.ts";
import { rawRequest } from "./raw-request.ts";

type Headers = Readonly<Record<string, string>>;
type Sent = {
  readonly headers?: Headers;
  readonly form?: Headers | readonly (readonly [string, string])[];
  readonly body?: string | Buffer;
};

/** Requests as a browser sends them; `fetch` does not let a test say another Host. */
export const askAt =
  (port: number, origin: string, own: Headers) =>
  async (method: string, path: string, { headers = {}, form, body }: Sent = {}) => {
    const type = body === undefined && { "content-type": "application/x-www-form-urlencoded" };
    const sent = { ...own, ...(method !== "GET" && { origin, ...type }), ...headers };
    const fields = new URLSearchParams(form as Headers).toString();
    const answer = await rawRequest({ port, method, path, headers: sent }, body ?? fields);
    const text = answer.body.toString();
    const { location: to = "", "set-cookie": cookies = [], ...others } = answer.headers;
    const got = others as Readonly<Record<string, string | undefined>>;
    const json = got["content-type"]?.includes("json") ? JSON.parse(text) : null;
    return { status: answer.status, text, headers: got, to, cookies, json };
  };

export const clientWith = (...cookies: [string, string][]): ClientRequest => ({
  cookies: new Map(cookies),
  query: new URLSearchParams(),
  isReading: true,
  port: 0,
  network: null,
  agent: "",
});

export const besideDesk = (root = "nowhere", own: Partial<Editor> = {}) => ({
  editor: {
    unpublished: new UnpublishedChanges(root),
    publication: new Publication(root),
    preview: async () => new Response(),
    onPhotograph: async () => {},
    ...own,
  },
  launch: { stations: async () => [], prove: async () => null },
});

const sheet = await fileResponse("/staff.css", Buffer.from("main {}\n".repeat(200)));

export async function openLocalPlace(
  desk: StaffSettings["desk"],
  beside: Pick<StaffSettings, "editor" | "launch"> & { readonly files?: DeskFiles } = besideDesk(),
) {
  const token = "a-token-of-this-test";
  let next = token;
  const auth = localAuth("Ana", token, (one) => (next = one));
  const files = { "/staff.css": sheet };
  const { server, port } = await startStaff({ desk, files, ...beside, auth, port: 0 });
  const origin = `http://127.0.0.1:${port}`;
  const opened = await fetch(`${origin}/?token=${token}`, { redirect: "manual" });
  const cookie = opened.headers.get("set-cookie")!.split(";")[0]!;
  const ask = askAt(port, origin, { cookie });
  return { ask, origin, cookie, token, next: () => next, close: () => server.close() };
}
