import { fieldId, type FormViewModel } from "./form-view-model.ts";
import { Icon } from "#app/components/ui/icon.tsx";

/**
 * What is wrong with a form that came back, first on its page: it takes the focus, and each line leads
 * to its field in the same words as there. Nothing when all is well.
 * https://design-system.service.gov.uk/components/error-summary/
 */
export function FormSummary({ forms }: { forms: readonly FormViewModel[] }) {
  const returned = forms.find((form) => form.problems);
  if (!returned?.problems) return null;
  const { title, items, kept } = returned.problems;
  return (
    <div className="form-summary-place container">
      {/* The answer to what a person has just sent: here the focus belongs. */}
      <div className="form-summary" tabIndex={-1} {...{ autoFocus: true }}>
        <Icon name="alert" />
        <div role="alert">
          <h2>{title}</h2>
          <ul>
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
