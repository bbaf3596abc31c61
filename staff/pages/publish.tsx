import { readContentFiles } from "#reader/content-files.ts";
import { translationsFile, type Translations } from "#reader/translations.ts";
import { titleOf } from "../../editor/catalogue.ts";
import { placeOf } from "../../editor/differences.ts";
import { explainFault } from "../../editor/words.ts";
import { fileAddress } from "../../editor/names.ts";
import { goodEndings, nameForms, publishForms } from "../../editor/publication.ts";
import type { Author, Ended, NamedForm, Version } from "../../editor/publication.ts";
import { findEntry, valueIn, openFile, saveFile, textsOf } from "../../editor/save.ts";
import { Differences } from "../parts/differences.tsx";
import { Input } from "../../editor/form/input.tsx";
import { Rows, Action, LinkLine, Part } from "../parts/parts.tsx";
import { minuteOf, type Answer, type Routes, type Visit } from "../visit/visit.ts";

function Ending({ last, visit: { say, language } }: { last: Ended; visit: Visit }) {
  const isGood = goodEndings.includes(last.ending);
  const when = { time: minuteOf(last.when, language) };
  return (
    <section className={isGood ? "notice" : "notice err"} role="status">
      <h2>{say(isGood ? "publish_went_well" : `publish_${last.ending}`, when)}</h2>
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
  const { by, when } = unpublished.savedOf(form.path)!;
  return (
    <section>
      <Input
        type="checkbox"
        name="form"
        value={form.path}
        label={`${form.title[language]} (${by}, ${minuteOf(when, language)})`}
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

async function renderPublish(visit: Visit): Promise<Answer> {
  const { say } = visit;
  const { unpublished, publication } = visit.editor;
  const paths = unpublished.list().map(({ path }) => path);
  const forms = nameForms(unpublished.files(), paths);
  const last = await publication.latest();
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
            </p>
            {waits && (
              <details>
                <summary>{say("discard_chosen")}</summary>
                <p>{say("sure_to_discard")}</p>
                <button name="act" value="discard">
                  {say("discard_chosen")}
                </button>
              </details>
            )}
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
    return { to: "/content/publish", ...(chosen.length > 0 && { done: "discarded" }) };
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

/** Addresses by which donors give: access to a mailbox alone must not change where money goes. */
export const isClosed = ({ user }: Visit, path: string | null) =>
  path === "content/links.yaml" && user?.login?.session.passkey === null;

/** The file of a request as it is now, its versions in git, and the requested one. */
async function findHistory(visit: Visit, typed: URLSearchParams) {
  if (isClosed(visit, typed.get("path"))) return null;
  const { unpublished, publication } = visit.editor;
  const files = unpublished.files();
  const open = openFile(files, typed.get("path") ?? "");
  if (!open) return null;
  const paths = Object.keys(textsOf(open.entry.path, files));
  const day = /^\d{4}-\d\d-\d\d$/.exec(typed.get("on") ?? "")?.[0] ?? null;
  const versions = await publication.versions(paths, day);
  const chosen =
    versions.find(({ id }) => id === typed.get("at")) ?? (day === null ? null : versions[0]);
  const texts: Record<string, string> = {};
  for (const path of paths) {
    texts[path] = (chosen && (await publication.textAt(chosen.id, path))) ?? "";
  }
  return { ...open, files, versions, day, chosen, was: valueIn(open.entry.path, texts) };
}

async function renderHistory(visit: Visit): Promise<Answer> {
  const { say, language, query } = visit;
  const found = await findHistory(visit, query);
  if (!found) return null;
  const { entry, files, value, versions, day, chosen, was } = found;
  const { path } = entry;
  const told = (one: Version) => ({ when: minuteOf(one.when, language), by: one.by });
  return {
    title: say("history_of", { title: titleOf(files, path)[language] }),
    body: (
      <>
        <LinkLine to={fileAddress(path)}>{say("open_form")}</LinkLine>
        <form className="row">
          <input type="hidden" name="path" value={path} />
          <Input name="on" type="date" label={say("as_it_was_on")} value={day ?? ""} />
          <button>{say("show")}</button>
        </form>
        {day !== null && !chosen && <p>{say("not_there_yet")}</p>}
        {chosen && (
          <Part title={say("as_it_was", told(chosen))}>
            <Differences values={[was, value]} heads={["then", "now"]} {...{ visit, files }} />
            <Action
              to="/content/history"
              button={say("restore_file")}
              hidden={{ path, at: chosen.id }}
            />
          </Part>
        )}
        <Part title={say("versions")}>
          <Rows
            rows={versions.map((one) => ({
              href: `/content/history?${new URLSearchParams({ path, at: one.id }).toString()}`,
              name: told(one).when,
              about: [one.by],
            }))}
            none={say("no_versions")}
          />
        </Part>
      </>
    ),
  };
}

async function restore(visit: Visit): Promise<Answer> {
  const found = await findHistory(visit, visit.form);
  if (!found?.chosen) return null;
  const { unpublished, publication } = visit.editor;
  const { path } = found.entry;
  const then = await publication.textAt(found.chosen.id, translationsFile);
  const change = { path, version: found.version, value: found.was };
  const saved = saveFile(unpublished, change, authorOf(visit));
  if (!saved.saved) return { to: `${fileAddress(path)}&note=restore_refused` };
  // The pairs are as they were, and so are those that were outdated.
  unpublished.mark({ [path]: (JSON.parse(then ?? "{}") as Translations)[path] ?? {} });
  return { to: "/content/publish" };
}

export const history: Routes = {
  "GET /content/history": renderHistory,
  "POST /content/history": restore,
};
