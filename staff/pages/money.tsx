import { unclaimedMoney } from "#domain/giving/unclaimed.ts";
import { findGift } from "#domain/staff/find-gift.ts";
import { amountIn, settle } from "#domain/staff/money.ts";
import { Action, Field, Part } from "../parts/parts.tsx";
import { minuteOf } from "../visit/moments.ts";
import type { Answer, Routes, Visit } from "../visit/visit.ts";

/** @param fault of the number that was typed for a payment */
async function drawMoney(visit: Visit, fault?: string): Promise<Answer> {
  const { acting, say, language, form } = visit;
  const found = await unclaimedMoney(acting.storage.gifts, acting.payments.mode);
  const isFaulty = (paymentId: string) => form.get("payment") === paymentId && fault;
  return {
    title: say("unclaimed_title"),
    status: fault ? 422 : 200,
    body: (
      <>
        <p>{say(found.length > 0 ? "unclaimed_text" : "none_unclaimed")}</p>
        {found.map((one, at) => (
          <Part
            key={`${one.paymentId} ${at}`}
            title={`${say(`money_${one.what}`)}: ${amountIn(one, language)}`}
          >
            <p className="quiet">{`${minuteOf(one.at, language)} · ${one.paymentId}`}</p>
            <Action
              to="/money/gift"
              hidden={{ payment: one.paymentId }}
              button={say("settle_gift")}
              look="strong"
            >
              <Field
                name="number"
                id={`number-${at}`}
                label={say("gift_or_receipt")}
                value={isFaulty(one.paymentId) ? (form.get("number") ?? "") : ""}
                fault={isFaulty(one.paymentId) || undefined}
                required
              />
            </Action>
            <Action
              to="/money/elsewhere"
              hidden={{ payment: one.paymentId }}
              button={say("settle_elsewhere")}
            />
          </Part>
        ))}
      </>
    ),
  };
}

async function settleAsGift(visit: Visit): Promise<Answer> {
  const { acting, form, say } = visit;
  const gift = await findGift(acting.storage, form.get("number") ?? "");
  if (!gift) return drawMoney(visit, say("fault_no_gift"));
  await settle(acting, form.get("payment") ?? "", gift);
  return { to: `/gifts/${gift.reference}`, done: "settled" };
}

/** Money that belongs to no gift we know, until a person says whose it is. */
export const money: Routes = {
  "GET /money": (visit) => drawMoney(visit),
  "POST /money/gift": settleAsGift,
  "POST /money/elsewhere": async ({ acting, form }) => {
    await settle(acting, form.get("payment") ?? "", null);
    return { to: "/money", done: "settled" };
  },
};
