import { useLabel } from "#app/language/labels.tsx";
import { pageTitle } from "#domain/language/page-title.ts";

/** The page for server errors: the router's own heading (specification 8), the message, and the request id to quote. */
export function FailureView({ message, requestId }: { message: string; requestId: string | null }) {
  const label = useLabel();
  return (
    <section className="section container">
      <title>{pageTitle(label("error.unexpected"))}</title>
      <h1>{label("error.unexpected")}</h1>
      <p className="lead">{message}</p>
      <p>{label("error.unexpected_help")}</p>
      {requestId && <p>{label("error.reference", { id: requestId })}</p>}
    </section>
  );
}
