import type { Language } from "#domain/language/language.ts";
import { readContentFiles } from "#reader/content-files.ts";
import { photographFile } from "#reader/schema/scenes.ts";
import { catalogueOf } from "../../editor/catalogue.ts";
import { Changes } from "../../editor/changes.ts";
import { choicesOf } from "../../editor/choices.ts";
import { formOf } from "../../editor/form-schema.ts";
import { findWords } from "../../editor/find.ts";
import { fileAddress } from "../../editor/names.ts";
import {
  blankFile,
  editorRoutes,
  openedOf,
  type EditorSettings,
  type Opened,
} from "../../editor/server.ts";
import { isWordShelf, shelves, wordShelves } from "../../editor/shelves.ts";
import { titleOf } from "../../editor/titles.ts";
import { editorWords } from "../../editor/words.ts";
import { Field, Lead, Part, Rows } from "../parts/parts.tsx";
import { may, type Answer, type Page, type Visit } from "../visit/visit.ts";
import { publishing } from "./publish.tsx";

/** The files of content/, each by its title, with the home page before the others. */
function filesIn(root: string, language: Language) {
  const files = readContentFiles(root);
  const named = catalogueOf(files).map(({ path, name, shelf }) => {
    return { path, shelf, title: titleOf(files, path, name)[language] };
  });
  const rank = (one: (typeof named)[number]) => (one.path.endsWith("/home.yaml") ? "" : one.title);
  return named.toSorted((one, other) =>
    one.shelf === "pages" && other.shelf === "pages" ? rank(one).localeCompare(rank(other)) : 0,
  );
}

function Shelves({ root, visit }: { root: string; visit: Visit }) {
  const { say, language, menu } = visit;
  const files = filesIn(root, language);
  return shelves.map((shelf) => (
    <details key={shelf}>
      <summary>{say(`shelf_${shelf}`)}</summary>
      <ul className="ways">
        {files
          .filter((one) => one.shelf === shelf)
          .map(({ path, title }) => (
            <li key={path}>
              <a href={fileAddress(path)}>{title}</a>
            </li>
          ))}
      </ul>
      {shelf === "newsletter" && menu.some(({ path }) => path === "/newsletter") && (
        <Lead to="/newsletter">{say("issues_go_out")}</Lead>
      )}
    </details>
  ));
}

function drawContent({ root, publication }: EditorSettings, visit: Visit): Answer {
  const { say, query } = visit;
  const typed = query.get("find") ?? "";
  const found = typed === "" ? [] : findWords(readContentFiles(root), typed);
  return {
    title: say("nav_content"),
    body: (
      <>
        <form className="filter">
          <Field name="find" label={say("find_words")} value={typed} />
          <button>{say("search")}</button>
        </form>
        {typed !== "" && (
          <Part title={say("found_words")}>
            <Rows
              rows={found.map(({ path, name, field, text }) => ({
                href: fileAddress(path, field),
                name: text,
                about: [titleOf(readContentFiles(root), path, name)[visit.language]],
              }))}
              none={say("none_found")}
            />
          </Part>
        )}
        <ul className="ways">
          {publication && may(visit, "house") && (
            <li>
              <a href="/publish">{say("publish")}</a>
            </li>
          )}
          {wordShelves.map((shelf) => (
            <li key={shelf}>
              <a href={`/content/new/${shelf}`}>{say(`new_${shelf}`)}</a>
            </li>
          ))}
        </ul>
        <Part title={say("files")}>
          <Shelves root={root} visit={visit} />
        </Part>
        <Lead to="/launch">{say("launch")}</Lead>
      </>
    ),
  };
}

/** What has to be known of a photograph that is put in (editor/pictures.ts). */
const photograph = photographFile.omit({ caption: true }).required();

/** JSON that may stand inside a script element. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** The form of a file: drawn by editor/ui. */
function drawForm(
  { root, preview, shapes, publication }: EditorSettings,
  visit: Visit,
  title: string,
  opened: Opened,
  steps: number,
): Answer {
  const { language, query, say } = visit;
  const config = {
    opened,
    steps,
    language,
    preview,
    shapes,
    photograph: formOf(photograph, "photograph"),
    choices: choicesOf(readContentFiles(root), language),
    field: query.get("field"),
    publishes: publication !== null && may(visit, "house"),
    words: editorWords(language),
  };
  return {
    title,
    script: "/editor.js",
    sheet: "/editor.css",
    // The page beside the form is the site as it is edited; photographs are looked at before they are sent.
    allows: {
      "connect-src": `'self' ${preview ?? ""}`,
      "frame-src": preview ?? "'none'",
      "img-src": "'self' blob: data:",
    },
    body: (
      <>
        <div id="editor" />
        <noscript>{say("editor_needs_script")}</noscript>
        <script
          type="application/json"
          id="config"
          dangerouslySetInnerHTML={{ __html: embedded(config) }}
        />
      </>
    ),
  };
}

/** The content: what there is, what is missing, a form for each file, publishing. */
export function contentPages(settings: EditorSettings): readonly Page[] {
  const { root, faultsOf, today, publication } = settings;
  const desk = { root, faultsOf, today, changes: new Changes(root) };
  return [
    {
      opens: "words",
      routes: {
        "GET /content": (visit) => drawContent(settings, visit),
        "GET /content/file": (visit) => {
          const { query, language, say } = visit;
          const path = query.get("path") ?? "";
          const opened = openedOf(root, path);
          if (!opened) return { title: path, body: say("cannot_open"), status: 404 };
          const { title } = filesIn(root, language).find((one) => one.path === path)!;
          return drawForm(settings, visit, title, opened, desk.changes.steps);
        },
        "GET /content/new/:shelf": (visit) => {
          const { shelf = "" } = visit.params;
          if (!isWordShelf(shelf)) return null;
          const opened = blankFile(shelf, today());
          return drawForm(settings, visit, visit.say(`new_${shelf}`), opened, desk.changes.steps);
        },
        ...editorRoutes(settings, desk),
      },
    },
    ...(publication ? [publishing(root, publication)] : []),
  ];
}
