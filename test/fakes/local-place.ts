import { localDoor } from "../../staff/door/local-door.ts";
import { startStaff, type StaffSettings } from "../../staff/server.ts";

/** Staff's place on this machine, and the cookie of whoever opened it. */
export async function openLocalPlace(settings: Pick<StaffSettings, "desk" | "more">) {
  const token = "a-token-of-this-test";
  let next = token;
  const door = localDoor("Ana", token, (one) => (next = one));
  const files = { "/editor.js": { type: "text/javascript", body: "" } };
  const { server, port } = await startStaff({ ...settings, door, files, port: 0 });
  const origin = `http://127.0.0.1:${port}`;
  const opened = await fetch(`${origin}/?token=${token}`, { redirect: "manual" });
  const cookie = opened.headers.get("set-cookie")!.split(";")[0]!;
  return { port, origin, cookie, token, next: () => next, close: () => server.close() };
}
