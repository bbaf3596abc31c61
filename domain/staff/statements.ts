import type { YearStatement } from "#domain/giving/receipt.ts";
import { sendStatement, statementOf, yearBounds } from "#domain/giving/statements.ts";
import { signedBy, type GivingActing } from "./acting.ts";

/** What each donor gave in a year, in the order of their addresses. */
export async function statementsOf(
  acting: GivingActing,
  year: number,
): Promise<readonly YearStatement[]> {
  const { from, to } = yearBounds(year);
  const statements: YearStatement[] = [];
  for (const email of await acting.storage.gifts.donorsBetween(from, to)) {
    const statement = await statementOf(acting, email, year);
    if (statement) statements.push(statement);
  }
  return statements;
}

/** Mails each donor theirs, unless they had one of the year. Answers how many letters. */
export async function sendStatements(
  acting: GivingActing,
  year: number,
  statements: readonly YearStatement[],
): Promise<number> {
  let letters = 0;
  for (const statement of statements) {
    if (await sendStatement(acting, statement)) letters += 1;
  }
  const detail = signedBy(acting, { year, letters });
  await acting.storage.audit.append(acting.clock.now(), "statements", detail);
  return letters;
}
