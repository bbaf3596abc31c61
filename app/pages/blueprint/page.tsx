import { BrochureView } from "#app/components/brochure/brochure-view.tsx";
import { pageFormAction, pageForms } from "#app/forms/page-forms.server.ts";
import { blueprintPath, buildSheetPath } from "#domain/documents/documents.ts";
import { addressOf, languageOf } from "#domain/language/language.ts";
import { documentContent, listContent, pageContent } from "#reader/content.ts";
import { SheetList } from "./sheet-list.tsx";
import type { Route } from "./+types/page";

export async function loader(args: Route.LoaderArgs) {
  const language = languageOf(args.url.pathname);
  const content = pageContent("blueprint", language);
  return {
    content,
    ...(await pageForms(content, args)),
    structures: listContent("structures", language).map(({ id, title, description }) => ({
      id,
      title,
      description,
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

export function action(args: Route.ActionArgs) {
  return pageFormAction(args, "blueprint");
}

type Data = Route.ComponentProps["loaderData"];

const parts = {
  concept_sheets: ({ content, structures }: Data) => (
    <SheetList
      id="concept-sheets"
      words={content.concept_sheets}
      sheets={structures}
      pathOf={blueprintPath}
    />
  ),
  build_sheets: ({ content, buildSheets }: Data) => (
    <SheetList
      id="build-sheets"
      words={content.build_sheets}
      ground="sunk"
      sheets={buildSheets}
      pathOf={buildSheetPath}
    />
  ),
};

export default function BlueprintPage({ loaderData }: Route.ComponentProps) {
  return <BrochureView {...loaderData} parts={parts} data={loaderData} />;
}
