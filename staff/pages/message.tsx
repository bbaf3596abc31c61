import { answerLabel, fieldLabel } from "#reader/form-labels.ts";
import { rowOf } from "#domain/language/language.ts";
import type { KeptSubmission } from "#domain/submissions/records.ts";
import { answerLetter, type QueuedLetter } from "#domain/mail/letter.ts";
import { missingPictures } from "#domain/submissions/sent-pictures.ts";
import { loadedContent } from "#reader/load.ts";
import { wantsAnswer } from "#domain/submissions/stages.ts";
import { DeedForm, Ways } from "../deeds/deed-form.tsx";
import { feesOf } from "../parts/fee-words.tsx";
import { History } from "../parts/history.tsx";
import { Facts, Lead, Part } from "../parts/parts.tsx";
import { markOf, onOneLine, senderOf, stageOf } from "../parts/standing.ts";
import { acts } from "../deeds/acts.ts";
import { message as kind } from "../deeds/kinds.ts";
import { minuteOf } from "../visit/moments.ts";
import { may, noteSeen, type Answer, type Routes, type Visit } from "../visit/visit.ts";

/** The message that an address names, handed to what is done with it. */
const withMessage =
  (then: (one: KeptSubmission, visit: Visit) => Promise<Answer>) =>
  async (visit: Visit): Promise<Answer> => {
    const one = await kind.find(visit);
    return one ? then(one, visit) : null;
  };

const pathOf = ({ reference }: KeptSubmission) => `/messages/${reference}`;

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

/** The field for an answer, begun with a template that the address may name; the number to call where no e-mail is known. */
function Reply({ one, visit }: { one: KeptSubmission; visit: Visit }) {
  const { say, query, language } = visit;
  const phone = String(one.fields["phone"] ?? "");
  const { templates } = loadedContent().content.letters.answer;
  const chosen = templates.find(({ id }) => id === query.get("template"));
  return (
    <>
      {phone && (
        <Lead to={`tel:${phone.replace(/[^+\d]/g, "")}`}>
          {say("call", { phone: onOneLine(phone) })}
        </Lead>
      )}
      {one.email && (
        <Part title={say("write_answer_title")}>
          <p className="row" id="answer">
            {templates.map(({ id, name }) => (
              <a key={id} href={`?template=${id}#answer`}>
                {name[language]}
              </a>
            ))}
          </p>
          <DeedForm
            {...{ visit, act: acts.write_answer, on: one }}
            values={{ text: chosen?.text[one.language] ?? "" }}
          />
        </Part>
      )}
    </>
  );
}

/** Answers as they were sent. */
const Answers = ({ letters, visit }: { letters: readonly QueuedLetter[]; visit: Visit }) =>
  letters
    .filter(({ name }) => name === answerLetter)
    .map(({ id, createdAt, text, state }) => (
      <details key={id}>
        <summary>
          {visit.say("answer_of", {
            when: minuteOf(createdAt, visit.language),
            state: visit.say(`letter_${state}`),
          })}
        </summary>
        <Facts of={[[visit.say("answer"), text]]} />
      </details>
    ));

function Stages({ one, visit }: { one: KeptSubmission; visit: Visit }) {
  const { to_read: read, to_answered: answered, to_closed: close } = acts;
  const next = [read, answered].filter(({ deed }) => deed.path !== one.stage);
  return (
    <Part title={visit.say("how_far")}>
      <p className="quiet">{visit.say("visitor_sees")}</p>
      <div className="row">
        {next.map((act) => (
          <DeedForm key={act.name} visit={visit} act={act} on={one} />
        ))}
        <DeedForm visit={visit} act={close} on={one} look="plain" />
      </div>
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
            <DeedForm visit={visit} act={acts.accept} on={one} />
          </div>
        )}
        <Part title={say("what_was_sent")}>
          <Facts of={answersOf(one, visit)} />
          <div className="row">
            {pictures.map((at) => (
              <img
                key={at}
                src={`${pathOf(one)}/pictures/${at}`}
                alt={say("picture", { at, all: one.pictureCount })}
              />
            ))}
          </div>
          {missing > 0 && <p className="quiet">{say("pictures_missing", { count: missing })}</p>}
        </Part>
        <Answers letters={letters} visit={visit} />
        <Reply one={one} visit={visit} />
        {wantsAnswer(one.form) && <Stages one={one} visit={visit} />}
        {may(visit, "money") && (await feesOf(one, visit))}
        <Part title={say("history")}>
          <History letters={letters} lines={lines} visit={visit} />
          {letters.some(({ state }) => state === "dead") && (
            <DeedForm visit={visit} act={acts.send_again} on={one} look="plain" />
          )}
        </Part>
        <Part title={say("more_to_do")}>
          <DeedForm
            {...{ visit, act: acts.keep_note, on: one, look: "plain" }}
            values={{ note: one.staffNote }}
          />
          <Ways visit={visit} on={one} all={[acts.erase_message]} person={one.email && reference} />
        </Part>
      </>
    ),
  };
}

async function drawPicture(one: KeptSubmission, { acting, params }: Visit): Promise<Answer> {
  const pictures = await acting.storage.submissions.pictures(one.id);
  const picture = pictures[Number(params["at"]) - 1];
  return picture ? { file: picture.bytes, type: picture.type } : null;
}

/** One message, and what staff do with it. */
export const message: Routes = {
  "GET /messages/:number": withMessage(drawMessage),
  "GET /messages/:number/pictures/:at": withMessage(drawPicture),
};
