import { takenBackReasons } from "#domain/giving/entered-gift.ts";
import { formatCents } from "#domain/giving/giving-text.ts";
import { confirmationLetter, paidFor } from "#domain/program-fees/fee-letters.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import {
  findFee,
  requireStanding,
  resendConfirmation,
  withdrawFee,
} from "#domain/staff/program-fees.ts";
import { eraseFromFee } from "#domain/staff/erase.ts";
import { asking, isSure } from "../parts/asking.tsx";
import { feeState, feeTitle, payerOf } from "../parts/fee-words.tsx";
import { History } from "../parts/history.tsx";
import { Action, Facts, Field, Part } from "../parts/parts.tsx";
import { dayOf, minuteOf } from "../visit/moments.ts";
import { noteSeen, type Answer, type Routes, type Visit } from "../visit/visit.ts";

const pathOf = ({ number }: ProgramFee) => `/fees/${number}`;

/** The fee that an address names, handed to what is done with it. */
export const withFee =
  (then: (fee: ProgramFee, visit: Visit) => Promise<Answer>) =>
  async (visit: Visit): Promise<Answer> => {
    const fee = await findFee(visit.acting.storage, visit.params["number"] ?? "");
    return fee && then(fee, visit);
  };

async function factsOf(fee: ProgramFee, visit: Visit) {
  const { say, language, acting } = visit;
  const { request, replaces, withdrawn } = fee;
  const isRequestKept = request && (await acting.storage.submissions.find(request));
  return [
    [say("fee_number"), fee.number],
    [say("state"), feeState(fee, visit)],
    [say("fee_canceled_on"), withdrawn && minuteOf(withdrawn.at, language)],
    [say("fee_field_for"), paidFor(fee, acting.words, language)],
    [say("amount"), formatCents(fee.cents, language)],
    [say("entry_way"), say(`way_${fee.way}`)],
    [say("entry_received"), dayOf(fee.receivedAt, language)],
    [say("entered_on"), minuteOf(fee.enteredAt, language)],
    [say("fee_field_name"), fee.name],
    [say("entry_email"), fee.email],
    [say("written_in"), say(`language_${fee.language}`)],
    [
      say("fee_field_request"),
      isRequestKept ? <a href={`/messages/${request}`}>{request}</a> : request,
    ],
    [say("in_place_of"), replaces && <a href={`/fees/${replaces}`}>{replaces}</a>],
    [say("note"), fee.note],
  ] as const;
}

async function drawFee(fee: ProgramFee, visit: Visit): Promise<Answer> {
  const { acting, say } = visit;
  const path = pathOf(fee);
  await noteSeen(visit, { page: "fee", fee: fee.number });
  const letters = await acting.storage.outbox.listOfFee(fee.row);
  const lines = await acting.storage.audit.listAbout(fee.number);
  const isStanding = !fee.withdrawn;
  return {
    title: feeTitle(fee, visit),
    body: (
      <>
        {fee.mode !== "live" && <p className="notice warn">{say(`mode_${fee.mode}`)}</p>}
        <Facts of={await factsOf(fee, visit)} />
        {isStanding && (
          <Part title={say("fee_confirmation")}>
            <p>
              <a href={`${path}/letter`}>{say("fee_letter")}</a>
            </p>
            {fee.email !== "" && <Action to={`${path}/resend`} button={say("resend_fee")} />}
          </Part>
        )}
        <Part title={say("history")}>
          <History letters={letters} lines={lines} visit={visit} />
        </Part>
        <Part title={say("more_to_do")}>
          <ul className="ways">
            {isStanding && fee.mode === acting.payments.mode && (
              <>
                <li>
                  <a href={`${path}/correct`}>{say("correct")}</a>
                </li>
                <li>
                  <a href={`${path}/withdraw`}>{say("withdraw")}</a>
                </li>
              </>
            )}
            {fee.email !== "" && (
              <li>
                <a href={`/people/${fee.number}`}>{say("all_of_person")}</a>
              </li>
            )}
            {fee.email === "" && fee.name !== "" && (
              <li>
                <a href={`${path}/erase`}>{say("erase_payer")}</a>
              </li>
            )}
          </ul>
        </Part>
      </>
    ),
  };
}

/** The confirmation as it is mailed, to read or to print. */
async function drawLetter(fee: ProgramFee, visit: Visit): Promise<Answer> {
  requireStanding(visit.acting, fee);
  await noteSeen(visit, { page: "fee", fee: fee.number });
  return { letter: confirmationLetter(visit.acting, fee).html };
}

async function askWithdraw(fee: ProgramFee, visit: Visit): Promise<Answer> {
  const { say, acting } = visit;
  requireStanding(acting, fee);
  const options = takenBackReasons.map((reason) => [reason, say(`because_${reason}`)] as const);
  return asking(visit, {
    title: say("withdraw"),
    text: say("withdraw_fee_text", { number: fee.number }),
    to: `${pathOf(fee)}/withdraw`,
    back: pathOf(fee),
    children: (
      <>
        <Field name="because" label={say("why")} options={options} />
        {fee.email !== "" && (
          <label className="sure">
            <input type="checkbox" name="tell" value="yes" />
            <span>{say("tell_payer")}</span>
          </label>
        )}
      </>
    ),
  });
}

async function doWithdraw(fee: ProgramFee, visit: Visit): Promise<Answer> {
  const because = takenBackReasons.find((reason) => reason === visit.form.get("because"));
  if (!isSure(visit) || !because) return { to: `${pathOf(fee)}/withdraw` };
  await withdrawFee(visit.acting, fee, because, visit.form.has("tell"));
  return { to: pathOf(fee), done: "fee_withdrawn" };
}

async function askErasing(fee: ProgramFee, visit: Visit): Promise<Answer> {
  await noteSeen(visit, { page: "fee", fee: fee.number });
  const values = { payer: payerOf(fee, visit), number: fee.number };
  return asking(visit, {
    title: visit.say("erase_payer"),
    text: visit.say("erase_payer_text", values),
    to: `${pathOf(fee)}/erase`,
    back: pathOf(fee),
    children: null,
  });
}

/** One payment that is no gift: what is kept of it, its confirmation, and taking it back. */
export const fee: Routes = {
  "GET /fees/:number": withFee(drawFee),
  "GET /fees/:number/letter": withFee(drawLetter),
  "GET /fees/:number/withdraw": withFee(askWithdraw),
  "POST /fees/:number/withdraw": withFee(doWithdraw),
  "GET /fees/:number/erase": withFee(askErasing),
  "POST /fees/:number/erase": withFee(async (one, visit) => {
    if (!isSure(visit)) return { to: `${pathOf(one)}/erase` };
    await eraseFromFee(visit.acting, one);
    return { to: pathOf(one), done: "erased" };
  }),
  "POST /fees/:number/resend": withFee(async (one, { acting }) => {
    await resendConfirmation(acting, one);
    return { to: pathOf(one), done: "fee_sent" };
  }),
};
