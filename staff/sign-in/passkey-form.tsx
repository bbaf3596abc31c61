import { Action, type ActionOf } from "../parts/parts.tsx";
import type { Answer, Visit } from "../visit/visit.ts";

type PasskeyForm = Pick<ActionOf, "to" | "button" | "hidden" | "children"> &
  NonNullable<ActionOf["asks"]> & { readonly visit: Visit };

/** A form whose button asks for a passkey: face, finger or code (browser.ts). Needs JavaScript. */
export const PasskeyForm = ({ visit, does, options, children, ...action }: PasskeyForm) => (
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
 * Step-up authentication before a deed that cannot be undone. The page that asks for the passkey carries the submitted
 * form along.
 * @returns that page; null when the passkey was used within the last ten minutes or with this very request
 */
export async function requireStepUp(visit: Visit, path: string): Promise<Answer> {
  const { auth, user, form, say } = visit;
  if (!auth || !user?.login || auth.isFresh(user.login.session)) return null;
  const { account, session } = user.login;
  const title = say("touch_title");
  if (session.passkey === null) return { title, body: say("touch_needs_passkey"), status: 403 };
  const purpose = `touch ${session.hash}`;
  if (form.has("touch")) {
    const passkey = await auth.passkeys.verifyAuthentication(form.get("touch"), purpose);
    if (passkey?.account === account.rowId) {
      await auth.store.changeSession(session.hash, { touchedAt: auth.now });
      return null;
    }
  }
  const hidden = [...form].filter(([name]) => name !== "touch");
  const options = await auth.passkeys.authenticationOptions(purpose);
  return {
    title,
    status: 403,
    script: "/door.js",
    body: (
      <>
        <p>{say("touch_text")}</p>
        <PasskeyForm
          {...{ visit, to: path, does: "touch", options, hidden, button: say("touch_button") }}
        />
      </>
    ),
  };
}
