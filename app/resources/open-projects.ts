import type { LoaderFunctionArgs } from "react-router";
import { inEachLanguage, addressOf } from "#domain/language/language.ts";
import { reader } from "#reader/content.ts";
import { loadedContent } from "#reader/load.ts";
import { inEach, openDataAnswer, wholeAddress } from "./open-data.ts";

/** The green builds for machines. */
export function loader({ url }: LoaderFunctionArgs & { url: URL }) {
  const rows = loadedContent().content.lists.projects.map(
    ({ id, title, category, status, year = null, description, materials, impact, source }) => ({
      id,
      title: inEach(title),
      category,
      status,
      year,
      description: inEach(description),
      materials: inEachLanguage((language) =>
        (materials ?? []).map((material) => reader(language).text(material)),
      ),
      impact: inEachLanguage((language) => (impact ? reader(language).text(impact) : null)),
      source: source.title.en,
      source_url: source.url,
      page: inEachLanguage((language) =>
        wholeAddress(addressOf("greenBuild", language, { params: { id } })),
      ),
    }),
  );
  return openDataAnswer(url, "projects", rows);
}
