import { isEmail } from "#domain/forms/form-schema.ts";
import { Input } from "../../editor/form/input.tsx";
import { Action, Lead } from "../parts/parts.tsx";
import type { Answer, Routes, Visit } from "../visit/visit.ts";
import { PasskeyForm } from "./passkey-form.tsx";
import { ownPath } from "../door/stranger.ts";

async function drawSignIn(visit: Visit, fault?: string): Promise<Answer> {
  const { door, say, query, form } = visit;
  const to = ownPath(query.get("to") ?? form.get("to"));
  const options = await door.passkeys.toTouch("in");
  return {
    title: say("sign_in"),
    status: fault ? 422 : 200,
    script: "/door.js",
    body: (
      <>
        {fault && <p className="notice err">{fault}</p>}
        <p>{say("sign_in_text")}</p>
        <PasskeyForm
          {...{ visit, to: "/sign-in", does: "touch", options, hidden: [["to", to]] }}
          button={say("sign_in_passkey")}
        />
        {door.hasOffice && (
          <Lead to="/sign-in/office" isButton>
            {say("sign_in_office")}
          </Lead>
        )}
        <h2>{say("sign_in_mail")}</h2>
        <p>{say("sign_in_mail_text")}</p>
        <Action to="/sign-in/mail" button={say("sign_in_mail_button")}>
          <Input name="email" type="email" label={say("account_email")} required />
        </Action>
      </>
    ),
  };
}

async function signIn(visit: Visit): Promise<Answer> {
  const { door } = visit;
  const passkey = await door.passkeys.touched(visit.form.get("touch"), "in");
  const account = passkey && (await door.store.find(passkey.account));
  if (!account || account.disabledAt !== null) {
    return drawSignIn(visit, visit.say("passkey_unknown"));
  }
  const cookies = await door.begin(account, passkey.id, visit.knock);
  return { to: ownPath(visit.form.get("to")), cookies };
}

async function mailLink(visit: Visit): Promise<Answer> {
  const { door, form, say } = visit;
  const email = (form.get("email") ?? "").trim().toLowerCase();
  if (!isEmail(email)) return drawSignIn(visit, say("fault_email"));
  // The same for every address: nobody finds out who works here.
  return {
    title: say("link_sent"),
    body: say("link_sent_text"),
    cookies: await door.mailLink(email),
  };
}

const linkOver = ({ say }: Visit): Answer => ({
  title: say("link_over"),
  body: (
    <>
      <p>{say("link_over_text")}</p>
      <Lead to="/sign-in">{say("sign_in")}</Lead>
    </>
  ),
  status: 410,
});

/** Mail scanners follow links and press no buttons. */
async function drawLink(visit: Visit): Promise<Answer> {
  const key = visit.query.get("key") ?? "";
  if (!(await visit.door.findLink(key, "link"))) return linkOver(visit);
  const { say } = visit;
  return {
    title: say("sign_in"),
    body: <Action to="/link" hidden={{ key }} button={say("link_button")} look="strong" />,
  };
}

async function followLink(visit: Visit): Promise<Answer> {
  const { door } = visit;
  const link = await door.findLink(visit.form.get("key") ?? "", "link", visit.knock);
  if (!link || !(await door.store.takeLink(link.hash))) return linkOver(visit);
  return { to: "/", cookies: await door.begin(link.account, null, visit.knock) };
}

async function drawInvitation(visit: Visit, fault?: string): Promise<Answer> {
  const { door, say, query, form } = visit;
  const key = query.get("key") ?? form.get("key") ?? "";
  const link = await door.findLink(key, "invitation");
  if (!link) return linkOver(visit);
  const { account, hash } = link;
  const options = await door.passkeys.toMake(`invitation ${hash}`, account);
  const name = form.get("name") ?? account.name;
  return {
    title: say("invited"),
    status: fault ? 422 : 200,
    script: "/door.js",
    body: (
      <>
        {fault && <p className="notice err">{fault}</p>}
        <p>{say("invited_text", { email: account.email })}</p>
        <PasskeyForm
          {...{ visit, to: "/invitation", does: "make", options, hidden: [["key", key]] }}
          button={say("invited_button")}
        >
          <Input name="name" label={say("account_name")} value={name} maxLength={80} required />
        </PasskeyForm>
        <h2>{say("invited_without")}</h2>
        <p>{say("invited_without_text")}</p>
        <Action to="/invitation" hidden={{ key, without: "passkey" }} button={say("link_button")} />
      </>
    ),
  };
}

async function acceptInvitation(visit: Visit): Promise<Answer> {
  const { door, form, knock, say } = visit;
  const link = await door.findLink(form.get("key") ?? "", "invitation", knock);
  if (!link) return linkOver(visit);
  const { account, hash } = link;
  if (form.get("without") === "passkey") {
    if (!(await door.store.takeLink(hash))) return linkOver(visit);
    return { to: "/", cookies: await door.begin(account, null, knock) };
  }
  const passkey = await door.passkeys.made(form.get("make"), `invitation ${hash}`);
  if (!passkey) return drawInvitation(visit, say("passkey_unknown"));
  if (!(await door.store.takeLink(hash))) return linkOver(visit);
  await door.keep(account, passkey, knock);
  const name = (form.get("name") ?? "")
    .replaceAll(/[\p{Cc}<>]/gu, " ")
    .trim()
    .slice(0, 80);
  if (name !== "") await door.store.rename(account.rowId, name);
  return { to: "/", cookies: await door.begin({ ...account, name }, passkey.id, knock) };
}

const toOffice = async (visit: Visit): Promise<Answer> =>
  (await visit.door.toOffice()) ?? drawSignIn(visit, visit.say("office_unknown"));

async function fromOffice(visit: Visit): Promise<Answer> {
  const { door, query, knock, say } = visit;
  const cookies = await door.fromOffice(query, knock);
  if (!cookies) return drawSignIn(visit, say("office_unknown"));
  // Another site leads here: the new cookie goes along only from a page of ours.
  const body = (
    <>
      <meta httpEquiv="refresh" content="0;url=/" />
      <Lead to="/">{say("link_button")}</Lead>
    </>
  );
  return { title: say("sign_in"), body, cookies };
}

/** Ways in, for whoever has a passkey, a mailbox or an invitation. */
export const signingIn: Routes = {
  "GET /sign-in": (visit) => drawSignIn(visit),
  "POST /sign-in": signIn,
  "POST /sign-in/mail": mailLink,
  "GET /sign-in/office": toOffice,
  "GET /sign-in/back": fromOffice,
  "GET /link": drawLink,
  "POST /link": followLink,
  "GET /invitation": (visit) => drawInvitation(visit),
  "POST /invitation": acceptInvitation,
};
