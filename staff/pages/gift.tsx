import type { Gift, GiftPayment } from "#domain/giving/gift.ts";
import { remarkNames } from "#domain/giving/gift-remarks.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import { leftOf } from "#domain/giving/refunds.ts";
import { findGift } from "#domain/staff/find-gift.ts";
import { History } from "../parts/history.tsx";
import { Action, Facts, Part, Table } from "../parts/parts.tsx";
import { cameOn, donorOf, givenOf, paidOf, wayOf } from "../parts/gift-words.ts";
import { minuteOf } from "../visit/moments.ts";
import { noteSeen, type Answer, type Routes, type Visit } from "../visit/visit.ts";

function factsOf(gift: Gift, visit: Visit) {
  const { say, language } = visit;
  const { entered, dedication, designation, remarks } = gift;
  const inReturn = entered?.inReturn;
  return [
    [say("reference"), gift.reference],
    [say("state"), say(`gift_${gift.state}`)],
    [say("came_by"), wayOf(gift, visit)],
    [say(entered ? "entered_on" : "begun"), minuteOf(gift.startedAt, language)],
    [say("next_payment"), gift.nextPaymentAt && minuteOf(gift.nextPaymentAt, language)],
    [say("paused_until"), gift.pausedUntil && minuteOf(gift.pausedUntil, language)],
    [say("entry_for"), designation?.label[language] ?? say("most_needed")],
    [say("entry_name"), gift.name],
    [say("entry_email"), gift.email],
    [say("written_in"), say(`language_${gift.language}`)],
    ...remarkNames.map((name) => [say(`remark_${name}`), remarks[name]] as const),
    [say("dedicated"), dedication && `${say(`dedicated_${dedication.kind}`)} ${dedication.name}`],
    [say("entry_sponsor"), entered?.sponsor],
    [
      say("entry_in_return"),
      inReturn && `${inReturn.what} (${formatCents(inReturn.cents, language)})`,
    ],
    [say("in_place_of"), entered?.replaces],
    [say("note"), gift.staffNote],
  ] as const;
}

/** What can be done with one payment. */
function Payment({ gift, payment, visit }: { gift: Gift; payment: GiftPayment; visit: Visit }) {
  const { say, language, acting } = visit;
  const path = `/gifts/${payment.receiptNumber}`;
  const isStanding = gift.state !== "withdrawn";
  const mayChange = gift.entered && isStanding && gift.mode === acting.payments.mode;
  const back = payment.refundedCents;
  return (
    <li className="payment">
      <h3>{payment.receiptNumber}</h3>
      <p>
        {[
          gift.entered ? givenOf(gift, visit) : paidOf(payment, visit),
          cameOn(gift, payment.paidAt, visit),
          back > 0 && say("given_back_of", { amount: formatCents(back, language) }),
          payment.isDisputed && say("gift_disputed"),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <ul className="ways">
        <li>
          <a href={`${path}/receipt.pdf`}>{say("receipt_pdf")}</a>
        </li>
        {!gift.entered && leftOf(payment) > 0 && (
          <li>
            <a href={`${path}/refund`}>{say("refund")}</a>
          </li>
        )}
        {mayChange && (
          <>
            <li>
              <a href={`${path}/correct`}>{say("correct")}</a>
            </li>
            <li>
              <a href={`${path}/withdraw`}>{say("withdraw")}</a>
            </li>
          </>
        )}
      </ul>
      {isStanding && gift.email !== "" && (
        <Action to={`${path}/resend`} button={say("resend_receipt")} />
      )}
    </li>
  );
}

async function drawGift(visit: Visit): Promise<Answer> {
  const { acting, say, language, params } = visit;
  const { storage } = acting;
  const gift = await findGift(storage, params["number"] ?? "");
  if (!gift) return null;
  const { reference, row } = gift;
  await noteSeen(visit, { page: "gift", gift: reference });
  const payments = await storage.gifts.paymentsOf(row);
  const entries = await storage.gifts.entriesOf(row);
  const letters = await storage.outbox.listOfGift(row);
  const lines = await storage.audit.listAbout(reference);
  return {
    title: say("gift_title", { given: givenOf(gift, visit), donor: donorOf(gift, visit) }),
    body: (
      <>
        {gift.mode !== "live" && <p className="notice warn">{say(`mode_${gift.mode}`)}</p>}
        <Facts of={factsOf(gift, visit)} />
        <Part title={say("payments")}>
          {payments.length === 0 && <p className="quiet">{say("nothing_paid")}</p>}
          <ul className="rows">
            {payments.map((payment) => (
              <Payment key={payment.paymentId} gift={gift} payment={payment} visit={visit} />
            ))}
          </ul>
        </Part>
        <Part title={say("history")}>
          <History letters={letters} lines={lines} visit={visit} />
        </Part>
        <Part title={say("books")}>
          <Table
            name={say("books")}
            heads={[say("when"), say("what"), say("account"), say("amount")]}
            rows={entries.flatMap(({ key, at, lines: sides }) =>
              sides.map(({ account, cents }) => [
                cameOn(gift, at, visit),
                key,
                account,
                formatCents(cents, language),
              ]),
            )}
            none={say("no_books")}
          />
        </Part>
        <Part title={say("more_to_do")}>
          <ul className="ways">
            {gift.email !== "" && (
              <>
                <li>
                  <a href={`/gifts/${reference}/email`}>{say("other_address")}</a>
                </li>
                <li>
                  <a href={`/people/${reference}`}>{say("all_of_person")}</a>
                </li>
              </>
            )}
            {gift.remarks.display_name !== null && (
              <li>
                <a href={`/gifts/${reference}/hide-name`}>{say("hide_name")}</a>
              </li>
            )}
          </ul>
        </Part>
      </>
    ),
  };
}

/** One gift: what is kept of it, and what can be done. */
export const gift: Routes = { "GET /gifts/:number": drawGift };
