import type { HeadersFunction } from "react-router";
import { FormView } from "#app/components/forms/form-view.tsx";
import { PersonalPage } from "#app/components/giving/personal-page.tsx";
import { ArrowLink } from "#app/components/ui/links.tsx";
import { formAction, type FormHandler } from "#app/forms/form-action.server.ts";
import { formViewModel } from "#app/forms/form-view-model.server.ts";
import { keyedRequestPath, findRequest } from "#domain/submissions/request-status.ts";
import { requestStatusForm } from "#domain/forms/request-status.ts";
import { languageOf } from "#domain/language/language.ts";
import { pageContent } from "#reader/content.ts";
import type { Route } from "./+types/page";

/** For visitors without the link to their request: reference and e-mail address open its page. */
export function loader(args: Route.LoaderArgs) {
  const content = pageContent("requestStatus", languageOf(args.url.pathname));
  return { content, forms: { status: formViewModel(requestStatusForm, args) } };
}

const statusHandler: FormHandler<typeof requestStatusForm> = {
  form: requestStatusForm,
  async accept(world, { input }, { clientAddress, language }) {
    const found = await findRequest(world, input, clientAddress);
    if (found === "later") return { ok: false, errors: { form: "too_many_asked" } };
    if (found === "unknown") return { ok: false, errors: { form: "request_unknown" } };
    const secret = await world.storage.secret("documents");
    return { ok: true, redirectTo: keyedRequestPath(found, language, secret) };
  },
};

/** Reference and address open the request: the next person at a shared computer may press "back". */
export async function action(args: Route.ActionArgs) {
  return formAction(args, [statusHandler], { "Cache-Control": "no-store" });
}
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function RequestStatusPage({ loaderData }: Route.ComponentProps) {
  const { content, forms } = loaderData;
  const sheet = (
    <>
      <h2>{content.form_title}</h2>
      <FormView form={forms.status} />
    </>
  );
  return (
    <PersonalPage title={content.title} sheet={sheet}>
      <p className="lead">{content.lead}</p>
      <ArrowLink to={content.write.target}>{content.write.label}</ArrowLink>
    </PersonalPage>
  );
}
