import { isEmail } from "#domain/forms/form-schema.ts";
import { languageNames, languages } from "#domain/language/language.ts";
import { roles, signedBy } from "#domain/staff/deed.ts";
import type { Account } from "#domain/staff/accounts.ts";
import { Input } from "../../editor/form/input.tsx";
import { nameOfRole } from "../parts/frame.tsx";
import { Alert, Part, Action } from "../parts/parts.tsx";
import { NoMail } from "../parts/rows.tsx";
import { type Answer, type Routes, type Visit, minuteOf } from "../visit/visit.ts";
import { parseRoles } from "../auth/user.ts";
import type { AccountAuth } from "../auth/account-auth.ts";

type RolesOf = { of: readonly string[]; say: Visit["say"]; fault: string | undefined };

function Roles({ of, say, fault }: RolesOf) {
  return (
    <fieldset>
      <legend>{say("account_roles")}</legend>
      <Alert>{fault}</Alert>
      {roles.map((role) => (
        <label key={role} className="tick">
          <input type="checkbox" name="roles" value={role} defaultChecked={of.includes(role)} />
          <span>{nameOfRole(role, say)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function AccountForm({ account, say, fault }: Omit<RolesOf, "of"> & { account: Account }) {
  const { email, name, disabledAt: disabled, language } = account;
  return (
    <details open={fault !== undefined}>
      <summary>
        {name || email}{" "}
        {disabled !== null && <b className="mark late">{say("account_disabled")}</b>}
      </summary>
      <form method="post" action="/accounts" className="action">
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="language" value={language} />
        <p>{email}</p>
        <Roles of={account.roles.split(",")} {...{ say, fault }} />
        {disabled === null && (
          <button name="does" value="keep">
            {say("account_keep")}
          </button>
        )}
        <button name="does" value="again">
          {say("account_again")}
        </button>
        <button name="does" value="disable" className="grave">
          {say("account_disable")}
        </button>
      </form>
    </details>
  );
}

/** @param fault shown in the form that was sent, above its permissions */
async function renderAccounts(visit: Visit, fault?: string): Promise<Answer> {
  const { say, form, language } = visit;
  const sent = form.get("does") === "invite" ? "" : form.get("email");
  const faultAt = (email: string) => (email === sent ? fault : undefined);
  const accounts = await visit.auth.store.list();
  return {
    title: say("accounts"),
    status: fault ? 422 : 200,
    body: (
      <>
        <NoMail visit={visit} />
        {accounts.map((account) => (
          <AccountForm key={account.email} {...{ account, say, fault: faultAt(account.email) }} />
        ))}
        <Part title={say("account_invite")}>
          <form method="post" action="/accounts" className="action">
            <Input
              name="email"
              type="email"
              label={say("account_email")}
              value={form.get("email") ?? ""}
              required
            />
            <Input
              name="language"
              label={say("written_in")}
              value={form.get("language") ?? language}
              options={languages.map((one) => [one, languageNames[one]] as const)}
            />
            <Roles of={form.getAll("roles")} say={say} fault={faultAt("")} />
            <button name="does" value="invite" className="strong">
              {say("account_invite")}
            </button>
          </form>
        </Part>
      </>
    ),
  };
}

async function change(visit: Visit): Promise<Answer> {
  const { auth, form, say, acting } = visit;
  const email = (form.get("email") ?? "").trim().toLowerCase();
  const does = form.get("does") ?? "";
  const wanted = parseRoles(form.getAll("roles"));
  if (!isEmail(email)) return renderAccounts(visit, say("fault_email"));
  const isDisabled = does === "disable";
  if (!isDisabled && wanted.length === 0) return renderAccounts(visit, say("account_no_role"));
  const isOwn = email === visit.user?.login?.account.email;
  // One person who can undo it is always left.
  if (isOwn && (isDisabled || !wanted.includes("house"))) {
    return renderAccounts(visit, say("account_own"));
  }
  const known = await auth.store.findByEmail(email);
  const hasAccess = known?.disabledAt === null;
  // Roles alone would give access back, or take the roles of somebody who is there.
  if (does === "keep" && !hasAccess) return renderAccounts(visit, say("account_blocked"));
  if (does === "invite" && hasAccess) return renderAccounts(visit, say("account_known"));
  const language = form.get("language") === "es" ? "es" : "en";
  const detail = signedBy(acting, { does, account: email, roles: wanted.join(" ") });
  await acting.storage.transaction(async (stores) => {
    if (!isDisabled) await auth.within(stores).invite({ email, language }, wanted, does !== "keep");
    else if (known) await stores.accounts.disable(known.rowId, auth.now);
    await stores.audit.append(acting.clock.now(), "account", detail);
  });
  return { to: "/accounts", done: `account_${does}` };
}

/** Accounts with their roles. They are no deeds, for the reasons in docs/decisions/0032-door.md. */
export const accounts: Routes = {
  "GET /accounts": (visit) => renderAccounts(visit),
  "POST /accounts": change,
};

/** Why a passkey stays, or goes after a question only: it is the last of its owner, or of all who manage the team. */
async function holdOf({ auth, user }: Visit) {
  const { rowId: own } = user!.login!.account;
  const keysOf = ({ rowId }: Pick<Account, "rowId">) => auth.store.listPasskeys(rowId);
  if ((await keysOf({ rowId: own })).length > 1) return null;
  const managers = (await auth.store.list()).filter((one) => one.roles.includes("house"));
  const keys = (await Promise.all(managers.map(keysOf))).flat();
  return keys.length === 1 && keys[0]!.account === own ? "passkey_needed" : "passkey_only";
}

async function renderDevices(visit: Visit, fault?: string): Promise<Answer> {
  const { auth, user, say, language } = visit;
  if (!user?.login) return null;
  const { account, session } = user.login;
  const sessions = await auth.store.listSessions(account.rowId);
  const passkeys = await auth.store.listPasskeys(account.rowId);
  const hold = await holdOf(visit);
  const when = (at: Date) => minuteOf(at, language);
  return {
    title: say("devices"),
    status: fault ? 422 : 200,
    body: (
      <>
        <Alert>{fault}</Alert>
        <NoMail visit={visit} />
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
                <span>
                  {id === session.passkey
                    ? say("device_this")
                    : say("passkey_used", { when: when(used) })}
                </span>
                {hold === "passkey_needed" ? (
                  <p>{say(hold)}</p>
                ) : (
                  <Action to="/devices/forget" hidden={{ id }} button={say("passkey_remove")}>
                    {hold && <Input name="sure" type="checkbox" label={say(hold)} required />}
                  </Action>
                )}
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

const own =
  (
    done: string,
    change: (auth: AccountAuth, row: number, form: URLSearchParams) => Promise<unknown>,
  ) =>
  async ({ auth, user, form }: Visit): Promise<Answer> => {
    if (!user?.login) return null;
    await change(auth, user.login.account.rowId, form);
    return { to: "/devices", done };
  };

export const devices: Routes = {
  "GET /devices": renderDevices,
  "POST /devices/end": own("device_end", ({ store, now }, row, form) =>
    store.endSession(row, form.get("hash") ?? "", now),
  ),
};

/** Changes of how the account is opened. Whoever reads its mailbox must not lock its owner out. */
export const passkeys: Routes = {
  "POST /devices/forget": async (visit) => {
    const hold = visit.user?.login ? await holdOf(visit) : null;
    if (hold === "passkey_needed" || (hold && !visit.form.has("sure")))
      return renderDevices(visit, visit.say(hold));
    return own("device_forget", ({ store, now }, row, form) =>
      store.removePasskey(row, form.get("id") ?? "", now),
    )(visit);
  },
  "POST /devices/add": own("device_add", async (auth, row) => {
    const account = await auth.store.find(row);
    if (account) await auth.invite(account, parseRoles(account.roles.split(",")), true);
  }),
};
