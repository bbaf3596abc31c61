import { isEmail } from "#domain/forms/form-schema.ts";
import { Input } from "../../editor/form/input.tsx";
import { Action, Alert, LinkLine, type ActionOf } from "../parts/parts.tsx";
import { NoMail } from "../parts/rows.tsx";
import type { Answer, Routes, Visit } from "../visit/visit.ts";
import { redirectPath } from "../auth/origin.ts";

type PasskeyForm = Pick<ActionOf, "to" | "button" | "hidden" | "children"> &
  NonNullable<ActionOf["asks"]> & { readonly visit: Visit };

/** A form whose button asks for a passkey: face, finger or code (browser.ts). Needs JavaScript. */
const PasskeyForm = ({ visit, does, options, children, ...action }: PasskeyForm) => (
  <Action {...action} look="strong" asks={{ does, options }}>
    <input type="hidden" name={does} data-answer="" />
    {children}
    <strong className="fault" role="alert" hidden>
      {visit.say("passkey_failed")}
    </strong>
    <noscript>{visit.say("passkey_script")}</noscript>
  </Action>
);

/**
 * Step-up authentication before a deed that cannot be undone; its form is carried along.
 * @returns that page; null when the passkey was used within the last ten minutes or with this very request
 */
export async function requireStepUp(visit: Visit, path: string): Promise<Answer> {
  const { auth, user, form, say } = visit;
  if (!auth || !user?.login || auth.isFresh(user.login.session)) return null;
  const { account, session } = user.login;
  const title = say("step_up_title");
  if (session.passkey === null) return { title, body: say("step_up_needs_passkey"), status: 403 };
  const purpose = `step up ${session.hash}`;
  if (form.has("verify")) {
    const passkey = await auth.passkeys.verifyAuthentication(form.get("verify"), purpose);
    if (passkey?.account === account.rowId) {
      await auth.store.changeSession(session.hash, { touchedAt: auth.now });
      return null;
    }
  }
  const hidden = [...form].filter(([name]) => name !== "verify");
  const options = await auth.passkeys.authenticationOptions(purpose);
  return {
    title,
    status: 403,
    script: "/door.js",
    body: (
      <>
        <p>{say("step_up_text")}</p>
        <PasskeyForm
          {...{ visit, to: path, does: "verify", options, hidden, button: say("step_up") }}
        />
      </>
    ),
  };
}

export const signedOut = ({ say, form }: Visit, path: string): Answer => ({
  title: say("signed_out"),
  status: 401,
  body: (
    <>
      <p>{say(form.size > 0 ? "signed_out_text" : "signed_out_large")}</p>
      <a className="button" href="/sign-in" target="_blank">
        {say("sign_in")}
      </a>
      {form.size > 0 && (
        <Action to={path} hidden={[...form]} button={say("signed_out_again")} look="strong" />
      )}
    </>
  ),
});

const tooMany = ({ say }: Visit): Answer => ({
  title: say("too_many"),
  body: say("too_many_text"),
  status: 429,
});

/** Limits failed attempts only: keys of 256 bits and signatures are not guessed, so valid ones always work. */
export async function limitFailures(visit: Visit, answer: Answer): Promise<Answer> {
  const { auth, client } = visit;
  const hasFailed = answer && "status" in answer && (answer.status ?? 200) >= 400;
  if (!hasFailed || client.isReading) return answer;
  return (await auth.isWithinLimit("failure", client)) ? answer : tooMany(visit);
}

async function renderSignIn(visit: Visit, fault?: string): Promise<Answer> {
  const { auth, say, query, form } = visit;
  const to = redirectPath(query.get("to") ?? form.get("to"));
  const options = await auth.passkeys.authenticationOptions("in");
  const email = form.get("email") ?? "";
  return {
    title: say("sign_in"),
    status: fault ? 422 : 200,
    script: "/door.js",
    body: (
      <>
        <Alert>{fault}</Alert>
        <p>{say("sign_in_text")}</p>
        <PasskeyForm
          {...{ visit, to: "/sign-in", does: "verify", options, hidden: [["to", to]] }}
          button={say("sign_in_passkey")}
        />
        {auth.hasOidc && (
          <LinkLine to="/sign-in/office" isButton>
            {say("sign_in_office")}
          </LinkLine>
        )}
        <h2>{say("sign_in_mail")}</h2>
        <NoMail visit={visit} />
        <p>{say("sign_in_mail_text")}</p>
        <Action to="/sign-in/mail" button={say("sign_in_mail_button")}>
          <Input name="email" type="email" label={say("account_email")} value={email} required />
        </Action>
      </>
    ),
  };
}

async function signIn(visit: Visit): Promise<Answer> {
  const { auth } = visit;
  const passkey = await auth.passkeys.verifyAuthentication(visit.form.get("verify"), "in");
  const account = passkey && (await auth.store.find(passkey.account));
  if (!account || account.disabledAt !== null)
    return renderSignIn(visit, visit.say("passkey_unknown"));
  const cookies = await auth.startSession(account, passkey.id, visit.client);
  return { to: redirectPath(visit.form.get("to")), cookies };
}

async function mailLink(visit: Visit): Promise<Answer> {
  const { auth, form, say, client } = visit;
  const email = (form.get("email") ?? "").trim().toLowerCase();
  if (!isEmail(email)) return renderSignIn(visit, say("fault_email"));
  if (!(await auth.isWithinLimit("mail", client))) return tooMany(visit);
  // The answer is the same for unknown addresses: it does not reveal who has an account.
  return {
    title: say("link_sent"),
    body: say("link_sent_text"),
    cookies: await auth.mailLink(email),
  };
}

const expiredLink = ({ say }: Visit): Answer => ({
  title: say("link_over"),
  body: (
    <>
      <p>{say("link_over_text")}</p>
      <LinkLine to="/sign-in">{say("sign_in")}</LinkLine>
    </>
  ),
  status: 410,
});

/** A button, because mail scanners open links and would use this one up. */
async function renderLink(visit: Visit): Promise<Answer> {
  const key = visit.query.get("key") ?? "";
  if (!(await visit.auth.findLink(key, "link"))) return expiredLink(visit);
  const { say } = visit;
  return {
    title: say("sign_in"),
    body: <Action to="/link" hidden={{ key }} button={say("link_button")} look="strong" />,
  };
}

async function followLink(visit: Visit): Promise<Answer> {
  const { auth } = visit;
  const link = await auth.findLink(visit.form.get("key") ?? "", "link", visit.client);
  if (!link || !(await auth.store.takeLink(link.hash))) return expiredLink(visit);
  return { to: "/", cookies: await auth.startSession(link.account, null, visit.client) };
}

async function renderInvitation(visit: Visit, fault?: string): Promise<Answer> {
  const { auth, say, query, form } = visit;
  const key = query.get("key") ?? form.get("key") ?? "";
  const link = await auth.findLink(key, "invitation");
  if (!link) return expiredLink(visit);
  const { account, hash } = link;
  const options = await auth.passkeys.registrationOptions(`invitation ${hash}`, account);
  const name = form.get("name") ?? account.name;
  return {
    title: say("invited"),
    status: fault ? 422 : 200,
    script: "/door.js",
    body: (
      <>
        <Alert>{fault}</Alert>
        <p>{say("invited_text", { email: account.email })}</p>
        <PasskeyForm
          {...{ visit, to: "/invitation", does: "create", options, hidden: [["key", key]] }}
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
  const { auth, form, client, say } = visit;
  const link = await auth.findLink(form.get("key") ?? "", "invitation", client);
  if (!link) return expiredLink(visit);
  const { account, hash } = link;
  if (form.get("without") === "passkey") {
    if (!(await auth.store.takeLink(hash))) return expiredLink(visit);
    return { to: "/", cookies: await auth.startSession(account, null, client, true) };
  }
  const passkey = await auth.passkeys.verifyRegistration(form.get("create"), `invitation ${hash}`);
  if (!passkey) return renderInvitation(visit, say("passkey_unknown"));
  if (!(await auth.store.takeLink(hash))) return expiredLink(visit);
  await auth.addPasskey(account, passkey, client);
  const typed = (form.get("name") ?? "").replaceAll(/[\p{Cc}<>]/gu, " ").trim();
  const owner = { ...account, name: typed.slice(0, 80) || account.name };
  await auth.store.rename(account.rowId, owner.name);
  return { to: "/", cookies: await auth.startSession(owner, passkey.id, client, true) };
}

const startOidc = async (visit: Visit): Promise<Answer> =>
  (await visit.auth.startOidc()) ?? renderSignIn(visit, visit.say("office_unknown"));

async function finishOidc(visit: Visit): Promise<Answer> {
  const { auth, query, client, say } = visit;
  const cookies = await auth.finishOidc(query, client);
  if (!cookies) return renderSignIn(visit, say("office_unknown"));
  // This request comes from another site, so a redirect would not send the new `SameSite=Strict` cookie.
  const body = (
    <>
      <meta httpEquiv="refresh" content="0;url=/" />
      <LinkLine to="/">{say("link_button")}</LinkLine>
    </>
  );
  return { title: say("sign_in"), body, cookies };
}

export const signingIn: Routes = {
  "GET /sign-in": (visit) => renderSignIn(visit),
  "POST /sign-in": signIn,
  "POST /sign-in/mail": mailLink,
  "GET /sign-in/office": startOidc,
  "GET /sign-in/back": finishOidc,
  "GET /link": renderLink,
  "POST /link": followLink,
  "GET /invitation": (visit) => renderInvitation(visit),
  "POST /invitation": acceptInvitation,
};
