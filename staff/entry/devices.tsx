import { parseRoles } from "../door/visitor.ts";
import { Action, Part } from "../parts/parts.tsx";
import { minuteOf } from "../visit/moments.ts";
import type { Answer, Routes, Visit } from "../visit/visit.ts";
import type { AccountDoor } from "../door/account-door.ts";

async function drawDevices(visit: Visit): Promise<Answer> {
  const { door, visitor, say, language } = visit;
  if (!visitor?.seat) return null;
  const { account, session } = visitor.seat;
  const sessions = await door.store.listSessions(account.rowId);
  const passkeys = await door.store.listPasskeys(account.rowId);
  const when = (at: Date) => minuteOf(at, language);
  return {
    title: say("devices"),
    body: (
      <>
        <p>{say("devices_text", { name: visitor.name, email: account.email })}</p>
        <Part title={say("devices_open")}>
          <ul className="rows">
            {sessions.map(({ hash, label, seenAt: seen }) => (
              <li key={hash}>
                <b>{label}</b>
                <span>{hash === session.hash ? say("device_this") : when(seen)}</span>
                <Action to="/devices/end" hidden={{ hash }} button={say("sign_out")} />
              </li>
            ))}
          </ul>
        </Part>
        <Part title={say("passkeys")}>
          <ul className="rows">
            {passkeys.map(({ id, label, usedAt: used }) => (
              <li key={id}>
                <b>{label}</b>
                <span>{say("passkey_used", { when: when(used) })}</span>
                <Action to="/devices/forget" hidden={{ id }} button={say("passkey_remove")} />
              </li>
            ))}
          </ul>
          <p>{say("passkey_add_text")}</p>
          <Action to="/devices/add" button={say("passkey_add")} />
        </Part>
      </>
    ),
  };
}

/** Something done to the account of whoever asks. */
const own =
  (change: (door: AccountDoor, row: number, form: URLSearchParams) => Promise<unknown>) =>
  async ({ door, visitor, form }: Visit): Promise<Answer> => {
    if (!visitor?.seat) return null;
    await change(door, visitor.seat.account.rowId, form);
    return { to: "/devices", done: "account" };
  };

/** The devices of whoever looks, and the way out. */
export const devices: Routes = {
  "GET /devices": drawDevices,
  "POST /devices/end": own(({ store, now }, row, form) =>
    store.endSession(row, form.get("hash") ?? "", now),
  ),
  "POST /devices/forget": own(({ store, now }, row, form) =>
    store.removePasskey(row, form.get("id") ?? "", now),
  ),
};

/** Asks for an invitation to one more. */
export const addingDevices: Routes = {
  "POST /devices/add": own(async (door, row) => {
    const account = await door.store.find(row);
    if (account) await door.invite(account, parseRoles(account.roles.split(",")), true);
  }),
};
