import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./disclosure.css";

type Props = {
  title: ReactNode;
  /** Stands at the end of the row, open or closed. */
  figure?: string | undefined;
  name?: string | undefined;
  open?: boolean | undefined;
  children: ReactNode;
};

/** Something that is closed until it is wanted, among other things on a sheet: a native disclosure. */
export function Disclosure({ title, figure, name, open, children }: Props) {
  return (
    <details className="disclosure" name={name} open={open || undefined}>
      <summary>
        <span>{title}</span>
        {figure && <span className="disclosure-figure">{figure}</span>}
        <Icon name="chevronDown" />
      </summary>
      <div className="disclosure-body stack">{children}</div>
    </details>
  );
}
