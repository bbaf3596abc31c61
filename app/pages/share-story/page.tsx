import { formAction, savedForm } from "#app/forms/form-action.server.ts";
import { FormOpening } from "#app/components/forms/form-opening.tsx";
import { pageContent } from "#reader/content.ts";
import { formViewModel, headWithProblems } from "#app/forms/form-view-model.server.ts";
import { languageOf } from "#domain/language/language.ts";
import { storyForm } from "#domain/forms/story.ts";
import type { Route } from "./+types/page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const place = { language, context, page: "shareStory" } as const;
  const { head, ...content } = pageContent("shareStory", language);
  return {
    head: headWithProblems(head, place),
    content,
    form: await formViewModel(storyForm, place),
  };
}

export function action(args: Route.ActionArgs) {
  return formAction(args, [savedForm(storyForm, { thanks: "thanksInterest" })]);
}

export default function ShareStoryPage({ loaderData: { content, form } }: Route.ComponentProps) {
  return <FormOpening ground="green" content={content} form={form} />;
}
