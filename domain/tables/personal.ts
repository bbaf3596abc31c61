import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from "kysely";
import { inTransaction, type Database } from "./database.ts";
import { tables, type TableName, type Tables } from "./tables.ts";

/** Rows that are found by a person's address, and what erasing does to them. */
type Rule = {
  readonly table: TableName;
  /** In counts and in the record of staff. */
  readonly heading: string;
  /**
   * The row goes; or it stays without its person, as the law asks of the books, or as it is; or these columns are
   * emptied, which alone are the person's.
   */
  readonly erases: "row" | "person" | "nothing" | readonly string[];
  where(eb: ExpressionBuilder<AnyTables, string>, email: string): Wanted;
};

type Wanted = Expression<SqlBool>;
type AnyTables = Record<string, Record<string, unknown>>;

/** @param where default: by the column `email` */
function rule<Name extends TableName>(
  table: Name,
  heading: string,
  erases: "row" | "person" | "nothing" | readonly (keyof Tables[Name] & string)[],
  where?: (eb: ExpressionBuilder<Tables, Name>, email: string) => Wanted,
): Rule {
  const ofPerson: Rule["where"] = (eb, email) => {
    // Gifts and fees without an address are not one person's.
    if (email === "") return eb.lit(false);
    return where ? where(eb as never, email) : eb("email", "=", email);
  };
  return { table, heading, erases, where: ofPerson };
}

type By = ExpressionBuilder<Tables, never>;
const messagesOf = (eb: Pick<By, "selectFrom">, email: string) =>
  eb.selectFrom("submission").where("submission.email", "=", email);

const fees = rule("programFee", "fees", "person", (eb, email) =>
  eb.or([
    eb("programFee.email", "=", email),
    // A donor who paid without an address may have left one in the request.
    eb.and([
      eb("programFee.email", "=", ""),
      eb("request", "in", messagesOf(eb, email).select("submission.reference")),
    ]),
  ]),
);

const giftsOf = (eb: Pick<By, "selectFrom">, email: string) =>
  eb.selectFrom("gift").select("gift.rowId").where("gift.email", "=", email);

const payments = rule("giftPayment", "payments", "nothing", (eb, email) =>
  eb("giftRow", "in", giftsOf(eb, email)),
);

/** To the address, from it, and what hangs on a message or gift of it. */
const mails = rule("email", "letters", "row", (eb, email) =>
  eb.or([
    eb(eb.fn<string>("lower", ["toEmail"]), "=", email),
    eb("replyTo", "=", email),
    eb("submissionId", "in", messagesOf(eb, email).select("submission.id")),
    eb("giftRow", "in", giftsOf(eb, email)),
  ]),
);

const pictures = rule("picture", "pictures", "row", (eb, email) =>
  eb("submissionId", "in", messagesOf(eb, email).select("submission.id")),
);

const submissions = rule("submission", "submissions", "row");
const subscribers = rule("subscriber", "subscribers", "row");
const copies = rule("newsletterCopy", "newsletter copies", "row");
const gifts = rule("gift", "gifts", "person");

/** The gift is somebody else's, and stays theirs: of a dedication as of an address that is not confirmed. */
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

type EmailsOf<Name extends TableName> = {
  [C in keyof (typeof tables)[Name]["columns"]]: (typeof tables)[Name]["columns"][C] extends {
    readonly about: "email";
  }
    ? C
    : never;
}[keyof (typeof tables)[Name]["columns"]];

/** For each column that holds an address, what is to be done by it. */
const byColumn = {
  programFee: { email: fees },
  email: { toEmail: mails, replyTo: mails },
  submission: { email: submissions },
  subscriber: { email: subscribers },
  newsletterCopy: { email: copies },
  gift: { email: gifts, dedication: dedications, newEmail: newEmails },
} satisfies {
  [Name in TableName as EmailsOf<Name> extends never ? never : Name]: Record<EmailsOf<Name>, Rule>;
};

/** In the order of erasing: first what is found by rows that go themselves. */
const rules = [
  ...new Set([fees, mails, pictures, ...Object.values(byColumn).flatMap(Object.values<Rule>)]),
];

const anyOf = ({ db }: Database) => db as unknown as Kysely<AnyTables>;

/** Empties the columns of a row that hold a person's data. */
export function nobody(table: TableName): Record<string, null | ""> {
  const theirs = Object.entries(tables[table].columns).filter(([, { about }]) =>
    ["email", "person", "fleeting"].includes(about),
  );
  return Object.fromEntries(theirs.map(([name, of]) => [name, of.isNullable ? null : ""]));
}

/** Everything kept of a person, to be sent to them: no key of ours, and nothing of anybody else. @param email in lower case */
export async function tellPerson(
  database: Database,
  email: string,
): Promise<Readonly<Record<string, readonly object[]>>> {
  const told: Record<string, object[]> = {};
  for (const { table, heading, erases, where } of [...rules, payments]) {
    const columns = Object.entries(tables[table].columns).filter(
      ([name, { about }]) =>
        about !== "inner" &&
        about !== "fleeting" &&
        (typeof erases === "string" || erases.includes(name)),
    );
    const rows = await anyOf(database)
      .selectFrom(table)
      .select(columns.map(([name]) => name))
      .where((eb) => where(eb, email))
      .orderBy(String(tables[table].key[0]))
      .execute();
    told[heading] = rows.map(withPictures);
  }
  return told;
}

/** A picture as an address that opens in a browser. */
const withPictures = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array
        ? `data:${String(row["type"])};base64,${Buffer.from(value).toString("base64")}`
        : value,
    ]),
  );

/** The condition by which e-mails to or about a person are found. @param email in lower case */
export const isMailOf = (eb: ExpressionBuilder<Tables, "email">, email: string) =>
  mails.where(eb as never, email);
export const isFeeOf = (eb: ExpressionBuilder<Tables, "programFee">, email: string) =>
  fees.where(eb as never, email);

/** Rows that are kept of a person, by their heading. @param email in lower case */
export async function countPerson(
  database: Database,
  email: string,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const { table, heading, where } of rules) {
    const { rows } = await anyOf(database)
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as("rows"))
      .where((eb) => where(eb, email))
      .executeTakeFirstOrThrow();
    counts[heading] = Number(rows);
  }
  return counts;
}

/**
 * Erases everything under an address, in every table. Answers how many rows of each heading.
 * @param email in lower case
 */
export function erasePerson(
  database: Database,
  email: string,
): Promise<Readonly<Record<string, number>>> {
  return inTransaction(database, async (tx) => {
    const counts: Record<string, number> = {};
    for (const { table, heading, erases, where } of rules) {
      const empty =
        typeof erases === "string"
          ? nobody(table)
          : Object.fromEntries(erases.map((name) => [name, null]));
      const theirs = (eb: Parameters<typeof where>[0]) => where(eb, email);
      const done =
        erases === "row"
          ? await anyOf(tx).deleteFrom(table).where(theirs).executeTakeFirst()
          : await anyOf(tx).updateTable(table).set(empty).where(theirs).executeTakeFirst();
      const rows = "numDeletedRows" in done ? done.numDeletedRows : done.numUpdatedRows;
      if (rows > 0) counts[heading] = Number(rows);
    }
    return counts;
  });
}

/** Every address that a database holds, in lower case. */
export async function addressesIn(database: Database): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [table, columns] of Object.entries(byColumn)) {
    for (const column of Object.keys(columns)) {
      const rows = await anyOf(database)
        .selectFrom(table)
        .select(column)
        .distinct()
        .where(column, "is not", null)
        .execute();
      for (const row of rows) {
        const value = row[column] as string | { readonly letter: { email: string } | null };
        const address = typeof value === "string" ? value : value.letter?.email;
        if (address) found.add(address.toLowerCase());
      }
    }
  }
  return found;
}
