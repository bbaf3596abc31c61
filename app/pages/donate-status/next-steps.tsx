import type { Route } from "./+types/page";

type Props = Pick<Route.ComponentProps["loaderData"], "content" | "view">;

export function NextSteps({ content: { actions }, view: { steps, ...view } }: Props) {
  const isMailed = view.receipts.length > 0;
  return (
    <>
      <p className="actions">
        {steps.map(({ label, href, isPage }, index) => (
          <a
            key={label}
            className={index === 0 ? "button" : "button button-outline"}
            href={href}
            data-page={isPage ? "" : undefined}
          >
            {label}
          </a>
        ))}
      </p>
      <p className="gift-page-aside small">{isMailed ? actions.keep_mailed : actions.keep}</p>
    </>
  );
}
