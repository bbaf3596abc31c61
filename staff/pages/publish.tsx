import { rowOf } from "#domain/language/language.ts";
import { tellFault } from "../../editor/fault-words.ts";
import { fileAddress } from "../../editor/names.ts";
import {
  goodEndings,
  type Author,
  type Ended,
  type Publication,
} from "../../editor/publication.ts";
import { nameChanges, subjectOf } from "../../editor/publish-changes.ts";
import { Action, Field, Part, Rows } from "../parts/parts.tsx";
import type { Answer, Page, Visit } from "../visit/visit.ts";

function Ending({ last, visit: { say, language } }: { last: Ended; visit: Visit }) {
  const isGood = goodEndings.includes(last.ending);
  const format = new Intl.DateTimeFormat(rowOf(language).locale, { timeStyle: "short" });
  const told = { time: format.format(last.when) };
  return (
    <section className={isGood ? "notice" : "notice err"} role="status">
      <h2>{isGood ? say("publish_went_well", told) : say("publish_went_wrong", told)}</h2>
      <p>{say(`publish_ended_${last.ending}`, { branch: last.branch ?? "" })}</p>
      {last.said !== "" && (
        <details>
          <summary>{say("publish_said")}</summary>
          <pre>{last.said}</pre>
        </details>
      )}
    </section>
  );
}

/** Whom git names: the account that publishes, else who was typed; null when nobody was. */
function authorOf({ form, visitor }: Visit): Author | null {
  if (visitor?.seat) return { name: visitor.name, email: visitor.by };
  const [name, email] = ["name", "email"].map((field) =>
    // A name that git can write into a line of its own.
    (form.get(field) ?? "").replaceAll(/[<>\p{Cc}]/gu, " ").trim(),
  );
  return name && email ? { name, email } : null;
}

async function drawPublish(root: string, publication: Publication, visit: Visit): Promise<Answer> {
  const { say, language, visitor } = visit;
  const { changed, faults, asksName } = await publication.waiting();
  const changes = nameChanges(root, changed);
  const last = publication.last();
  const isAsked = asksName && visitor?.seat === null;
  const draw = () => {
    if (faults.length > 0) {
      return (
        <Part title={say("publish_mend_first", { count: faults.length })}>
          <Rows
            rows={faults.map(tellFault).map(({ file, field, sentence }) => ({
              href: fileAddress(file, field),
              name: `${file} ${field}`,
              about: [sentence[language]],
            }))}
          />
        </Part>
      );
    }
    if (changes.length === 0) return <h2>{say("publish_all_public")}</h2>;
    return (
      <Part title={say("publish_changed", { count: changes.length })}>
        <Rows
          rows={changes.map(({ path, title, how, isForm, shelf }) => ({
            href: isForm ? fileAddress(path) : null,
            name: title[language],
            about: [say(`shelf_${shelf}`), say(`publish_is_${how}`)],
          }))}
        />
        <Action to="/publish" button={say("publish")} look="strong">
          {isAsked && (
            <fieldset>
              <legend>{say("publish_who")}</legend>
              <p className="quiet">{say("publish_who_hint")}</p>
              <Field name="name" label={say("account_name")} required />
              <Field name="email" type="email" label={say("account_email")} required />
            </fieldset>
          )}
        </Action>
        <p className="quiet">{say("publish_who_sees")}</p>
      </Part>
    );
  };
  return {
    title: say("publish"),
    body: (
      <>
        {last && <Ending {...{ last, visit }} />}
        {draw()}
        <p>{say("publish_only_saved")}</p>
      </>
    ),
  };
}

/** Publishes, when there is something to publish and nothing wrong with it. */
async function publish(root: string, publication: Publication, visit: Visit): Promise<Answer> {
  const { changed, faults, asksName } = await publication.waiting();
  const author = authorOf(visit);
  if (changed.length > 0 && faults.length === 0 && (!asksName || author)) {
    const titles = nameChanges(root, changed).map(({ title }) => title.en);
    await publication.publish(subjectOf(titles), author);
  }
  return { to: "/publish" };
}

/** Publishing works without script: its page is a form. */
export const publishing = (root: string, publication: Publication): Page => ({
  opens: "house",
  asksTouch: true,
  routes: {
    "GET /publish": (visit) => drawPublish(root, publication, visit),
    "POST /publish": (visit) => publish(root, publication, visit),
  },
});
