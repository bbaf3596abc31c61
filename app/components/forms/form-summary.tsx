import { useMatches } from "react-router";
import type { FormViewModel } from "#app/forms/form-view-model.server.ts";
import { Icon } from "#app/components/ui/icon.tsx";

export const fieldId = (form: string, field: string) => `${form}-${field}`;

type PageData = { readonly forms?: Readonly<Record<string, FormViewModel>> | null } | undefined;

/** The form of the page that the server has refused, if any; loaders give the forms of their page as `forms`. */
export function useRefusedForm(): FormViewModel | undefined {
  const data = useMatches().at(-1)?.loaderData as PageData;
  return Object.values(data?.forms ?? {}).find(({ problems }) => problems);
}

/**
 * The error summary at the top of a page whose form the server has refused: it takes the focus, and each error is a
 * link to its field (https://design-system.service.gov.uk/components/error-summary/). Renders nothing without errors.
 */
export function FormSummary() {
  const returned = useRefusedForm();
  if (!returned?.problems) return null;
  const { title, items, kept } = returned.problems;
  return (
    <div className="form-summary-place container">
      <div className="form-summary" tabIndex={-1} {...{ autoFocus: true }}>
        <Icon name="alert" />
        <div role="alert">
          <h2>{title}</h2>
          <ul className="stack gap-1">
            {items.map(({ field, text }) => (
              <li key={field ?? ""}>
                {field ? <a href={`#${fieldId(returned.name, field)}`}>{text}</a> : text}
              </li>
            ))}
          </ul>
          <p>{kept}</p>
        </div>
      </div>
    </div>
  );
}
