import { formatCents } from "#domain/language/format.ts";
import { confirmationMail, paidFor } from "#domain/program-fees/fee-mails.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import { requireStanding } from "#domain/staff/entry-deeds.ts";
import { DeedLinks } from "../deeds/deed-form.tsx";
import { fee as kind, acts } from "../deeds/kinds.ts";
import { recordPage } from "../deeds/record-page.tsx";
import { feeState, feeTitle } from "../parts/rows.tsx";
import { LinkLine, linkOf, Part } from "../parts/parts.tsx";
import { dayOf, minuteOf, recordView, type Routes, type Visit } from "../visit/visit.ts";

/** E-mails have inline styles; nothing else may load or run. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

async function factsOf(fee: ProgramFee, visit: Visit) {
  const { say, language, acting } = visit;
  const { request, replaces, withdrawn } = fee;
  const [next] = await acting.storage.programFees.list({ replaces: fee.number }, 1);
  const isRequestKept = request && (await acting.storage.submissions.find(request));
  return [
    [say("fee_number"), fee.number],
    [say("state"), feeState(fee, visit)],
    [say("fee_canceled_on"), withdrawn && minuteOf(withdrawn.at, language)],
    [say("field_fee_for"), paidFor(fee, acting.words, language)],
    [say("amount"), formatCents(fee.cents, language)],
    [say("field_way"), say(`way_${fee.way}`)],
    [say("field_received"), dayOf(fee.receivedAt, language)],
    [say("entered_on"), minuteOf(fee.enteredAt, language)],
    [say("field_fee_name"), fee.name],
    [say("field_email"), fee.email],
    [say("written_in"), say(`language_${fee.language}`)],
    [say("field_fee_request"), isRequestKept ? linkOf("/messages", request) : request],
    [say("replaced_by"), linkOf("/fees", next?.number)],
    [say("in_place_of"), linkOf("/fees", replaces)],
    [say("field_note"), fee.note],
  ] as const;
}

const renderFee = recordPage({
  kind,
  title: feeTitle,
  facts: factsOf,
  mails: ({ row }, { acting }) => acting.storage.outbox.listOf({ feeRow: row }),
  parts: (fee, visit) =>
    !fee.withdrawn && (
      <Part title={visit.say("fee_confirmation")}>
        <LinkLine to={`/fees/${fee.number}/letter`}>{visit.say("fee_letter")}</LinkLine>
        <DeedLinks visit={visit} on={fee} all={[acts.resend_fee]} />
      </Part>
    ),
  acts: [acts.correct_fee, acts.withdraw_fee, acts.erase_payer],
});

async function renderMail(visit: Visit) {
  const fee = await kind.find(visit);
  if (!fee) return null;
  requireStanding(visit.acting, fee);
  await recordView(visit, { page: "fee", fee: fee.number });
  const file = confirmationMail(visit.acting, fee).html;
  return { file, type: "text/html; charset=utf-8", policy: mailPolicy };
}

export const fee: Routes = {
  "GET /fees/:number": renderFee,
  "GET /fees/:number/letter": renderMail,
};
