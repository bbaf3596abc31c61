import { PressForm } from "#app/components/forms/press-form.tsx";
import type { Route } from "./+types/page";

type Props = Pick<Route.ComponentProps["loaderData"], "content" | "question" | "done" | "address">;

/** Once, below the thanks: whether to give each month. Both answers weigh the same. */
export function MonthlyQuestion({ content, question, done, address }: Props) {
  const words = content.monthly_question;
  if (!question && done === "no_monthly") {
    return (
      <p className="note" id="monthly" role="status">
        {words.declined}
      </p>
    );
  }
  if (!question) return null;
  return (
    <section className="gift-receipts stack" id="monthly">
      <h2>{words.title}</h2>
      <p>{question.text}</p>
      <PressForm action={address}>
        <input type="hidden" name="action" value="monthly" />
        <p className="actions">
          <button className="button button-outline" type="submit" name="answer" value="yes">
            {question.yes}
          </button>
          <button className="button button-outline" type="submit" name="answer" value="no">
            {words.no}
          </button>
        </p>
      </PressForm>
    </section>
  );
}
