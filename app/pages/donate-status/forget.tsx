import { PressForm } from "#app/components/forms/press-form.tsx";
import type { Route } from "./+types/page";

type Props = Pick<Route.ComponentProps["loaderData"], "content" | "view" | "address" | "done">;

/** Who began a gift that will not be paid may have it forgotten; a reminder leads here. */
export function Forget({ content: { forget: words }, view, address, done }: Props) {
  if (!view.mayBeForgotten) {
    // A page left open may be of a gift that was paid meanwhile: of that one nothing was erased.
    const isUnpaid = ["started", "failed", "expired"].includes(view.state);
    return done === "forgotten" && isUnpaid ? (
      <p className="note" id="forget" role="status">
        {words.done}
      </p>
    ) : null;
  }
  return (
    <section className="gift-receipts stack" id="forget">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <PressForm action={address}>
        <button className="gift-plain touch" type="submit" name="action" value="forget">
          {words.button}
        </button>
      </PressForm>
    </section>
  );
}
