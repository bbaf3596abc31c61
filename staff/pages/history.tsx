import { fileAddress } from "../../editor/names.ts";
import type { Version } from "../../editor/publication.ts";
import { openFile, saveFile, textsOf, valueIn } from "../../editor/save.ts";
import { titleOf } from "../../editor/catalogue.ts";
import { Differences } from "../parts/differences.tsx";
import { Input } from "../../editor/form/input.tsx";
import { Action, LinkLine, Part, Rows } from "../parts/parts.tsx";
import { minuteOf, type Answer, type Routes, type Visit } from "../visit/visit.ts";
import { authorOf } from "./publish.tsx";

/** The file of a request as it is now, its versions in git, and the requested one. */
async function findHistory({ editor }: Visit, typed: URLSearchParams) {
  const { unpublished, publication } = editor;
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

/** Restores a file from an old version, as an unpublished change. */
async function restore(visit: Visit): Promise<Answer> {
  const found = await findHistory(visit, visit.form);
  if (!found?.chosen) return null;
  const change = { path: found.entry.path, version: found.version, value: found.was };
  const saved = saveFile(visit.editor.unpublished, change, authorOf(visit));
  const back = `${fileAddress(found.entry.path)}&note=restore_refused`;
  return { to: saved.saved ? "/content/publish" : back };
}

export const history: Routes = {
  "GET /content/history": renderHistory,
  "POST /content/history": restore,
};
