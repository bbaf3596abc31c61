import { FactList } from "#app/components/blocks/fact-list.tsx";
import { answerLabel, fieldLabel } from "#reader/form-labels.ts";
import type { KeptSubmission } from "#domain/submissions/submissions.ts";
import { loadedContent } from "#reader/load.ts";
import { wantsAnswer } from "#domain/submissions/stages.ts";
import { carerOf, noteOf, stagedOf } from "#domain/staff/message-deeds.ts";
import { DeedForm } from "../deeds/deed-form.tsx";
import { feesOf, markOf, unbroken, senderOf, stageOf } from "../parts/rows.tsx";
import { LinkLine, Part } from "../parts/parts.tsx";
import { acts, message as kind } from "../deeds/kinds.ts";
import { recordPage } from "../deeds/record-page.tsx";
import { minuteOf, may, type Answer, type Routes, type Visit } from "../visit/visit.ts";

function answersOf({ form, fields }: KeptSubmission, { language, say }: Visit) {
  return Object.entries(fields).map(([field, value]) => {
    const label = fieldLabel(form, field, "label", language) ?? field;
    const isYes = typeof value === "boolean";
    const said = isYes ? say(value ? "yes" : "no") : String(value ?? "");
    return [label, answerLabel(form, field, said, language)] as const;
  });
}

/** The form for an answer, whose templates are added below the typed text, and a link to call. */
function Reply({ one, visit }: { one: KeptSubmission; visit: Visit }) {
  const { say, form, language } = visit;
  const phone = String(one.fields["phone"] ?? "");
  const { templates } = loadedContent().content.mails.answer;
  const chosen = templates.find(({ id }) => id === form.get("template"));
  const again = `/messages/${one.reference}#answer`;
  const text = [form.get("text"), chosen?.text[one.language]].filter(Boolean).join("\n\n");
  return (
    <>
      {phone && (
        <LinkLine to={`tel:${phone.replace(/[^+\d]/g, "")}`}>
          {say("call", { phone: unbroken(phone) })}
        </LinkLine>
      )}
      {one.email && (
        <Part title={say("write_answer_title")}>
          <DeedForm
            {...{ visit, act: acts.write_answer, on: one }}
            values={{ text, seen: form.get("seen") ?? stagedOf(one) }}
          >
            <p className="row" id="answer">
              {templates.map(({ id, name }) => (
                <button key={id} name="template" value={id} formAction={again} formNoValidate>
                  {name[language]}
                </button>
              ))}
            </p>
          </DeedForm>
        </Part>
      )}
    </>
  );
}

function Stages({ one, visit, carer }: { one: KeptSubmission; visit: Visit; carer: string }) {
  const { to_read: read, to_answered: answered, to_closed: close } = acts;
  const isOthers = one.stage === "read" && carer !== visit.user?.name;
  const next = [read, answered].filter(({ deed }) => deed.path !== one.stage || isOthers);
  const values = { seen: stagedOf(one) };
  return (
    <Part title={visit.say("how_far")}>
      <p className="quiet">{visit.say("visitor_sees")}</p>
      <div className="row">
        {next.map((act) => (
          <DeedForm key={act.name} {...{ visit, act, on: one, values }} />
        ))}
        <DeedForm visit={visit} act={close} on={one} look="plain" />
      </div>
    </Part>
  );
}

function Sent({ one, visit }: { one: KeptSubmission; visit: Visit }) {
  const { say } = visit;
  const pictures = Array.from({ length: one.pictureCount }, (_, at) => at + 1);
  // Not re-encoded yet, or not to be opened.
  const missing = Number(one.fields["pictures"] ?? 0) - one.pictureCount;
  return (
    <Part title={say("what_was_sent")}>
      <FactList facts={answersOf(one, visit)} />
      <div className="row">
        {pictures.map((at) => (
          <img
            key={at}
            src={`/messages/${one.reference}/pictures/${at}`}
            alt={say("picture", { at, all: one.pictureCount })}
          />
        ))}
      </div>
      {missing > 0 && <p className="quiet">{say("pictures_missing", { count: missing })}</p>}
    </Part>
  );
}

const renderMessage = recordPage({
  kind,
  title: (one, { say }) => `${say(`form_${one.form}`)}: ${senderOf(one) || one.reference}`,
  async facts(one, visit) {
    const { say, language } = visit;
    const mark = markOf(one, visit);
    return [
      [say("reference"), one.reference],
      [say("received"), minuteOf(one.receivedAt, language)],
      [say("state"), await stageOf(one, visit)],
      [say("answer"), mark && <b className={`mark ${mark.kind}`}>{mark.says}</b>],
      [say("written_in"), say(`language_${one.language}`)],
      [say("erased_after"), minuteOf(one.eraseAfter, language)],
    ];
  },
  mails: ({ id }, { acting }) => acting.storage.outbox.listOf({ submissionId: id }),
  async parts(one, visit) {
    const carer = await carerOf(visit.acting.storage, one);
    const why = one.suspicions.map((code) => visit.say(`why_${code}`)).join(", ");
    return (
      <>
        {one.state === "suspected" && (
          <div className="notice warn">
            <p>{visit.say("set_aside", { why })}</p>
            <DeedForm visit={visit} act={acts.accept} on={one} />
          </div>
        )}
        <Sent one={one} visit={visit} />
        {(await kind.counts!(one, visit)).map(([name, text]) => (
          <details key={name}>
            <summary>{name}</summary>
            <FactList facts={[[visit.say("answer"), text]]} />
          </details>
        ))}
        <Reply one={one} visit={visit} />
        {wantsAnswer(one.form) && <Stages {...{ one, visit, carer }} />}
        {may(visit, "money") && (await feesOf(one, visit))}
      </>
    );
  },
  more: (one, visit, mails) => (
    <>
      {mails.some(({ state }) => state === "dead") && (
        <DeedForm visit={visit} act={acts.send_again} on={one} look="plain" />
      )}
      <DeedForm {...{ visit, act: acts.keep_note, on: one, look: "plain" }} values={noteOf(one)} />
    </>
  ),
  acts: [acts.erase_message],
});

async function renderPicture(visit: Visit): Promise<Answer> {
  const one = await kind.find(visit);
  const pictures = one ? await visit.acting.storage.submissions.pictures(one.id) : [];
  const picture = pictures[Number(visit.params["at"]) - 1];
  return picture ? { file: picture.bytes, type: picture.type } : null;
}

export const message: Routes = {
  "GET /messages/:number": renderMessage,
  "POST /messages/:number": ({ form, ...visit }) => {
    const kept = [...form].filter(([name]) => ["template", "text", "seen"].includes(name));
    return renderMessage({ ...visit, form: new URLSearchParams(kept) });
  },
  "GET /messages/:number/pictures/:at": renderPicture,
};
