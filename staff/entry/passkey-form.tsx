import type { ReactNode } from "react";
import type { Answer, Visit } from "../visit/visit.ts";

type PasskeyForm = {
  readonly visit: Visit;
  readonly to: string;
  readonly does: "touch" | "make";
  /** For the browser, by SimpleWebAuthn. */
  readonly options: object;
  readonly button: string;
  readonly hidden?: Iterable<readonly [string, string]>;
  readonly children?: ReactNode;
};

/** A button for which the browser asks for face, finger or code (browser.ts); without script it does nothing. */
export function PasskeyForm(form: PasskeyForm) {
  const { visit, to, does, options, button, hidden = [], children } = form;
  return (
    <form
      method="post"
      action={to}
      className="action"
      data-passkey={does}
      data-options={JSON.stringify(options)}
    >
      {[...hidden].map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={does} data-answer="" />
      {children}
      <button className="strong">{button}</button>
      <strong className="fault" role="alert" hidden>
        {visit.say("passkey_failed")}
      </strong>
      <noscript>{visit.say("passkey_script")}</noscript>
    </form>
  );
}

/**
 * Asks for a fresh touch before what cannot be undone, and takes the form along.
 * @returns null: it was touched just now, or a moment ago
 */
export async function askTouch(visit: Visit, path: string): Promise<Answer> {
  const { door, visitor, form, say } = visit;
  if (!door || !visitor?.seat || door.isFresh(visitor.seat.session)) return null;
  const { account, session } = visitor.seat;
  const title = say("touch_title");
  if (session.passkey === null) return { title, body: say("touch_needs_passkey"), status: 403 };
  const purpose = `touch ${session.hash}`;
  if (form.has("touch")) {
    const passkey = await door.passkeys.touched(form.get("touch"), purpose);
    if (passkey?.account === account.rowId) {
      await door.store.changeSession(session.hash, { touchedAt: door.now });
      return null;
    }
  }
  const hidden = [...form].filter(([name]) => name !== "touch");
  const options = await door.passkeys.toTouch(purpose);
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
