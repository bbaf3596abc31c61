import { pdfName } from "#domain/documents/documents.ts";
import { correctionKey, findEntered } from "#domain/giving/enter-gift.ts";
import { ownFields } from "#domain/giving/entered-gift.ts";
import type { Gift, GiftPayment } from "#domain/giving/gift.ts";
import { formatCents } from "#domain/language/format.ts";
import { nameWaits } from "#domain/giving/gift-people.ts";
import { findByNumber, receiptOf } from "#domain/giving/receipts.ts";
import { isRefundRequested } from "#domain/giving/refunds.ts";
import { drawReceipt } from "#server/documents/receipt-pdf.ts";
import { DeedForm, DeedLinks } from "../deeds/deed-form.tsx";
import { gift as kind, acts } from "../deeds/kinds.ts";
import { recordPage } from "../deeds/record-page.tsx";
import { linkOf, Part, TablePart } from "../parts/parts.tsx";
import { cameOn, personOf, givenOf, lastPayment, wayOf } from "../parts/rows.tsx";
import { minuteOf, recordView, type Answer, type Routes, type Visit } from "../visit/visit.ts";

const ofPayment = [acts.refund, acts.correct_gift, acts.withdraw_gift, acts.resend_receipt];

/** Why a canceled entry no longer counts, and the gift that replaces it. */
async function endOf(gift: Gift, visit: Visit) {
  const { storage } = visit.acting;
  const paid = gift.state === "withdrawn" && (await lastPayment(gift, visit));
  if (!paid) return null;
  const events = await storage.gifts.eventsOf(gift.row);
  const why = events.flatMap(({ fact }) => (fact.kind === "withdrawn" ? fact.why : []));
  const next = await findEntered(storage, gift, correctionKey(paid.receiptNumber));
  return { because: why.map((one) => visit.say(`because_${one}`)).join(), next: next?.reference };
}

async function factsOf(gift: Gift, visit: Visit) {
  const { say, language } = visit;
  const end = await endOf(gift, visit);
  const { entered, dedication, designation } = gift;
  const inReturn = entered?.inReturn;
  const isPaused = gift.recurring === "paused";
  const next = isPaused ? null : gift.nextPaymentAt;
  return [
    [say("reference"), gift.reference],
    [say("state"), say(`gift_${gift.state}`)],
    [say("field_because"), end?.because],
    [say("replaced_by"), linkOf("/gifts", end?.next)],
    [say("came_by"), wayOf(gift, visit)],
    [say(entered ? "entered_on" : "begun"), minuteOf(gift.startedAt, language)],
    [say("next_payment"), next && `${minuteOf(next, language)}: ${givenOf(gift, visit)}`],
    [say("paused_until"), isPaused ? minuteOf(gift.pausedUntil!, language) : null],
    [say("field_for"), designation?.label[language] ?? say("most_needed")],
    [say("field_name"), gift.name],
    [say("field_email"), gift.email],
    [say("written_in"), say(`language_${gift.language}`)],
    [say("remark_display_name"), gift.displayName],
    [say("remark_employer"), gift.employer],
    [say("dedicated"), dedication && `${say(`dedicated_${dedication.kind}`)} ${dedication.name}`],
    [say("dedication_mail"), dedication?.mail && Object.values(dedication.mail).join(" ")],
    [say("dedication_message"), dedication?.message],
    // The page's title shows these two.
    ...ownFields
      .filter((name) => name !== "what" && name !== "shares")
      .map((name) => [say(`field_${name}`), entered?.[name]] as const),
    [
      say("field_in_return"),
      inReturn && `${inReturn.what} (${formatCents(inReturn.cents, language)})`,
    ],
    [say("in_place_of"), linkOf("/gifts", entered?.replaces)],
    [say("field_note"), gift.staffNote],
  ] as const;
}

function Payment({ gift, payment, visit }: { gift: Gift; payment: GiftPayment; visit: Visit }) {
  const { say, language } = visit;
  const back = payment.refundedCents;
  return (
    <li className="payment">
      <h3>{payment.receiptNumber}</h3>
      <p>
        {[
          givenOf(gift, visit, payment),
          cameOn(gift, payment.paidAt, visit),
          back > 0 && say("given_back_of", { amount: formatCents(back, language) }),
          payment.isDisputed && say("disputed_how"),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <DeedLinks
        {...{ visit, on: { gift, payment }, all: ofPayment }}
        more={[[`/gifts/${payment.receiptNumber}/receipt.pdf`, say("receipt_pdf")]]}
      />
    </li>
  );
}

const renderGift = recordPage({
  kind,
  title: async (gift, visit) =>
    visit.say("gift_title", {
      given: givenOf(gift, visit, await lastPayment(gift, visit)),
      donor: gift.name || personOf(gift, visit),
    }),
  facts: factsOf,
  mails: ({ row }, { acting }) => acting.storage.outbox.listOf({ giftRow: row }),
  async parts(gift, visit) {
    const { say, language, acting } = visit;
    const { gifts } = acting.storage;
    const payments = await gifts.paymentsOf(gift.row);
    const entries = await gifts.entriesOf(gift.row);
    const marks = await gifts.marksOf(gift.row);
    return (
      <>
        {gift.state !== "withdrawn" && isRefundRequested(marks) && (
          <Part title={say("refunds_waiting")}>
            <DeedForm visit={visit} act={acts.close_request} on={gift} look="plain" />
          </Part>
        )}
        {nameWaits(gift, marks) && (
          <Part title={say("names_waiting")}>
            <p>{gift.displayName}</p>
            <DeedForm visit={visit} act={acts.show_name} on={gift} look="plain" />
          </Part>
        )}
        <Part title={say("payments")}>
          {payments.length === 0 && <p className="quiet">{say("nothing_paid")}</p>}
          <ul className="rows">
            {payments.map((payment) => (
              <Payment key={payment.paymentId} gift={gift} payment={payment} visit={visit} />
            ))}
          </ul>
        </Part>
        <TablePart
          name={say("books")}
          heads={[say("when"), say("what"), say("account"), say("amount")]}
          rows={entries.flatMap(({ kind: what, at, lines: sides }) =>
            sides.map(({ account, cents }) => [
              cameOn(gift, at, visit),
              say(`entry_${what}`),
              say(`account_${account}`),
              say(cents < 0 ? "credit" : "debit", {
                amount: formatCents(Math.abs(cents), language),
              }),
            ]),
          )}
          none={say("no_books")}
        />
      </>
    );
  },
  acts: [acts.other_address, acts.stop_gift, acts.hide_name, acts.erase_giver],
});

async function renderPaper(visit: Visit): Promise<Answer> {
  const { acting, params } = visit;
  const paid = await findByNumber(acting.storage, params["number"] ?? "");
  if (!paid) return null;
  await recordView(visit, { page: "receipt", gift: paid.gift.reference });
  const receipt = receiptOf(acting, paid.gift, paid.payment);
  const file = await drawReceipt(receipt);
  return { file, type: "application/pdf", name: pdfName(receipt.pdfUrl) };
}

export const gift: Routes = {
  "GET /gifts/:number": renderGift,
  "GET /gifts/:number/receipt.pdf": renderPaper,
};
