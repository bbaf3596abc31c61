import type { ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool } from "kysely";
import type { WithdrawalReason } from "#domain/giving/entered-gift.ts";
import type { FeeFilter, NewFee, ProgramFeeStore } from "#domain/program-fees/program-fee-store.ts";
import type { ProgramFee } from "#domain/program-fees/program-fee.ts";
import type { Database } from "./database.ts";
import { hashKey } from "./idempotency-key.ts";
import type { Tables } from "./tables.ts";

const stepRows = 200;
/** What of a fee is a person's. */
const nobody = { name: "", email: "", request: null, note: "" } as const;

/** Payments that are no gifts, in the table `program_fee`. */
export function openProgramFees({ db }: Database): ProgramFeeStore {
  const select = (filter: FeeFilter) =>
    db
      .selectFrom("program_fee")
      .selectAll()
      .where((eb) => matchesFee(eb, filter));
  const findBy = async (column: "number" | "attempt_key", value: string) => {
    const row = await select({}).where(column, "=", value).executeTakeFirst();
    return row ? toFee(row) : null;
  };
  return {
    async add(fee) {
      const row = await db
        .insertInto("program_fee")
        .values(toColumns(fee))
        .onConflict((conflict) => conflict.doNothing())
        .returning("row_id")
        .executeTakeFirst();
      if (row) return { row: row.row_id };
      const same = await findBy("attempt_key", hashKey(fee.idempotencyKey));
      return { takenBy: same ? "idempotency_key" : "number" };
    },

    async withdraw(row, at, because) {
      const { numUpdatedRows } = await db
        .updateTable("program_fee")
        .set({ withdrawn_at: at.getTime(), withdrawn_because: because })
        .where("row_id", "=", row)
        .where("withdrawn_at", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },

    async erasePerson(row) {
      await db.updateTable("program_fee").set(nobody).where("row_id", "=", row).execute();
    },

    find: (number) => findBy("number", number),
    findByIdempotencyKey: (idempotencyKey) => findBy("attempt_key", hashKey(idempotencyKey)),

    async list(filter, limit) {
      const rows = await select(filter).orderBy("row_id", "desc").limit(limit).execute();
      return rows.map(toFee);
    },

    async count(filter) {
      const row = await db
        .selectFrom("program_fee")
        .select((eb) => eb.fn.countAll<number>().as("rows"))
        .where((eb) => matchesFee(eb, filter))
        .executeTakeFirstOrThrow();
      return Number(row.rows);
    },

    async *each(filter) {
      for (let last = 0; ;) {
        const rows = await select(filter)
          .where("row_id", ">", last)
          .orderBy("row_id")
          .limit(stepRows)
          .execute();
        yield* rows.map(toFee);
        const end = rows.at(-1);
        if (!end || rows.length < stepRows) return;
        last = end.row_id;
      }
    },
  };
}

/**
 * The person goes, what the books need stays.
 *
 * @param email in lower case
 * @returns how many fees had the person
 */
export async function eraseFromFees({ db }: Database, email: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("program_fee")
    .set(nobody)
    .where((eb) => matchesFee(eb, { email }))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

function matchesFee(
  eb: ExpressionBuilder<Tables, "program_fee">,
  { kind, since, until, email, request, mode, isStanding }: FeeFilter,
): ExpressionWrapper<Tables, "program_fee", SqlBool> {
  const all: ExpressionWrapper<Tables, "program_fee", SqlBool>[] = [];
  if (kind) all.push(eb("kind", "=", kind));
  if (since) all.push(eb("received_at", ">=", since.getTime()));
  if (until) all.push(eb("received_at", "<", until.getTime()));
  if (email) {
    const theirs = eb
      .selectFrom("submission")
      .select("submission.reference")
      .where("submission.email", "=", email);
    // Of somebody who paid without an address the request may have it.
    all.push(
      eb.or([
        eb("program_fee.email", "=", email),
        eb.and([eb("program_fee.email", "=", ""), eb("request", "in", theirs)]),
      ]),
    );
  }
  if (request) all.push(eb("request", "=", request));
  if (mode) all.push(eb("mode", "=", mode));
  if (isStanding) all.push(eb("withdrawn_at", "is", null));
  return eb.and(all);
}

function toColumns(fee: NewFee) {
  return {
    number: fee.number,
    attempt_key: hashKey(fee.idempotencyKey),
    kind: fee.kind,
    details: fee.details,
    way: fee.way,
    cents: fee.cents,
    received_at: fee.receivedAt.getTime(),
    entered_at: fee.enteredAt.getTime(),
    name: fee.name,
    email: fee.email,
    language: fee.language,
    request: fee.request,
    note: fee.note,
    mode: fee.mode,
    replaces: fee.replaces,
  };
}

// What the program itself wrote needs no second check when it is read.
function toFee(row: Selectable<Tables["program_fee"]>): ProgramFee {
  return {
    row: row.row_id,
    number: row.number,
    kind: row.kind as ProgramFee["kind"],
    details: row.details,
    way: row.way as ProgramFee["way"],
    cents: row.cents,
    receivedAt: new Date(row.received_at),
    enteredAt: new Date(row.entered_at),
    name: row.name,
    email: row.email,
    language: row.language as ProgramFee["language"],
    request: row.request,
    note: row.note,
    mode: row.mode as ProgramFee["mode"],
    replaces: row.replaces,
    withdrawn:
      row.withdrawn_at === null
        ? null
        : {
            at: new Date(row.withdrawn_at),
            because: row.withdrawn_because as WithdrawalReason,
          },
  };
}
