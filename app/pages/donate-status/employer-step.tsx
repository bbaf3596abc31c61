import { fillTemplate } from "#domain/language/fill-template.ts";
import type { Route } from "./+types/page";

type Props = Pick<Route.ComponentProps["loaderData"], "content" | "employer">;

/** Once the gift has come: what to do so that the employer whom the donor named gives the same again. */
export function EmployerStep({ content: { employer: words }, employer: name }: Props) {
  if (!name) return null;
  return (
    <section id="employer" className="gift-receipts stack">
      <h2>{fillTemplate(words.title, { name })}</h2>
      <p>{words.text}</p>
    </section>
  );
}
