import { sql, type Expression, type ExpressionBuilder, type SqlBool } from "kysely";
import type { About } from "./column.ts";
import { findRows, inTransaction, type Database, untyped, type AnyTables } from "./database.ts";
import { engines } from "./engines.ts";
import { tables, type TableName, type Tables } from "./tables.ts";

/** Rows of one table that belong to a person's e-mail address or numbers, and what erasing does to them. */
type Rule = {
  readonly table: TableName;
  /** Name in counts, exports and the audit record; persisted. */
  readonly heading: string;
  /**
   * - `row`: the row is deleted
   * - `person`: columns of personal data are emptied; the rest stays, as bookkeeping law requires
   * - `nothing`: the row is only exported
   * - column names: only these are set to null
   */
  readonly erases: "row" | "person" | "nothing" | readonly string[];
  where: Where<ExpressionBuilder<AnyTables, string>>;
};

/** Numbers of the person's gifts and program fees, which may have another address or none. */
type Numbers = readonly string[];
type Where<Builder> = (eb: Builder, email: string, numbers: Numbers) => Expression<SqlBool>;

/** @param where default: the column `email` equals the address */
function rule<Name extends TableName>(
  table: Name,
  heading: string,
  erases: "row" | "person" | "nothing" | readonly (keyof Tables[Name] & string)[],
  where?: Where<ExpressionBuilder<Tables, Name>>,
): Rule {
  const ofPerson: Rule["where"] = (eb, email, numbers) => {
    // Rows without an address belong to different people.
    if (email === "") return eb.lit(false);
    // PostgreSQL knows no empty list.
    return where ? where(eb as never, email, ["", ...numbers]) : eb("email", "=", email);
  };
  return { table, heading, erases, where: ofPerson };
}

type By = ExpressionBuilder<Tables, never>;
const messagesOf = (eb: Pick<By, "selectFrom">, email: string) =>
  eb.selectFrom("submission").where("submission.email", "=", email);

const fees = rule("programFee", "fees", "person", (eb, email, numbers) =>
  eb.or([
    eb("programFee.email", "=", email),
    eb("programFee.number", "in", numbers),
    // A payer without an address may have left one in the request that the fee refers to.
    eb.and([
      eb("programFee.email", "=", ""),
      eb("request", "in", messagesOf(eb, email).select("submission.reference")),
    ]),
  ]),
);

const giftsOf = (eb: Pick<By, "selectFrom">, email: string, numbers: Numbers) =>
  eb
    .selectFrom("gift")
    .select("gift.rowId")
    .where((of) => of.or([of("gift.email", "=", email), of("reference", "in", numbers)]));

const payments = rule("giftPayment", "payments", "nothing", (eb, email, numbers) =>
  eb("giftRow", "in", giftsOf(eb, email, numbers)),
);

/** E-mails to the address, replying to it, or about a message, gift or numbered program fee of it. */
const mails = rule("email", "e-mails", "row", (eb, email, numbers) =>
  eb.or([
    eb(eb.fn<string>("lower", ["toEmail"]), "=", email),
    eb("replyTo", "=", email),
    eb("submissionId", "in", messagesOf(eb, email).select("submission.id")),
    eb("giftRow", "in", giftsOf(eb, email, numbers)),
    eb("feeRow", "in", eb.selectFrom("programFee").select("rowId").where("number", "in", numbers)),
  ]),
);

const pictures = rule("picture", "pictures", "row", (eb, email) =>
  eb("submissionId", "in", messagesOf(eb, email).select("submission.id")),
);

const submissions = rule("submission", "submissions", "row");
const subscribers = rule("subscriber", "subscribers", "row");
const copies = rule("newsletterCopy", "newsletter copies", "row");
const gifts = rule("gift", "gifts", "person", (eb, email, numbers) =>
  eb("rowId", "in", giftsOf(eb, email, numbers)),
);

/** The gift belongs to another donor and stays; only the dedication, or the unconfirmed address, is this person's. */
const dedications = rule("gift", "dedications", ["dedication", "dedicationDueAt"], (_, email) => {
  const signs = email.replaceAll(/[\\%_]/g, "\\$&");
  return sql<SqlBool>`lower(dedication) like ${`%"email":"${signs}"%`} escape '\\'`;
});
const newEmails = rule(
  "gift",
  "new_emails",
  ["newEmail", "newEmailKey", "newEmailAt"],
  (eb, email) => eb("newEmail", "=", email),
);

type Columns = { [Name in TableName]: (typeof tables)[Name]["columns"] };
type NamesOf<Name extends TableName, Of extends About> = {
  [C in keyof Columns[Name]]: Columns[Name][C] extends { readonly about: Of } ? C : never;
}[keyof Columns[Name]];
type EmailsOf<Name extends TableName> = NamesOf<Name, "email">;

/** The rule of each column with an address; a new such column does not compile without one. */
export const byColumn = {
  programFee: { email: fees },
  email: { toEmail: mails, replyTo: mails },
  submission: { email: submissions },
  subscriber: { email: subscribers },
  newsletterCopy: { email: copies },
  gift: { email: gifts, dedication: dedications, newEmail: newEmails },
} satisfies {
  [Name in TableName as EmailsOf<Name> extends never ? never : Name]: Record<EmailsOf<Name>, Rule>;
};

/** The rule of each table that has personal data and no column with an address. */
const byTable = { picture: pictures } satisfies {
  [
    Name in TableName as EmailsOf<Name> extends never
      ? NamesOf<Name, "person"> extends never
        ? never
        : Name
      : never
  ]: Rule;
};

/** In the order of erasing: rows that are found through other rows come before those. */
export const rules = [
  ...new Set([
    fees,
    mails,
    ...Object.values(byTable),
    ...Object.values(byColumn).flatMap(Object.values<Rule>),
  ]),
];

/** Values that empty all columns of a table with personal data: null, or "" where null is not allowed. */
export function withoutPerson({ engine }: Database, table: TableName): Record<string, unknown> {
  const theirs = Object.entries(tables[table].columns).filter(([, { about }]) =>
    ["email", "person", "fleeting"].includes(about),
  );
  const empty = Object.fromEntries(theirs.map(([name, of]) => [name, of.isNullable ? null : ""]));
  return table === "gift" ? { ...empty, entered: engines[engine].enteredWithoutTexts } : empty;
}

/** All data kept about a person, by heading, for their own export: no internal keys. @param email in lower case */
export async function personalData(database: Database, email: string, numbers: Numbers = []) {
  const data: Record<string, object[]> = {};
  for (const { table, heading, erases, where } of [...rules, payments]) {
    const columns = Object.entries(tables[table].columns).filter(
      ([name, { about }]) =>
        about !== "inner" &&
        about !== "fleeting" &&
        (typeof erases === "string" || erases.includes(name)),
    );
    const rows = await untyped(database)
      .selectFrom(table)
      .select(columns.map(([name]) => name))
      .where((eb) => where(eb, email, numbers))
      .orderBy(String(tables[table].key[0]))
      .execute();
    data[heading] = rows.map(withPictures);
  }
  return data;
}

/** Turns a picture's bytes into a `data:` URL. */
const withPictures = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array
        ? `data:${String(row["type"])};base64,${Buffer.from(value).toString("base64")}`
        : value,
    ]),
  );

/** SQL condition for e-mails to or about a person. @param email in lower case */
export const isMailOf = (eb: ExpressionBuilder<Tables, "email">, email: string) =>
  mails.where(eb as never, email, []);
export const isFeeOf = (eb: ExpressionBuilder<Tables, "programFee">, email: string) =>
  fees.where(eb as never, email, []);

/** Number of rows kept about a person, by heading. @param email in lower case */
export async function countPerson(database: Database, email: string, numbers: Numbers = []) {
  const counts: Record<string, number> = {};
  for (const { table, heading, where } of rules) {
    const { rows } = await untyped(database)
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as("rows"))
      .where((eb) => where(eb, email, numbers))
      .executeTakeFirstOrThrow();
    counts[heading] = Number(rows);
  }
  return counts;
}

/**
 * Erases everything under an address, in every table.
 * @param email in lower case
 * @returns number of rows by heading
 */
export function erasePerson(database: Database, email: string, numbers: Numbers = []) {
  return inTransaction(database, async (tx) => {
    const counts: Record<string, number> = {};
    // E-mails are being queued about locked ones: they are waited for, and erased too.
    await findRows(tx, "gift", { email }, true);
    await findRows(tx, "gift", { reference: numbers }, true);
    await findRows(tx, "programFee", { number: numbers }, true);
    for (const { table, heading, erases, where } of rules) {
      const empty =
        typeof erases === "string"
          ? withoutPerson(database, table)
          : Object.fromEntries(erases.map((name) => [name, null]));
      const theirs = (eb: Parameters<typeof where>[0]) => where(eb, email, numbers);
      const done =
        erases === "row"
          ? await untyped(tx).deleteFrom(table).where(theirs).executeTakeFirst()
          : await untyped(tx).updateTable(table).set(empty).where(theirs).executeTakeFirst();
      const rows = "numDeletedRows" in done ? done.numDeletedRows : done.numUpdatedRows;
      if (rows > 0) counts[heading] = Number(rows);
    }
    return counts;
  });
}

/** Every e-mail address in the database, in lower case. */
export async function addressesIn(database: Database): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [table, columns] of Object.entries(byColumn)) {
    for (const column of Object.keys(columns)) {
      const rows = await untyped(database)
        .selectFrom(table)
        .select(column)
        .distinct()
        .where(column, "is not", null)
        .execute();
      for (const row of rows) {
        const value = row[column] as string | { readonly mail: { email: string } | null };
        const address = typeof value === "string" ? value : value.mail?.email;
        if (address) found.add(address.toLowerCase());
      }
    }
  }
  return found;
}
