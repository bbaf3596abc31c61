import { Action, type ActionOf } from "../parts/parts.tsx";
import type { Answer, Visit } from "../visit/visit.ts";

type PasskeyForm = Pick<ActionOf, "to" | "button" | "hidden" | "children"> &
  NonNullable<ActionOf["asks"]> & { readonly visit: Visit };

/** A button for which the browser asks for face, finger or code (browser.ts); without script it does nothing. */
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
