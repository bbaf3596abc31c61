import { brochurePage } from "#app/components/brochure/brochure-view.tsx";
import { pageFormAction, pageForms } from "#app/forms/page-forms.server.ts";
import { blueprintPath, buildSheetPath } from "#domain/documents/documents.ts";
import {
  addressOf,
  languageOf,
  languageNames,
  languages,
  type Language,
} from "#domain/language/language.ts";
import { documentContent, listContent, pageContent } from "#reader/content.ts";
import type { Route } from "./+types/page";
import { PictureView } from "#app/components/media/picture.tsx";
import { ArrowLink } from "#app/components/ui/links.tsx";
import { Section } from "#app/components/blocks/section.tsx";
import { useLanguage } from "#app/language/labels.tsx";

export function loader(args: Route.LoaderArgs) {
  const language = languageOf(args.url.pathname);
  const content = pageContent("blueprint", language);
  return {
    content,
    forms: pageForms(content, args),
    structures: listContent("structures", language).map(({ id, title, description, plan }) => ({
      id,
      title,
      description,
      picture: plan.picture,
    })),
    buildSheets: documentContent("buildSheets", language).sheets.map((sheet) => ({
      id: sheet.id,
      title: sheet.title,
      description: sheet.lead,
      picture: sheet.picture,
      guide: addressOf("blogPost", language, { params: { id: sheet.article } }),
    })),
  };
}

export const action = pageFormAction("blueprint");

type Data = Route.ComponentProps["loaderData"];

export default brochurePage({
  concept_sheets: ({ content, structures }: Data) => (
    <SheetList
      id="concept-sheets"
      words={content.concept_sheets}
      pdf={content.pdf}
      sheets={structures}
      pathOf={blueprintPath}
    />
  ),
  build_sheets: ({ content, buildSheets }: Data) => (
    <SheetList
      id="build-sheets"
      words={content.build_sheets}
      pdf={content.pdf}
      ground="sunk"
      sheets={buildSheets}
      pathOf={buildSheetPath}
    />
  ),
});

type Props = {
  id: string;
  words: { title: string; lead: string; guide?: string };
  pdf: string;
  ground?: "sunk";
  sheets: readonly (Data["structures"][number] & Partial<Data["buildSheets"][number]>)[];
  pathOf: (sheet: string, language: Language) => string;
};

/** Sheets as PDF, each in both languages, the page's own first. */
function SheetList({ id, words, pdf, ground, sheets, pathOf }: Props) {
  const pageLanguage = useLanguage();
  const order = languages.toSorted(
    (one, other) => Number(other === pageLanguage) - Number(one === pageLanguage),
  );
  return (
    <Section id={id} title={words.title} lead={words.lead} ground={ground}>
      <ul className="sheet-list cards rows">
        {sheets.map((sheet) => (
          <li key={sheet.id}>
            {sheet.picture && <PictureView picture={sheet.picture} decorative />}
            <h3>{sheet.title}</h3>
            <p>{sheet.description}</p>
            {sheet.guide && (
              <ArrowLink to={{ href: sheet.guide }} context={`: ${sheet.title}`}>
                {words.guide}
              </ArrowLink>
            )}
            <p className="links">
              {pdf}
              {order.map((language) => (
                <a
                  key={language}
                  className="touch"
                  href={pathOf(sheet.id, language)}
                  hrefLang={language}
                >
                  <span lang={language}>{languageNames[language]}</span>
                  <span className="visually-hidden">: {sheet.title}</span>
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
