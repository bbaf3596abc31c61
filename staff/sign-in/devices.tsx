import { parseRoles } from "../auth/user.ts";
import { Action, Part } from "../parts/parts.tsx";
import { minuteOf, type Answer, type Routes, type Visit } from "../visit/visit.ts";
import type { AccountAuth } from "../auth/account-auth.ts";

async function renderDevices(visit: Visit): Promise<Answer> {
  const { auth, user, say, language } = visit;
  if (!user?.login) return null;
  const { account, session } = user.login;
  const sessions = await auth.store.listSessions(account.rowId);
  const passkeys = await auth.store.listPasskeys(account.rowId);
  const when = (at: Date) => minuteOf(at, language);
  return {
    title: say("devices"),
    body: (
      <>
        <p>{say("devices_text", { name: user.name, email: account.email })}</p>
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

/** A change of the user's own account. */
const own =
  (change: (auth: AccountAuth, row: number, form: URLSearchParams) => Promise<unknown>) =>
  async ({ auth, user, form }: Visit): Promise<Answer> => {
    if (!user?.login) return null;
    await change(auth, user.login.account.rowId, form);
    return { to: "/devices", done: "account" };
  };

export const devices: Routes = {
  "GET /devices": renderDevices,
  "POST /devices/end": own(({ store, now }, row, form) =>
    store.endSession(row, form.get("hash") ?? "", now),
  ),
};

/** Changes of how the account is opened. Whoever reads its mailbox must not lock its owner out. */
export const passkeys: Routes = {
  "POST /devices/forget": own(({ store, now }, row, form) =>
    store.removePasskey(row, form.get("id") ?? "", now),
  ),
  // Mails an invitation for one more device.
  "POST /devices/add": own(async (auth, row) => {
    const account = await auth.store.find(row);
    if (account) await auth.invite(account, parseRoles(account.roles.split(",")), true);
  }),
};
