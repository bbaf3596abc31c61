import type { YearStatement } from "#domain/giving/receipt.ts";
import { statementOf, yearBounds } from "#domain/giving/statements.ts";
import type { GivingActing } from "./acting.ts";

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
