import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { FormOpening } from "#app/components/forms/form-opening.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { documentContent, listContent, pageContent } from "#reader/content.ts";
import { blueprintPath, buildSheetPath } from "#domain/documents/documents.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { languageOf } from "#domain/language/language.ts";
import { blueprintForm } from "#domain/forms/blueprint.ts";
import { SheetList } from "./sheet-list.tsx";
import type { Route } from "./+types/page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const place = { language, context, page: "blueprint" } as const;
  const content = pageContent("blueprint", language);
  const preset = { structure: url.searchParams.get("structure") };
  return {
    head: headWithProblems(content.head, place),
    content,
    structures: listContent("structures", language).map(({ id, title, description }) => ({
      id,
      title,
      description,
    })),
    buildSheets: documentContent("buildSheets", language).sheets.map(({ id, title, lead }) => ({
      id,
      title,
      description: lead,
    })),
    form: await formViewModel(blueprintForm, { ...place, preset }),
  };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, [savedForm(blueprintForm, { thanks: "thanksInterest" })]);
}

export default function BlueprintPage({ loaderData }: Route.ComponentProps) {
  const { content, structures, buildSheets, form } = loaderData;
  return (
    <>
      <FormOpening ground="indigo" content={content} form={form}>
        <p>
          <a className="arrow-link" href="#concept-sheets">
            {content.concept_sheets.title}
          </a>
        </p>
        <p>
          <a className="arrow-link" href="#build-sheets">
            {content.build_sheets.title}
          </a>
        </p>
        <p>{content.more.text}</p>
        <DestinationLink className="arrow-link" to={content.more.target}>
          {content.more.label}
          <Icon name="arrow" />
        </DestinationLink>
      </FormOpening>
      <SheetList
        id="concept-sheets"
        words={content.concept_sheets}
        sheets={structures}
        pathOf={blueprintPath}
      />
      <SheetList
        id="build-sheets"
        words={content.build_sheets}
        ground="sunk"
        sheets={buildSheets}
        pathOf={buildSheetPath}
      />
    </>
  );
}
