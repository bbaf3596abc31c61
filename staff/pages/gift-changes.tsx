import type { Gift } from "#domain/giving/gift.ts";
import { takenBackReasons } from "#domain/giving/entered-gift.ts";
import { parseDollars, plainDollars } from "#domain/giving/money.ts";
import { receiptOf } from "#domain/giving/receipts.ts";
import { leftOf } from "#domain/giving/refunds.ts";
import { isEmail } from "#domain/forms/form-schema.ts";
import { findGift, findPaid } from "#domain/staff/find-gift.ts";
import {
  askForNewEmail,
  hideName,
  publicNameOf,
  refund,
  refundableCents,
  requireByHand,
  requireNewEmail,
  resend,
  withdrawByHand,
  type Paid,
} from "#domain/staff/gifts.ts";
import { receiptTexts } from "#reader/documents/receipt.ts";
import { drawReceipt } from "#server/documents/receipt-pdf.ts";
import { asking, isSure } from "../parts/asking.tsx";
import { donorOf } from "../parts/gift-words.ts";
import { Action, Field } from "../parts/parts.tsx";
import { noteSeen, type Answer, type Routes, type Visit } from "../visit/visit.ts";

/** The payment that an address names by its receipt, handed to what is done with it. */
const withPaid =
  (then: (paid: Paid, visit: Visit) => Promise<Answer>) =>
  async (visit: Visit): Promise<Answer> => {
    const paid = await findPaid(visit.acting.storage, visit.params["number"] ?? "");
    return paid && then(paid, visit);
  };

const withGift =
  (then: (gift: Gift, visit: Visit) => Promise<Answer>) =>
  async (visit: Visit): Promise<Answer> => {
    const gift = await findGift(visit.acting.storage, visit.params["number"] ?? "");
    return gift && then(gift, visit);
  };

const pathOf = ({ gift }: Paid) => `/gifts/${gift.reference}`;

async function drawPaper({ gift, payment }: Paid, visit: Visit): Promise<Answer> {
  await noteSeen(visit, { page: "receipt", gift: gift.reference });
  const receipt = receiptOf(visit.acting, gift, payment);
  const file = await drawReceipt(receipt, receiptTexts(), "letter");
  return { file, type: "application/pdf", name: `${payment.receiptNumber}.pdf` };
}

async function askRefund(paid: Paid, visit: Visit): Promise<Answer> {
  const { say } = visit;
  await noteSeen(visit, { page: "gift", gift: paid.gift.reference });
  const left = plainDollars(refundableCents(paid, null));
  const number = paid.payment.receiptNumber;
  return asking(visit, {
    title: say("refund"),
    text: say("refund_text", { left, donor: donorOf(paid.gift, visit), number }),
    to: `/gifts/${number}/refund`,
    back: pathOf(paid),
    children: (
      <>
        <input type="hidden" name="left" value={leftOf(paid.payment)} />
        <Field
          name="amount"
          label={say("entry_amount")}
          value={left}
          inputMode="decimal"
          required
        />
      </>
    ),
  });
}

async function doRefund(paid: Paid, visit: Visit): Promise<Answer> {
  const cents = parseDollars(visit.form.get("amount") ?? "", "en");
  // Going back and pressing again must not give a second part back: it is asked anew, with what is left.
  const isAsAsked = visit.form.get("left") === String(leftOf(paid.payment));
  if (!isSure(visit) || !isAsAsked || cents === null || cents < 1) {
    return { to: `/gifts/${paid.payment.receiptNumber}/refund` };
  }
  await refund(visit.acting, paid, cents);
  return { to: pathOf(paid), done: "refunded" };
}

async function askWithdraw(paid: Paid, visit: Visit): Promise<Answer> {
  const { say, acting } = visit;
  requireByHand(acting, paid);
  const number = paid.payment.receiptNumber;
  const options = takenBackReasons.map((reason) => [reason, say(`because_${reason}`)] as const);
  return asking(visit, {
    title: say("withdraw"),
    text: say("withdraw_text", { number }),
    to: `/gifts/${number}/withdraw`,
    back: pathOf(paid),
    children: <Field name="because" label={say("why")} options={options} />,
  });
}

async function doWithdraw(paid: Paid, visit: Visit): Promise<Answer> {
  const because = takenBackReasons.find((reason) => reason === visit.form.get("because"));
  if (!isSure(visit) || !because) return { to: `/gifts/${paid.payment.receiptNumber}/withdraw` };
  await withdrawByHand(visit.acting, paid, because);
  return { to: pathOf(paid), done: "withdrawn" };
}

async function askEmail(gift: Gift, visit: Visit, fault?: string): Promise<Answer> {
  const { say, form } = visit;
  await noteSeen(visit, { page: "gift", gift: gift.reference });
  const path = `/gifts/${gift.reference}`;
  return {
    title: say("other_address"),
    status: fault ? 422 : 200,
    body: (
      <>
        <p>{say("other_address_text", { donor: donorOf(gift, visit) })}</p>
        <Action to={`${path}/email`} button={say("send_link")} look="strong">
          <Field
            name="email"
            type="email"
            label={say("entry_email")}
            value={form.get("email") ?? ""}
            fault={fault}
            required
          />
        </Action>
        <p>
          <a href={path}>{say("back")}</a>
        </p>
      </>
    ),
  };
}

async function doEmail(gift: Gift, visit: Visit): Promise<Answer> {
  const email = (visit.form.get("email") ?? "").trim().toLowerCase();
  if (!isEmail(email)) return askEmail(gift, visit, visit.say("fault_email"));
  requireNewEmail(gift, email);
  await askForNewEmail(visit.acting, gift, email);
  return { to: `/gifts/${gift.reference}`, done: "link_sent" };
}

async function askHide(gift: Gift, visit: Visit): Promise<Answer> {
  await noteSeen(visit, { page: "gift", gift: gift.reference });
  const path = `/gifts/${gift.reference}`;
  return asking(visit, {
    title: visit.say("hide_name"),
    text: visit.say("hide_name_text", { name: publicNameOf(gift) }),
    to: `${path}/hide-name`,
    back: path,
    children: null,
  });
}

async function doHide(gift: Gift, visit: Visit): Promise<Answer> {
  if (!isSure(visit)) return { to: `/gifts/${gift.reference}/hide-name` };
  await hideName(visit.acting, gift);
  return { to: `/gifts/${gift.reference}`, done: "name_hidden" };
}

/** What changes a gift that is there, and its paper. */
export const giftChanges: Routes = {
  "GET /gifts/:number/receipt.pdf": withPaid(drawPaper),
  "POST /gifts/:number/resend": withPaid(async (paid, { acting }) => {
    await resend(acting, paid);
    return { to: pathOf(paid), done: "receipt_sent" };
  }),
  "GET /gifts/:number/refund": withPaid(askRefund),
  "POST /gifts/:number/refund": withPaid(doRefund),
  "GET /gifts/:number/withdraw": withPaid(askWithdraw),
  "POST /gifts/:number/withdraw": withPaid(doWithdraw),
  "GET /gifts/:number/email": withGift((gift, visit) => askEmail(gift, visit)),
  "POST /gifts/:number/email": withGift(doEmail),
  "GET /gifts/:number/hide-name": withGift(askHide),
  "POST /gifts/:number/hide-name": withGift(doHide),
};
