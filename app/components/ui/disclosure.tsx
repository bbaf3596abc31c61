import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type Props = {
  title: ReactNode;
  /** A figure at the end of the title row. */
  figure?: string | undefined;
  /** Only one of the disclosures with the same name is open. */
  name?: string | undefined;
  open?: boolean | undefined;
  children: ReactNode;
};

/** A native `<details>` in the look of the site. */
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
