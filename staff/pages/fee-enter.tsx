import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { randomToken } from "#domain/hashing.ts";
import { parseReference } from "#domain/reference.ts";
import { feeKinds, feeWays, type ProgramFee } from "#domain/program-fees/program-fee.ts";
import {
  feeFields,
  readFee,
  type FeeFault,
  type FeeField,
  type TypedFee,
} from "#domain/program-fees/read-fee.ts";
import { correctFee, enterFee, feeRules, requireStanding } from "#domain/staff/program-fees.ts";
import { feeOfRequest, typedFeeOf } from "#domain/staff/typed-fee.ts";
import { EntryForm } from "../parts/entry-form.tsx";
import { kindOf } from "../parts/fee-words.tsx";
import type { FieldOf } from "../parts/parts.tsx";
import { noteSeen, type Answer, type Routes, type Visit } from "../visit/visit.ts";
import { withFee } from "./fee.tsx";

const typedIn = (form: URLSearchParams): TypedFee =>
  Object.fromEntries(feeFields.map((field) => [field, form.get(field) ?? ""]));

/** The values that a field is chosen from, with their names. */
function optionsOf(field: FeeField, visit: Visit) {
  const { say } = visit;
  const choose = ["", say("choose")] as const;
  switch (field) {
    case "way":
      return [choose, ...feeWays.map((way) => [way, say(`way_${way}`)] as const)];
    case "for":
      return [choose, ...feeKinds.map((kind) => [kind, kindOf(kind, visit)] as const)];
    case "language":
      return (["en", "es"] as const).map((one) => [one, say(`language_${one}`)] as const);
    default:
      return undefined;
  }
}

/** Called as in a gift by hand; the others have names of their own. */
const asOfGifts: readonly FeeField[] = ["received", "way", "amount", "email", "note"];
const mayBeEmpty: readonly FeeField[] = ["details", "email", "request", "note"];

type Drawn = {
  readonly typed: TypedFee;
  readonly faults: readonly FeeFault[];
  /** Null: a new fee. */
  readonly replaces: string | null;
};

function drawForm(visit: Visit, { typed, faults, replaces }: Drawn): Answer {
  const { say } = visit;
  const fields = feeFields.map((name): FieldOf => {
    const fault = faults.find(({ field }) => field === name);
    return {
      name,
      label: say(asOfGifts.includes(name) ? `entry_${name}` : `fee_field_${name}`),
      hint: mayBeEmpty.includes(name) ? say(`hint_fee_${name}`) : undefined,
      value: typed[name],
      fault: fault && say(`fault_${fault.code}`),
      type: name === "received" ? "date" : name === "email" ? "email" : "text",
      options: optionsOf(name, visit),
      required: !mayBeEmpty.includes(name),
    };
  });
  return {
    title: replaces ? say("correct_title", { number: replaces }) : say("enter_fee"),
    status: faults.length > 0 ? 422 : 200,
    body: (
      <EntryForm
        visit={visit}
        to={replaces ? `/fees/${replaces}/correct` : "/fees/enter"}
        button={say(replaces ? "correct" : "enter_fee")}
        back={replaces ? `/fees/${replaces}` : "/fees"}
        text={say(replaces ? "correct_fee_text" : "enter_fee_text")}
        fields={fields}
        tick={{ name: "tell", label: say("confirm_fee") }}
      />
    ),
  };
}

/** A new fee; of a request with what its visitor has told already. */
async function begin(visit: Visit): Promise<Answer> {
  const { acting, query, language } = visit;
  const reference = parseReference(query.get("request") ?? "");
  const request = reference && (await acting.storage.submissions.find(reference));
  if (request) await noteSeen(visit, { page: "message", reference: request.reference });
  const known = request ? feeOfRequest(request) : { language };
  const typed = { received: guatemalaDay(acting.clock.now()), ...known };
  return drawForm(visit, { typed, faults: [], replaces: null });
}

async function enter(visit: Visit): Promise<Answer> {
  const { acting, form } = visit;
  const typed = typedIn(form);
  const read = await readFee(typed, feeRules(acting));
  if ("faults" in read) return drawForm(visit, { typed, faults: read.faults, replaces: null });
  const fee = await enterFee(acting, read.entry, {
    idempotencyKey: `desk ${form.get("key") || randomToken()}`,
    isTold: form.has("tell"),
  });
  // Sent twice, it was entered by the first.
  return { to: fee === "known" ? "/fees" : `/fees/${fee.number}`, done: "fee_entered" };
}

async function correct(before: ProgramFee, visit: Visit): Promise<Answer> {
  const { acting, form } = visit;
  requireStanding(acting, before);
  const typed = typedIn(form);
  const read = await readFee(typed, feeRules(acting, before));
  const replaces = before.number;
  if ("faults" in read) return drawForm(visit, { typed, faults: read.faults, replaces });
  const fee = await correctFee(acting, before, read.entry, form.has("tell"));
  return { to: `/fees/${fee.number}`, done: "fee_corrected" };
}

/** A payment that is no gift: entered, and entered anew where something was wrong. */
export const enteringFees: Routes = {
  "GET /fees/enter": begin,
  "POST /fees/enter": enter,
  // What was typed as a gift and is a price.
  "POST /fees/begin": (visit) =>
    drawForm(visit, { typed: typedIn(visit.form), faults: [], replaces: null }),
  "GET /fees/:number/correct": withFee(async (before, visit) => {
    requireStanding(visit.acting, before);
    await noteSeen(visit, { page: "fee", fee: before.number });
    return drawForm(visit, { typed: typedFeeOf(before), faults: [], replaces: before.number });
  }),
  "POST /fees/:number/correct": withFee(correct),
};
