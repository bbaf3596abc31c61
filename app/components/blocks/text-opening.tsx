import type { ReactNode } from "react";

/** Over a long text: its name, and since when it holds. */
export function TextOpening({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children?: ReactNode;
}) {
  return (
    <header className="container text-opening">
      <h1>{title}</h1>
      <p className="muted">{lead}</p>
      {children && <p className="actions">{children}</p>}
    </header>
  );
}
