import { PressForm } from "#app/components/forms/press-form.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Route } from "./+types/page";

type Props = Pick<Route.ComponentProps["loaderData"], "content" | "view" | "address" | "done">;

/** The name that the donor wants shown in public, and the way to take it back. */
export function PublicName({ content: { public_name: words }, view, address, done }: Props) {
  if (!view.publicName) {
    return done === "name_hidden" ? (
      <p className="note" id="name" role="status">
        {view.state === "received" ? words.hidden : words.hidden_here}
      </p>
    ) : null;
  }
  return (
    <section className="gift-receipts stack" id="name">
      <h2>{words.title}</h2>
      <p>{fillTemplate(words.text, { name: view.publicName })}</p>
      <PressForm action={address}>
        <button className="gift-plain touch" type="submit" name="action" value="hide_name">
          {words.button}
        </button>
      </PressForm>
    </section>
  );
}
