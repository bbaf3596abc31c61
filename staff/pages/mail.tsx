import { FactList } from "#app/components/blocks/fact-list.tsx";
import { DeedForm } from "../deeds/deed-form.tsx";
import { Part, Table } from "../parts/parts.tsx";
import { NoMail } from "../parts/rows.tsx";
import { acts } from "../deeds/kinds.ts";
import { minuteOf, recordView, type Routes, type Visit } from "../visit/visit.ts";

async function renderMail(visit: Visit) {
  const { acting, say, language } = visit;
  const dead = await acting.storage.outbox.listDead(100);
  const { mails: counts, oldestWaiting } = await acting.storage.storageMetrics();
  const hasWaited = oldestWaiting && oldestWaiting <= acting.clock.now();
  await recordView(visit, { page: "mail", rows: dead.length });
  return {
    title: say("nav_mail"),
    body: (
      <>
        <NoMail visit={visit} />
        <FactList
          facts={[
            [say("mail_waiting"), String(counts.waiting)],
            [say("oldest_waiting"), hasWaited && minuteOf(oldestWaiting, language)],
            [say("mail_held"), String(counts.held)],
            [say("mail_dead"), String(counts.dead)],
            [say("mail_sent"), String(counts.sent)],
          ]}
        />
        <Part title={say("dead_title")}>
          <p>{say("dead_text")}</p>
          <Table
            name={say("dead_title")}
            heads={[say("when"), say("to"), say("subject"), say("field_because")]}
            rows={dead.map((mail) => [
              minuteOf(mail.createdAt, language),
              mail.to === "staff" ? say("staff") : mail.to.email,
              mail.subject,
              mail.lastError ?? "",
            ])}
            none={say("none_dead")}
          />
          {dead.length > 0 && <DeedForm visit={visit} act={acts.send_all_again} on />}
        </Part>
      </>
    ),
  };
}

export const mail: Routes = { "GET /mail": renderMail };
