import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import type { FormName } from "#domain/forms/all-forms.ts";
import { takenBackReasons } from "#domain/giving/entered-gift.ts";
import type { Mail } from "#domain/mail/mail.ts";
import { confirmationMail, withdrawnMail } from "#domain/program-fees/fee-mails.ts";
import {
  feeEntryForm,
  feeFaults,
  feeOf,
  typedFee,
  type FeeEntry,
  type FeeKind,
  type ProgramFee,
} from "#domain/program-fees/program-fee.ts";
import { parseReference } from "#domain/reference.ts";
import type { Stores } from "#domain/storage/storage.ts";
import type { GivingActing } from "./acting.ts";
import { deedOn, erasing, sure, type Whole, type Done } from "./deed.ts";
import { requireAlone } from "./person.ts";
import { Refusal } from "./refusal.ts";

const { fields } = feeEntryForm;
const entering = { form: "fee", fields } as const;

/** Default of the field `for` when a fee is entered for a request, by the request's form. */
const kinds: Readonly<Partial<Record<FormName, FeeKind>>> = {
  "workshop-interest": "workshop",
  "group-packet": "trip",
  consultation: "consultation",
};

/** Deeds without a single program fee as target. */
export const feesDeeds = {
  enter_fee: deedOn<Whole>()({
    ...entering,
    path: "enter",
    async first({ clock, storage }, _, query) {
      const reference = parseReference(query["request"] ?? "");
      const request = reference && (await storage.submissions.find(reference));
      const known = request && {
        for: kinds[request.form] ?? "",
        name: String(request.fields["name"] ?? ""),
        email: request.email ?? "",
        language: request.language,
        request: request.reference,
      };
      const today = guatemalaDay(clock.now());
      return { received: today, language: query["language"] ?? "", tell: "on", ...known };
    },
    faults: ({ storage }, values) =>
      feeFaults(values, async (one) => (await storage.submissions.find(one)) !== null),
    rule: (acting, stores, _, input, { key }) =>
      add(acting, stores, feeOf(input), { key: `desk ${key}`, isTold: input.tell }),
  }),
};

export const feeDeeds = {
  correct_fee: deedOn<ProgramFee>()({
    ...entering,
    path: "correct",
    may: requireStanding,
    first: (_, fee) => ({ ...typedFee(fee), tell: "on" }),
    // The request stays valid although its message may have been erased since.
    faults: ({ storage }, values, fee) =>
      feeFaults(
        values,
        async (one) => one === fee.request || (await storage.submissions.find(one)) !== null,
      ),
    async rule(acting, stores, fee, input) {
      const isMine = await stores.programFees.withdraw(fee.row, acting.clock.now(), "corrected");
      if (!isMine) throw new Refusal("already_withdrawn");
      const key = `in place of ${fee.number}`;
      return add(acting, stores, feeOf(input), { key, isTold: input.tell, replaces: fee.number });
    },
  }),
  withdraw_fee: deedOn<ProgramFee>()({
    path: "withdraw",
    form: "withdraw_fee",
    fields: {
      because: { kind: "select", required: true, options: takenBackReasons },
      tell: { kind: "checkbox", required: false },
      sure,
    },
    may: requireStanding,
    async rule(acting, stores, fee, { because, tell }) {
      const { row, number } = fee;
      if (!(await stores.programFees.withdraw(row, acting.clock.now(), because))) {
        throw new Refusal("already_withdrawn");
      }
      if (tell) await queue(acting, stores, fee, withdrawnMail(acting, fee, because));
      return { record: ["fee_withdrawn", { fee: number, because }] };
    },
  }),
  resend_fee: deedOn<ProgramFee>()({
    path: "resend",
    may(_, { withdrawn, email }) {
      if (withdrawn) throw new Refusal("already_withdrawn");
      if (email === "") throw new Refusal("no_address");
    },
    async rule(acting, stores, fee) {
      await queue(acting, stores, fee, confirmationMail(acting, fee));
      return { record: ["fee_sent", { fee: fee.number }] };
    },
  }),
  // Payers with an e-mail address are erased by it (`erase_person`).
  erase_payer: deedOn<ProgramFee>()({
    ...erasing(({ number }: ProgramFee) => number),
    may: requireAlone,
    rule: async (_, { programFees }, { row, number }) => ({
      record: ["erased", { fees: await programFees.erasePerson(row), fee: number }],
    }),
  }),
};

/** @throws Refusal when the fee was canceled, or entered in another payment mode than the site's */
export function requireStanding({ payments }: GivingActing, fee: ProgramFee): void {
  if (fee.withdrawn) throw new Refusal("already_withdrawn");
  if (fee.mode !== payments.mode) throw new Refusal("another_mode");
}

type Adding = {
  readonly key: string;
  readonly isTold: boolean;
  readonly replaces?: string;
};

async function add(
  acting: GivingActing,
  stores: Stores,
  entry: FeeEntry,
  { key, isTold, replaces }: Adding,
): Promise<Done> {
  const { clock, payments } = acting;
  const fee = await stores.programFees.add({
    ...entry,
    replaces: replaces ?? null,
    enteredAt: clock.now(),
    mode: payments.mode,
    idempotencyKey: `program fee ${payments.mode} ${key}`,
  });
  if (!fee) return { record: null };
  const { number } = fee;
  if (isTold) await queue(acting, stores, fee, confirmationMail(acting, fee));
  const detail = {
    fee: number,
    ...(replaces !== undefined && { replaces }),
    ...(entry.request !== null && { reference: entry.request }),
  };
  return { record: ["fee_entered", detail], number };
}

async function queue(
  { clock }: GivingActing,
  { outbox }: Stores,
  { row, email }: ProgramFee,
  mail: Mail,
): Promise<void> {
  if (email === "") return;
  await outbox.add([mail], { now: clock.now(), feeRow: row });
}
