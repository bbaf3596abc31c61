import { readContentFiles } from "#reader/content-files.ts";
import { titleOf } from "../../editor/catalogue.ts";
import { placeOf } from "../../editor/differences.ts";
import { explainFault } from "../../editor/words.ts";
import { fileAddress } from "../../editor/names.ts";
import {
  goodEndings,
  nameForms,
  publishForms,
  type Author,
  type Ended,
  type NamedForm,
} from "../../editor/publication.ts";
import { findEntry, valueIn } from "../../editor/save.ts";
import { formOf } from "../../editor/word-folders.ts";
import { Differences } from "../parts/differences.tsx";
import { Input } from "../../editor/form/input.tsx";
import { Rows } from "../parts/parts.tsx";
import { minuteOf, type Answer, type Routes, type Visit } from "../visit/visit.ts";

function Ending({ last, visit: { say, language } }: { last: Ended; visit: Visit }) {
  const isGood = goodEndings.includes(last.ending);
  const when = { time: minuteOf(last.when, language) };
  return (
    <section className={isGood ? "notice" : "notice err"} role="status">
      <h2>{isGood ? say("publish_went_well", when) : say("publish_went_wrong", when)}</h2>
      <p>{say(`publish_ended_${last.ending}`)}</p>
      {last.said !== "" && (
        <details>
          <summary>{say("publish_said")}</summary>
          <pre>{last.said}</pre>
        </details>
      )}
    </section>
  );
}

/** The user as author of a git commit; without an account the e-mail is empty. */
export function authorOf({ user }: Visit): Author {
  const { name = "", by = "", login = null } = user ?? {};
  // Git refuses these characters in names.
  return { name: name.replaceAll(/[<>\p{Cc}]/gu, " ").trim(), email: login ? by : "" };
}

function WaitingForm({ form, visit }: { form: NamedForm; visit: Visit }) {
  const { say, language } = visit;
  const { unpublished } = visit.editor;
  const files = unpublished.files();
  const publicNow = readContentFiles(unpublished.root);
  const entry = findEntry(files, form.path);
  const last = unpublished
    .list()
    .filter(({ path }) => formOf(path) === form.path)
    .toSorted((one, other) => (one.when < other.when ? 1 : -1))[0]!;
  const when = minuteOf(new Date(last.when), language);
  return (
    <section>
      <Input
        type="checkbox"
        name="form"
        value={form.path}
        label={`${form.title[language]} (${last.by}, ${when})`}
      />
      <p>
        {entry && <a href={fileAddress(form.path)}>{say("open_form")}</a>}{" "}
        {say(`shelf_${form.shelf}`)}
      </p>
      {entry && (
        <details>
          <summary>{say("old_and_new")}</summary>
          <Differences
            values={[valueIn(form.path, publicNow), valueIn(form.path, files)]}
            heads={["public_now", "saved_now"]}
            {...{ visit, files }}
          />
        </details>
      )}
    </section>
  );
}

function renderPublish(visit: Visit): Answer {
  const { say } = visit;
  const { unpublished, publication } = visit.editor;
  const paths = unpublished.list().map(({ path }) => path);
  const forms = nameForms(unpublished.files(), paths);
  const { last } = publication;
  const waits = forms.length > 0;
  const failed = last && !goodEndings.includes(last.ending);
  const ending = last && <Ending {...{ last, visit }} />;
  return {
    title: say("publish"),
    body: (
      <>
        {(failed || !waits) && ending}
        {waits && <p className="notice warn">{say("publish_waiting", { count: forms.length })}</p>}
        <p>{say(waits ? "publish_who_sees" : "publish_nothing_waits")}</p>
        {(waits || failed) && (
          <form method="post" action="/content/publish">
            {forms.map((form) => (
              <WaitingForm key={form.path} {...{ form, visit }} />
            ))}
            <p className="row">
              <button className="strong" name="act" value="publish">
                {say("publish_chosen")}
              </button>
              {waits && (
                <button name="act" value="discard">
                  {say("discard_chosen")}
                </button>
              )}
            </p>
          </form>
        )}
        {waits && !failed && ending}
      </>
    ),
  };
}

async function publishChosen(visit: Visit): Promise<Answer> {
  const { editor, form, say, language } = visit;
  const chosen = form.getAll("form");
  if (form.get("act") === "discard") {
    editor.unpublished.discard(chosen);
    return { to: "/content/publish" };
  }
  const { faults, kept } = publishForms(editor, chosen, authorOf(visit));
  await kept;
  if (faults.length === 0) return { to: "/content/publish" };
  const files = editor.unpublished.files();
  const body = (
    <>
      <p>{say("publish_needs_others")}</p>
      <Rows
        rows={faults.map(explainFault).map(({ file, field, sentence }) => ({
          href: fileAddress(file, field),
          name: titleOf(files, file)[language],
          about: [placeOf(field, valueIn(file, files), language), sentence[language]],
        }))}
      />
    </>
  );
  return { title: say("publish_mend_first", { count: faults.length }), body, status: 409 };
}

/** Unpublished changes, old and new, to publish or discard together. Works without script. */
export const publish: Routes = {
  "GET /content/publish": renderPublish,
  "POST /content/publish": publishChosen,
};
