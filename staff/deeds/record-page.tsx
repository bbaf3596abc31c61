import type { ReactNode } from "react";
import type { QueuedLetter } from "#domain/mail/letter.ts";
import type { AuditLine } from "#domain/storage/audit.ts";
import { Facts, Part, Table, type FactsOf } from "../parts/parts.tsx";
import { wordsOf } from "../parts/record-words.ts";
import { minuteOf } from "../visit/moments.ts";
import { noteSeen, type Answer, type Visit } from "../visit/visit.ts";
import type { Act } from "./acts.ts";
import { Ways } from "./deed-form.tsx";
import type { Kind } from "./kinds.ts";

type Kept = { readonly email: string | null };

type RecordPage<On extends Kept> = {
  readonly kind: Kind<On>;
  title(on: On, visit: Visit): string;
  /** Said above everything else. */
  warning?(on: On, visit: Visit): ReactNode;
  facts(on: On, visit: Visit): Promise<FactsOf> | FactsOf;
  letters(on: On, visit: Visit): Promise<readonly QueuedLetter[]>;
  /** Parts of its own, before its history. */
  parts(on: On, visit: Visit, letters: readonly QueuedLetter[]): Promise<ReactNode> | ReactNode;
  /** Asked for below its history. */
  more?(on: On, visit: Visit, letters: readonly QueuedLetter[]): ReactNode;
  /** Deeds that stand at its end. */
  readonly acts: readonly Act<On>[];
};

type HistoryOf = {
  readonly letters: readonly QueuedLetter[];
  readonly lines: readonly AuditLine[];
  readonly visit: Visit;
};

/** Letters and what staff did, oldest first. Who looked is in the record. */
function History({ letters, lines, visit }: HistoryOf) {
  const { say, language } = visit;
  const told = [
    ...letters.map((letter) => ({
      at: letter.createdAt,
      what: say("letter_to", {
        to: letter.to === "staff" ? say("staff") : letter.to.email,
        subject: letter.subject,
        state: say(`letter_${letter.state}`),
      }),
      who: "",
    })),
    ...lines
      .filter(({ action }) => action !== "seen")
      .map((line) => ({
        at: line.at,
        what: wordsOf(line, visit, ["by", "reference", "gift"]),
        who: String(line.detail["by"] ?? ""),
      })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  return (
    <Table
      name={say("history")}
      heads={[say("when"), say("what"), say("who")]}
      rows={told.map(({ at, what, who }) => [minuteOf(at, language), what, who])}
      none={say("no_history")}
    />
  );
}

/** The page of a record: what is kept of it, what became of it and what can be done with it. */
export const recordPage =
  <On extends Kept>(page: RecordPage<On>) =>
  async (visit: Visit): Promise<Answer> => {
    const { acting, say } = visit;
    const on = await page.kind.find(visit);
    if (on === null) return null;
    const number = page.kind.number!(on);
    await noteSeen(visit, page.kind.seen!(on));
    const letters = await page.letters(on, visit);
    const lines = await acting.storage.audit.listAbout(number);
    return {
      title: page.title(on, visit),
      body: (
        <>
          {page.warning?.(on, visit)}
          <Facts of={await page.facts(on, visit)} />
          {await page.parts(on, visit, letters)}
          <Part title={say("history")}>
            <History {...{ letters, lines, visit }} />
          </Part>
          <Part title={say("more_to_do")}>
            {page.more?.(on, visit, letters)}
            <Ways visit={visit} on={on} all={page.acts} person={on.email && number} />
          </Part>
        </>
      ),
    };
  };
