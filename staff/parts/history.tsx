import type { QueuedLetter } from "#domain/mail/letter.ts";
import type { AuditLine } from "#domain/storage/audit.ts";
import { minuteOf } from "../visit/moments.ts";
import type { Visit } from "../visit/visit.ts";
import { Table } from "./parts.tsx";
import { wordsOf } from "./record-words.ts";

type HistoryOf = {
  readonly letters: readonly QueuedLetter[];
  readonly lines: readonly AuditLine[];
  readonly visit: Visit;
};

/** What became of something: its letters and what staff did, oldest first. Who looked is in the record. */
export function History({ letters, lines, visit }: HistoryOf) {
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
