import { answerLabel, fieldLabel } from "#reader/form-labels.ts";
import { rowOf, wholeOf } from "#domain/language/language.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import { missingPictures } from "#domain/submissions/sent-pictures.ts";
import { closingReasons, stages, wantsAnswer } from "#domain/submissions/stages.ts";
import { parseReference } from "#domain/reference.ts";
import { eraseMessage } from "#domain/staff/erase.ts";
import {
  acceptSuspected,
  longestNote,
  reviveLetters,
  setNote,
  setStage,
} from "#domain/staff/requests.ts";
import { feesOf } from "../parts/fee-words.tsx";
import { History } from "../parts/history.tsx";
import { Action, Facts, Field, Part, Sure } from "../parts/parts.tsx";
import { markOf, onOneLine, senderOf, stageOf } from "../parts/standing.ts";
import { minuteOf } from "../visit/moments.ts";
import { noteSeen, type Answer, type Routes, type Visit } from "../visit/visit.ts";

/** The message that an address names, handed to what is done with it. */
const withMessage =
  (then: (one: KeptSubmission, visit: Visit) => Promise<Answer>) =>
  async (visit: Visit): Promise<Answer> => {
    const reference = parseReference(visit.params["reference"] ?? "");
    const one = reference && (await visit.acting.storage.submissions.find(reference));
    return one ? then(one, visit) : null;
  };

const pathOf = ({ reference }: KeptSubmission) => `/messages/${reference}`;

/** What was sent, under the labels of its form. */
function answersOf({ form, fields }: KeptSubmission, { language, say }: Visit) {
  return Object.entries(fields).map(([field, value]) => {
    const label = fieldLabel(form, field, "label", language) ?? field;
    const isYes = typeof value === "boolean";
    const said = isYes ? say(value ? "yes" : "no") : String(value ?? "");
    return [label, answerLabel(form, field, said, language)] as const;
  });
}

/** The language somebody wrote in; one that the desk has no word for by its own name. */
function writtenIn({ language }: KeptSubmission, { say }: Visit): string {
  const key = `language_${language}`;
  return say.has(key) ? say(key) : rowOf(language).name;
}

/** Opens the reader's own mail program with reference and subject filled in. */
function Reply({ one, visit: { say } }: { one: KeptSubmission; visit: Visit }) {
  const { email, fields, reference } = one;
  const phone = String(fields["phone"] ?? "");
  if (email) {
    const subject = say(`mail_subject_${wholeOf(one.language)}`, { reference });
    const address = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
    return (
      <p>
        <a className="button" href={address}>
          {say("answer_by_mail")}
        </a>
      </p>
    );
  }
  return phone ? (
    <p>
      <a className="button" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
        {say("call", { phone: onOneLine(phone) })}
      </a>
    </p>
  ) : null;
}

function Stages({ one, visit: { say } }: { one: KeptSubmission; visit: Visit }) {
  const to = `${pathOf(one)}/stage`;
  const next = stages.filter((stage) => stage === "read" || stage === "answered");
  return (
    <Part title={say("how_far")}>
      <p className="quiet">{say("visitor_sees")}</p>
      <div className="actions">
        {next
          .filter((stage) => stage !== one.stage)
          .map((stage) => (
            <Action
              key={stage}
              to={to}
              hidden={{ stage }}
              button={say(`to_${stage}`)}
              look="strong"
            />
          ))}
        <Action to={to} hidden={{ stage: "closed" }} button={say("to_closed")}>
          <Field
            name="because"
            label={say("why_closed")}
            options={closingReasons.map((reason) => [reason, say(`because_${reason}`)] as const)}
          />
        </Action>
      </div>
    </Part>
  );
}

function More({ one, visit: { say } }: { one: KeptSubmission; visit: Visit }) {
  const path = pathOf(one);
  return (
    <Part title={say("more_to_do")}>
      <Action to={`${path}/note`} button={say("keep_note")}>
        <Field
          name="note"
          type="area"
          label={say("note")}
          hint={say("note_hint")}
          value={one.staffNote}
          maxLength={longestNote}
        />
      </Action>
      {one.email && (
        <p>
          <a href={`/people/${one.reference}`}>{say("all_of_person")}</a>
        </p>
      )}
      <p>
        <a href={`${path}/erase`}>{say("erase_message")}</a>
      </p>
    </Part>
  );
}

async function drawMessage(one: KeptSubmission, visit: Visit) {
  const { acting, say, language } = visit;
  const { reference } = one;
  await noteSeen(visit, { page: "message", reference });
  const letters = await acting.storage.outbox.listOf(one.id);
  const lines = await acting.storage.audit.listAbout(reference);
  const mark = markOf(one, visit);
  const pictures = Array.from({ length: one.pictureCount }, (_, at) => at + 1);
  const missing = missingPictures(one);
  return {
    title: `${say(`form_${one.form}`)}: ${senderOf(one) || reference}`,
    body: (
      <>
        <Facts
          of={[
            [say("reference"), reference],
            [say("received"), minuteOf(one.receivedAt, language)],
            [say("state"), stageOf(one, visit)],
            [say("answer"), mark && <b className={`mark ${mark.kind}`}>{mark.says}</b>],
            [say("written_in"), writtenIn(one, visit)],
            [say("erased_after"), minuteOf(one.eraseAfter, language)],
          ]}
        />
        {one.state === "suspected" && (
          <div className="notice warn">
            <p>
              {say("set_aside", { why: one.suspicions.map((why) => say(`why_${why}`)).join(", ") })}
            </p>
            <Action to={`${pathOf(one)}/accept`} button={say("accept")} look="strong" />
          </div>
        )}
        <Part title={say("what_was_sent")}>
          <Facts of={answersOf(one, visit)} />
          <div className="pictures">
            {pictures.map((at) => (
              <img
                key={at}
                src={`${pathOf(one)}/pictures/${at}`}
                alt={say("picture", { at, all: one.pictureCount })}
              />
            ))}
          </div>
          {missing > 0 && <p className="quiet">{say("pictures_missing", { count: missing })}</p>}
          <Reply one={one} visit={visit} />
        </Part>
        {wantsAnswer(one.form) && <Stages one={one} visit={visit} />}
        {await feesOf(one, visit)}
        <Part title={say("history")}>
          <History letters={letters} lines={lines} visit={visit} />
          {letters.some(({ state }) => state === "dead") && (
            <Action to={`${pathOf(one)}/retry`} button={say("send_again")} />
          )}
        </Part>
        <More one={one} visit={visit} />
      </>
    ),
  };
}

async function changeStage(one: KeptSubmission, { acting, form }: Visit): Promise<Answer> {
  const stage = stages.find((known) => known === form.get("stage") && known !== "received");
  const because = closingReasons.find((known) => known === form.get("because")) ?? null;
  if (!stage || (stage === "closed") !== (because !== null)) return null;
  await setStage(acting, one, stage, because);
  return { to: pathOf(one), done: stage };
}

async function drawPicture(one: KeptSubmission, { acting, params }: Visit): Promise<Answer> {
  const pictures = await acting.storage.submissions.pictures(one.id);
  const picture = pictures[Number(params["at"]) - 1];
  return picture ? { file: picture.bytes, type: picture.type } : null;
}

async function askErasing(one: KeptSubmission, visit: Visit): Promise<Answer> {
  const { say } = visit;
  await noteSeen(visit, { page: "message", reference: one.reference });
  return {
    title: say("erase_message"),
    body: (
      <>
        <p>{say("erase_message_text", { reference: one.reference, who: senderOf(one) })}</p>
        <Action to={`${pathOf(one)}/erase`} button={say("erase_for_good")} look="grave">
          <Sure label={say("sure")} />
        </Action>
        <p>
          <a href={pathOf(one)}>{say("back")}</a>
        </p>
      </>
    ),
  };
}

/** One message, and what staff do with it. */
export const message: Routes = {
  "GET /messages/:reference": withMessage(drawMessage),
  "GET /messages/:reference/pictures/:at": withMessage(drawPicture),
  "GET /messages/:reference/erase": withMessage(askErasing),
  "POST /messages/:reference/stage": withMessage(changeStage),
  "POST /messages/:reference/note": withMessage(async (one, { acting, form }) => {
    await setNote(acting, one, form.get("note") ?? "");
    return { to: pathOf(one), done: "note" };
  }),
  "POST /messages/:reference/accept": withMessage(async (one, { acting }) => {
    await acceptSuspected(acting, one);
    return { to: pathOf(one), done: "accepted" };
  }),
  "POST /messages/:reference/retry": withMessage(async (one, { acting }) => {
    await reviveLetters(acting, one);
    return { to: pathOf(one), done: "retried" };
  }),
  "POST /messages/:reference/erase": withMessage(async (one, { acting, form }) => {
    if (form.get("sure") !== "yes") return { to: `${pathOf(one)}/erase` };
    await eraseMessage(acting, one);
    return { to: "/", done: "erased" };
  }),
};
