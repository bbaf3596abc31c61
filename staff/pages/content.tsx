import type { Language } from "#domain/language/language.ts";
import type { ContentFiles } from "#reader/content-files.ts";
import { photographFile } from "#reader/schema/scenes.ts";
import { catalogueOf, shelves, titleOf } from "../../editor/catalogue.ts";
import { choicesOf } from "../../editor/choices.ts";
import { formOf } from "../../editor/form-schema.ts";
import { findWords } from "../../editor/find.ts";
import { fileAddress } from "../../editor/names.ts";
import { blankFile, openedOf, photographsPage, type Opened } from "../../editor/save.ts";
import { newShelfOf, wordShelves } from "../../editor/word-folders.ts";
import { editorWords } from "../../editor/words.ts";
import { Field, Lead, Part, Rows } from "../parts/parts.tsx";
import type { Answer, Routes, Visit } from "../visit/visit.ts";

/** The files of content/, each by its title, with the home page before the others. */
function filesIn(files: ContentFiles, language: Language) {
  const named = catalogueOf(files).map(({ path, shelf }) => {
    return { path, shelf, title: titleOf(files, path)[language] };
  });
  const rank = (one: (typeof named)[number]) => (one.path.endsWith("/home.yaml") ? "" : one.title);
  return named.toSorted((one, other) =>
    one.shelf === "pages" && other.shelf === "pages" ? rank(one).localeCompare(rank(other)) : 0,
  );
}

function Shelves({ of, visit }: { of: ContentFiles; visit: Visit }) {
  const { say, language, menu } = visit;
  const files = filesIn(of, language);
  return shelves.map((shelf) => (
    <details key={shelf}>
      <summary>{say(`shelf_${shelf}`)}</summary>
      <ul className="row">
        {files
          .filter((one) => one.shelf === shelf)
          .map(({ path, title }) => (
            <li key={path}>
              <a href={fileAddress(path)}>{title}</a>
            </li>
          ))}
      </ul>
      {shelf === "newsletter" && menu.some(([path]) => path === "/newsletter") && (
        <Lead to="/newsletter">{say("issues_go_out")}</Lead>
      )}
    </details>
  ));
}

function drawContent(visit: Visit): Answer {
  const { say, query, editor } = visit;
  const typed = query.get("find") ?? "";
  const files = editor.waiting.files();
  const found = typed === "" ? [] : findWords(files, typed);
  const waits = editor.waiting.list().length;
  return {
    title: say("nav_content"),
    body: (
      <>
        <form className="row">
          <Field name="find" label={say("find_words")} value={typed} />
          <button>{say("search")}</button>
        </form>
        {typed !== "" && (
          <Part title={say("found_words")}>
            <Rows
              rows={found.map(({ path, field, text }) => ({
                href: fileAddress(path, field),
                name: text,
                about: [titleOf(files, path)[visit.language]],
              }))}
              none={say("none_found")}
            />
          </Part>
        )}
        <ul className="row">
          <li>
            <a href="/content/publish">
              {waits > 0 ? say("publish_waiting", { count: waits }) : say("publish")}
            </a>
          </li>
          {editor.preview && (
            <li>
              <a href={fileAddress("content/pages/home.yaml")}>{say("point_at_words")}</a>
            </li>
          )}
          <li>
            <a href="/content/photographs">{say("photographs")}</a>
          </li>
          {wordShelves.map((shelf) => (
            <li key={shelf}>
              <a href={`/content/new/${shelf}`}>{say(`new_${shelf}`)}</a>
            </li>
          ))}
        </ul>
        <Part title={say("files")}>
          <Shelves of={files} visit={visit} />
        </Part>
        <Lead to="/launch">{say("launch")}</Lead>
      </>
    ),
  };
}

const photograph = photographFile.omit({ caption: true }).required();

/** JSON that may stand inside a script element. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** The form of a file: drawn by editor/ui. */
function drawForm(visit: Visit, title: string, opened: Opened): Answer {
  const { editor, language, query, say } = visit;
  const config = {
    opened,
    language,
    hasPreview: editor.preview !== null,
    photograph: formOf(photograph, "photograph"),
    choices: choicesOf(editor.waiting.files(), language),
    field: query.get("field"),
    words: editorWords(language),
  };
  return {
    title,
    script: "/editor.js",
    // The page beside the form is the site as it is edited; photographs are looked at before they are sent.
    allows: {
      "connect-src": "'self'",
      "frame-src": "'self'",
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

function openForm(visit: Visit): Answer {
  const { editor, query, language, say } = visit;
  const path = query.get("path") ?? "";
  const opened = openedOf(editor.waiting, path);
  if (!opened) return { title: path, body: say("cannot_open"), status: 404 };
  return drawForm(visit, titleOf(editor.waiting.files(), path)[language], opened);
}

function openNew(visit: Visit): Answer {
  const shelf = newShelfOf(`new-${visit.params["shelf"]}`);
  return shelf ? drawForm(visit, visit.say(`new_${shelf}`), blankFile(shelf)) : null;
}

/** All of the content, and a form for each file. */
export const content: Routes = {
  "GET /content": drawContent,
  "GET /content/file": openForm,
  "GET /content/new/:shelf": openNew,
  "GET /content/photographs": (visit) =>
    drawForm(visit, visit.say("photographs"), photographsPage()),
};
