import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import { findRecord } from "#domain/staff/find-gift.ts";
import { exportPerson } from "#domain/staff/person.ts";
import { DeedForm } from "../deeds/deed-form.tsx";
import { Action, Facts, Lead, Part } from "../parts/parts.tsx";
import { Records } from "../parts/records.tsx";
import { acts } from "../deeds/acts.ts";
import { minuteOf } from "../visit/moments.ts";
import { noteSeen, type Answer, type Routes, type Visit } from "../visit/visit.ts";

const most = 200;
const emailIn = (values: URLSearchParams) => (values.get("email") ?? "").trim().toLowerCase();
const pathOf = (email: string) => `/people?${new URLSearchParams({ email }).toString()}`;

async function drawPerson(visit: Visit): Promise<Answer> {
  const { acting, say, language, query } = visit;
  const { storage } = acting;
  const email = emailIn(query);
  if (!email.includes("@")) return null;
  await noteSeen(visit, { page: "person" });
  const messages = await storage.submissions.list({ email }, most);
  const gifts = await storage.gifts.list({ email }, most);
  const fees = await storage.programFees.list({ email }, most);
  const reader = await storage.subscribers.findByEmail(email);
  const letters = await storage.outbox.listOfPerson(email);
  const since = reader && (reader.leftAt ?? reader.confirmedAt ?? reader.askedAt);
  const isHeld = letters.some(({ state, submissionId }) => state === "held" && !submissionId);
  return {
    title: email,
    body: (
      <>
        <Facts
          of={[
            [
              say("nav_newsletter"),
              reader && since
                ? `${say(`reader_${reader.state}`)}, ${minuteOf(since, language)}`
                : say("no_reader"),
            ],
            [say("letters_kept"), String(letters.length)],
          ]}
        />
        {isHeld && (
          <div className="notice warn">
            <p>{say("held_reader")}</p>
            <DeedForm visit={visit} act={acts.accept_reader} on={email} look="plain" />
          </div>
        )}
        <Records {...{ visit, messages, gifts, fees }} />
        <Part title={say("more_to_do")}>
          <p>{say("export_text")}</p>
          <Action to="/people/export" hidden={{ email }} button={say("export_person")} />
          <Lead to={pathOf(email).replace("?", "/erase?")}>{say("erase_person")}</Lead>
        </Part>
      </>
    ),
  };
}

/** From a message, a gift or a program fee to all that is kept of its person. */
async function leadToPerson({ acting, params }: Visit): Promise<Answer> {
  const found = await findRecord(acting.storage, params["reference"] ?? "");
  return found?.on.email ? { to: pathOf(found.on.email) } : null;
}

async function takeOut({ acting, form }: Visit): Promise<Answer> {
  const { person } = await exportPerson(acting, emailIn(form));
  const name = `person-${guatemalaDay(acting.clock.now())}.json`;
  return { file: `${JSON.stringify(person, null, 2)}\n`, type: "application/json", name };
}

/** All that is kept of one person: shown and handed over. */
export const people: Routes = {
  "GET /people": drawPerson,
  "GET /people/:reference": leadToPerson,
  "POST /people/export": takeOut,
};
