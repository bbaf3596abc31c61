import { guatemalaDay } from "#domain/clock.ts";
import type { FormName } from "#domain/forms/all-forms.ts";
import type { FormInput } from "#domain/forms/form.ts";
import {
  correctionKey,
  enterGift,
  findEntered,
  findLike,
  withdrawEntry,
} from "#domain/giving/enter-gift.ts";
import {
  giftEntryForm,
  takenBackReasons,
  type GiftInput,
  type WithdrawalReason,
  giftFaults,
  giftOf,
  typedGift,
} from "#domain/giving/entered-gift.ts";
import { receiptMail, voidMail } from "#domain/giving/gift-mails.ts";
import { receiptMails, type Gift, type PaidGift } from "#domain/giving/gift.ts";
import type { Typed } from "#domain/giving/read-typed.ts";
import { hashKey } from "#domain/hashing.ts";
import type { Mail } from "#domain/mail/mail.ts";
import { confirmationMail, withdrawnMail } from "#domain/program-fees/fee-mails.ts";
import {
  feeEntryForm,
  feeFaults,
  feeOf,
  typedFee,
  type FeeKind,
  type ProgramFee,
} from "#domain/program-fees/program-fee.ts";
import { parseReference } from "#domain/reference.ts";
import type { Stores } from "#domain/storage/storage.ts";
import {
  type Acting,
  deedOn,
  erasing,
  signedBy,
  seen,
  sure,
  type Done,
  type Whole,
  Refusal,
} from "./deed.ts";
import { requireAlone, requireSame, seenOf, withCorrections } from "./records.ts";

/** The kinds of entries by hand. Each has its fields, its table and its numbers; the deeds are the same. */
const forms = { gift: giftEntryForm, fee: feeEntryForm } as const;
type EntryKind = keyof typeof forms;
/** Fields of a new entry. Two people may have the same check before them: `again` says that theirs is another one. */
const newFields = {
  gift: { ...giftEntryForm.fields, again: giftEntryForm.fields.thank },
  fee: feeEntryForm.fields,
} as const;
type Entered = PaidGift | ProgramFee;

const isFee = (on: Entered): on is ProgramFee => "number" in on;
const giverOf = (on: Entered) => (isFee(on) ? on : on.gift);
const rowOf = (on: Entered) => (isFee(on) ? { feeRow: on.row } : { giftRow: on.gift.row });
const numberOf = (on: Entered) => (isFee(on) ? on.number : on.payment.receiptNumber);

const papers: readonly string[] = [...receiptMails, "program-fee-confirmation"];
const ticked = { thank: "on", tell: "on" };

/** Default of the field `for` when a fee is entered for a request, by the request's form. */
const feeKinds: Readonly<Partial<Record<FormName, FeeKind>>> = {
  "workshop-interest": "workshop",
  "group-packet": "trip",
  consultation: "consultation",
};

async function typedFromRequest(acting: Acting, typed = ""): Promise<Typed> {
  const { storage, clock } = acting;
  const reference = parseReference(typed);
  const request = reference && (await storage.submissions.find(reference));
  if (!request) return {};
  await storage.audit.append(clock.now(), "seen", signedBy(acting, { reference }));
  return {
    for: feeKinds[request.form] ?? "",
    name: String(request.fields["name"] ?? ""),
    email: request.email ?? "",
    language: request.language,
    request: request.reference,
  };
}

/** @throws Refusal for card payments, withdrawn entries, and entries of another payment mode than the site's */
export function requireStanding({ payments }: Acting, on: Entered): void {
  if (!isFee(on) && !on.gift.entered) throw new Refusal("by_card");
  requireNotWithdrawn(on);
  if (giverOf(on).mode !== payments.mode) throw new Refusal("another_mode");
}

function requireNotWithdrawn(on: Entered): void {
  if (isFee(on) ? on.withdrawn : on.gift.state === "withdrawn")
    throw new Refusal("already_withdrawn");
}

/** @param on the entry that is corrected */
async function enter(
  acting: Acting,
  stores: Stores,
  input: GiftInput | FormInput<typeof feeEntryForm>,
  key: string,
  on: Entered | Whole,
): Promise<Done> {
  const replaces = on === true ? undefined : numberOf(on);
  if (!("request" in input)) {
    const how = { idempotencyKey: key, isThanked: input.thank, replaces };
    // A corrected gift keeps its purpose, which the site may have no more.
    const own = on === true || isFee(on) ? null : on.gift.designation;
    const find = (id: string) => (own?.id === id ? own : acting.findDesignation(id));
    const entry = giftOf(input, find);
    const gift = await enterGift(acting, stores, entry, how);
    if (!gift) {
      const known = await findEntered(stores, acting.payments, key);
      return { record: null, number: known?.reference };
    }
    const isDoubtful = "again" in input && !input.again;
    const like = isDoubtful && (await findLike(stores, acting.payments, entry, gift.row));
    // The transaction undoes the entry.
    if (like) throw new Refusal("like_another", { number: like.reference });
    const counted = replaces === undefined ? "gifts" : "corrected";
    const detail = { way: input.way, [counted]: 1, gift: gift.reference };
    return { record: ["entered", detail], number: gift.reference };
  }
  const idempotencyKey = `program fee ${acting.payments.mode} ${key}`;
  const fee = await stores.programFees.add({
    ...feeOf(input),
    replaces,
    enteredAt: acting.clock.now(),
    mode: acting.payments.mode,
    idempotencyKey,
  });
  if (!fee) {
    const [known] = await stores.programFees.list({ idempotencyKey: hashKey(idempotencyKey) }, 1);
    return { record: null, number: known?.number };
  }
  if (input.tell) await queue(acting, stores, fee, confirmationMail(acting, fee));
  const { number, request } = fee;
  const detail = {
    fee: number,
    ...(replaces !== undefined && { replaces }),
    ...(request !== null && { reference: request }),
  };
  return { record: ["fee_entered", detail], number };
}

async function withdraw(acting: Acting, stores: Stores, on: Entered, why: WithdrawalReason) {
  const isMine = isFee(on)
    ? await stores.programFees.withdraw(on.row, acting.clock.now(), why)
    : await withdrawEntry(acting, stores, on.gift, why);
  if (!isMine) throw new Refusal("already_withdrawn");
  await requireSame(stores, giverOf(on));
  // Thanks and confirmations that were not sent yet would be wrong.
  await stores.outbox.dropUnsent(giverOf(on).email, rowOf(on));
}

async function queue({ clock }: Acting, { outbox }: Stores, on: Entered, mail: Mail) {
  if (giverOf(on).email !== "") await outbox.add([mail], { now: clock.now(), ...rowOf(on) });
}

const because = { kind: "select", required: true, options: takenBackReasons } as const;
/** An entry is never changed: a correction withdraws it and enters another one, with a number of its own. */
function entryDeeds(kind: EntryKind) {
  const entering = {
    form: kind,
    fields: forms[kind].fields,
    async faults({ storage, findDesignation }: Acting, typed: Typed, on: Entered | Whole) {
      if (on !== true && typed["seen"] !== seenOf(giverOf(on))) return { name: "entry_changed" };
      if (kind === "gift") return giftFaults(typed, findDesignation);
      return feeFaults(typed, async (one) => !!(await storage.submissions.find(one)));
    },
  } as const;
  return {
    enter: deedOn<Whole>()({
      ...entering,
      path: "enter",
      fields: newFields[kind],
      first: async (acting, _, query) => ({
        received: guatemalaDay(acting.clock.now()),
        language: query["language"] ?? "",
        ...ticked,
        ...(kind === "fee" && (await typedFromRequest(acting, query["request"]))),
      }),
      rule: (acting, stores, on, input, { key }) => enter(acting, stores, input, `desk ${key}`, on),
    }),
    correct: deedOn<Entered>()({
      ...entering,
      path: "correct",
      fields: { ...entering.fields, seen },
      may: requireStanding,
      first: (_, on) => ({
        ...(isFee(on) ? typedFee(on) : typedGift(on.gift, on.payment)),
        ...ticked,
        seen: seenOf(giverOf(on)),
      }),
      async rule(acting, stores, on, input) {
        await withdraw(acting, stores, on, "corrected");
        return enter(acting, stores, input, correctionKey(numberOf(on)), on);
      },
    }),
    withdraw: deedOn<Entered>()({
      path: "withdraw",
      fields: { because, tell: feeEntryForm.fields.tell, sure },
      may: requireStanding,
      // An e-mail that was never tried is dropped, so its reader need not be told.
      async first({ storage }, on) {
        const mails = await storage.outbox.listOf(rowOf(on));
        const own = mails.filter(({ name }) => papers.includes(name));
        return { tell: own.length === 0 || own.some(({ attempts }) => attempts > 0) ? "on" : "" };
      },
      async rule(acting, stores, on, { because: why, tell }) {
        await withdraw(acting, stores, on, why);
        const mail = isFee(on) ? withdrawnMail(acting, on, why) : voidMail(acting, on, why);
        if (tell) await queue(acting, stores, on, mail);
        if (isFee(on)) return { record: ["fee_withdrawn", { fee: on.number, because: why }] };
        return { record: ["withdrawn", { because: why, gift: on.gift.reference }] };
      },
    }),
  };
}

/** Sends the receipt or the confirmation again; also the receipt of a card payment. */
export const resend = deedOn<Entered>()({
  path: "resend",
  may(_, on) {
    requireNotWithdrawn(on);
    if (giverOf(on).email === "") throw new Refusal(isFee(on) ? "no_address" : "erased");
  },
  async rule(acting, stores, on) {
    await requireSame(stores, giverOf(on));
    const mail = isFee(on)
      ? confirmationMail(acting, on)
      : receiptMail(acting, on.gift, on.payment);
    await queue(acting, stores, on, mail);
    return { record: isFee(on) ? ["fee_sent", { fee: on.number }] : null };
  },
});

export const giftEntryDeeds = entryDeeds("gift");
export const feeEntryDeeds = entryDeeds("fee");

// Givers and payers with an e-mail address are erased by it (`erase_person`).
export const eraseAlone = deedOn<Gift | ProgramFee>()({
  ...erasing<Gift | ProgramFee>((stores, on) => withCorrections(stores, [on])),
  may: requireAlone,
});
