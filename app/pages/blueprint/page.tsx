import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { DestinationLink } from "#app/components/ui/destination-link.tsx";
import { FormOpening } from "#app/components/forms/form-opening.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { pageContent } from "#reader/content.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { languageOf } from "#domain/language/language.ts";
import { blueprintForm } from "#domain/forms/blueprint.ts";
import type { Route } from "./+types/page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const place = { language, context, page: "blueprint" } as const;
  const content = pageContent("blueprint", language);
  const preset = { structure: url.searchParams.get("structure") };
  return {
    head: headWithProblems(content.head, place),
    content,
    form: await formViewModel(blueprintForm, { ...place, preset }),
  };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, [savedForm(blueprintForm, { thanks: "thanksInterest" })]);
}

export default function BlueprintPage({ loaderData: { content, form } }: Route.ComponentProps) {
  return (
    <FormOpening ground="indigo" content={content} form={form}>
      <p>{content.more.text}</p>
      <DestinationLink className="arrow-link" to={content.more.target}>
        {content.more.label}
        <Icon name="arrow" />
      </DestinationLink>
    </FormOpening>
  );
}
