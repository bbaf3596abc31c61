import { StepList } from "#app/components/blocks/step-list.tsx";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import type { Route } from "./+types/page";
import { PageLink } from "#app/components/ui/links.tsx";

export function Shipping({ content, parcels }: Route.ComponentProps["loaderData"]) {
  const { shipping, address } = content;
  const language = useLanguage();
  return (
    <section className="ground-sunk">
      <div className="container section stack gap-6">
        <h2>{shipping.title}</h2>
        <StepList steps={shipping.steps} />
        <div className="note">
          <h3>{address.title}</h3>
          {parcels.length > 0 ? (
            <address>
              {parcels.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </address>
          ) : (
            <p>{address.unknown}</p>
          )}
          <p>
            <PageLink to={addressOf("contact", language, { query: { subject: "other" } })}>
              {address.contact}
            </PageLink>
          </p>
        </div>
      </div>
    </section>
  );
}
