import type { ReactNode } from "react";
import { FactList } from "#app/components/blocks/fact-list.tsx";
import type { QueuedMail } from "#domain/mail/mail.ts";
import type { AuditLine } from "#domain/storage/audit.ts";
import { Part, type Definitions, TablePart } from "../parts/parts.tsx";
import { wordsOf } from "../parts/record-words.ts";
import { may, minuteOf, recordView, type Answer, type Visit } from "../visit/visit.ts";
import { pageOf, person, type NamedDeed, type Kind } from "./kinds.ts";
import { DeedLinks } from "./deed-form.tsx";

type Kept = { readonly email: string | null; readonly mode?: string };

type RecordPage<On extends Kept> = {
  readonly kind: Kind<On>;
  title(on: On, visit: Visit): Promise<string> | string;
  facts(on: On, visit: Visit): Promise<Definitions> | Definitions;
  mails(on: On, visit: Visit): Promise<readonly QueuedMail[]>;
  parts(on: On, visit: Visit, mails: readonly QueuedMail[]): Promise<ReactNode> | ReactNode;
  more?(on: On, visit: Visit, mails: readonly QueuedMail[]): ReactNode;
  readonly acts: readonly NamedDeed<On>[];
};

type HistoryOf = {
  readonly mails: readonly QueuedMail[];
  readonly lines: readonly AuditLine[];
  readonly visit: Visit;
};

/** E-mails and deeds, oldest first; views are only in the audit record. */
function History({ mails, lines, visit }: HistoryOf) {
  const { say, language } = visit;
  const entries = [
    ...mails.map((mail) => ({
      at: mail.createdAt,
      what: say("mail_to", {
        to: mail.to === "staff" ? say("staff") : mail.to.email,
        subject: mail.subject,
        state: say(`mail_${mail.state}`),
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
    <TablePart
      name={say("history")}
      heads={[say("when"), say("what"), say("who")]}
      rows={entries.map(({ at, what, who }) => [minuteOf(at, language), what, who])}
      none={say("no_history")}
    />
  );
}

/** The page of one message, gift or program fee: its data, history and deeds. Viewing it is audited. */
export const recordPage =
  <On extends Kept>(page: RecordPage<On>) =>
  async (visit: Visit): Promise<Answer> => {
    const { acting, say } = visit;
    const on = await page.kind.find(visit);
    if (on === null) return null;
    const number = page.kind.number!(on);
    await recordView(visit, page.kind.seen!(on));
    const mails = await page.mails(on, visit);
    const lines = await acting.storage.audit.listAbout(number);
    const isPersonal = on.email && may(visit, person.opens);
    const ofPerson = isPersonal ? [[pageOf(person, on.email), say("all_of_person")] as const] : [];
    return {
      title: await page.title(on, visit),
      body: (
        <>
          {(on.mode ?? "live") !== "live" && (
            <p className="notice warn">{say(`mode_${on.mode}`)}</p>
          )}
          <FactList facts={await page.facts(on, visit)} />
          {await page.parts(on, visit, mails)}
          <History {...{ mails, lines, visit }} />
          <Part title={say("more_to_do")}>
            {page.more?.(on, visit, mails)}
            <DeedLinks visit={visit} on={on} all={page.acts} more={ofPerson} />
          </Part>
        </>
      ),
    };
  };
