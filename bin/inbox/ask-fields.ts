import { createInterface } from "node:readline/promises";
import { say, styled, type Terminal } from "./terminal.ts";

type Typed<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** A question, and of what it is asked; left out: of everything. */
export type Asked<Field extends string> = {
  readonly field: Field;
  readonly question: string;
  of?(typed: Typed<Field>): boolean;
};

/**
 * Asks field by field; what is wrong is said and asked again.
 *
 * @param faultOf what is wrong with the last answer; that others are still to come is no fault of it
 */
export async function askFields<Field extends string>(
  asked: readonly Asked<Field>[],
  faultOf: (field: Field, typed: Typed<Field>) => Promise<string | null> | string | null,
  { input, err }: Terminal,
): Promise<Typed<Field>> {
  const asking = createInterface({ input, output: err });
  try {
    let typed = {} as Typed<Field>;
    for (const { field, question, of } of asked) {
      if (of && !of(typed)) continue;
      for (;;) {
        const answer = (await asking.question(`${question} `)).trim();
        typed = { ...typed, [field]: answer };
        const fault = await faultOf(field, typed);
        if (fault === null) break;
        say(err, styled(err, "yellow", fault));
      }
    }
    return typed;
  } finally {
    asking.close();
  }
}
