import type { ContentFiles } from "#reader/content-files.ts";
import { catalogueOf, shelves, titleOf } from "../../editor/catalogue.ts";
import { placeOf } from "../../editor/differences.ts";
import { findWords } from "../../editor/find.ts";
import { fileAddress } from "../../editor/names.ts";
import { nameForms } from "../../editor/publication.ts";
import { valueIn } from "../../editor/save.ts";
import { wordShelves } from "../../editor/word-folders.ts";
import { Input } from "../../editor/form/input.tsx";
import { LinkLine, LinkRow, Part, Rows } from "../parts/parts.tsx";
import type { Answer, Routes, Visit } from "../visit/visit.ts";

function Shelves({ of, visit }: { of: ContentFiles; visit: Visit }) {
  const { say, language, menu } = visit;
  const named = catalogueOf(of).map((one) => ({ ...one, title: titleOf(of, one.path)[language] }));
  // Pages by title, the home page first; the others as they are.
  const rank = ({ path, title }: (typeof named)[number]) =>
    /\/pages\/(?!home\.)/.test(path) ? title : "";
  const files = named.toSorted((one, other) => rank(one).localeCompare(rank(other)));
  return shelves.map((shelf) => (
    <details key={shelf} className="entry">
      <summary>{say(`shelf_${shelf}`)}</summary>
      <LinkRow
        links={files
          .filter((one) => one.shelf === shelf)
          .map(({ path, title }) => [fileAddress(path), title])}
      />
      {shelf === "newsletter" && menu.some(([path]) => path === "/newsletter") && (
        <LinkLine to="/newsletter">{say("issues_go_out")}</LinkLine>
      )}
    </details>
  ));
}

const home = `${fileAddress("content/pages/home.yaml")}#preview`;

function renderContent(visit: Visit): Answer {
  const { say, query, editor, language } = visit;
  const typed = query.get("find") ?? "";
  const files = editor.unpublished.files();
  const found = typed === "" ? [] : findWords(files, typed);
  const paths = editor.unpublished.list().map(({ path }) => path);
  const waits = nameForms(files, paths).length;
  const publish = waits > 0 ? say("publish_waiting", { count: waits }) : say("publish");
  return {
    title: say("nav_content"),
    body: (
      <>
        <a className="button" href={home}>
          {say("point_at_words")}
        </a>
        <form className="row">
          <Input name="find" label={say("find_words")} value={typed} />
          <button>{say("search")}</button>
        </form>
        {typed !== "" && (
          <Part title={say("found_words")}>
            <Rows
              rows={found.map(({ path, field, text }) => ({
                href: fileAddress(path, field),
                name: text,
                about: [
                  titleOf(files, path)[language],
                  placeOf(field, valueIn(path, files), language),
                ],
              }))}
              none={say("none_found")}
            />
          </Part>
        )}
        <LinkRow
          links={[
            ["/content/publish", publish],
            ["/content/photographs", say("photographs")],
            ...wordShelves.map((one) => [`/content/new/${one}`, say(`new_${one}`)] as const),
          ]}
        />
        <Part title={say("files")}>
          <Shelves of={files} visit={visit} />
        </Part>
        <LinkLine to="/launch">{say("launch")}</LinkLine>
      </>
    ),
  };
}

export const content: Routes = { "GET /content": renderContent };
