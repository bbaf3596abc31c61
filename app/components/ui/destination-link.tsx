import type { ReactNode } from "react";
import type { Destination } from "#reader/resolve.ts";
import { useLabel } from "#app/language/labels.tsx";
import { Icon } from "./icon.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";

type Props = {
  to: Destination;
  className?: string | undefined;
  /** Opens this dialog instead, where the early script runs. */
  dialog?: string | undefined;
  icon?: boolean;
  children: ReactNode;
  current?: boolean;
};

/**
 * The one link of the site: our own pages are opened by the router, outside targets in a new tab that
 * is announced, and a target the organisation has not supplied leads to what stands in for it.
 */
export function DestinationLink({ to, className, dialog, icon = true, children, current }: Props) {
  const label = useLabel();
  if (to.outside) {
    return (
      <a className={className} href={to.href} target="_blank" rel="noopener noreferrer">
        {children}
        {icon && <Icon name="external" size={18} />}
        <span className="visually-hidden">{` ${label("shell.outside")}`}</span>
      </a>
    );
  }
  // The browser itself opens mail and telephone, and goes to a place of the same page.
  if (/^(mailto:|tel:|#)/.test(to.href)) {
    return (
      <a className={className} href={to.href}>
        {children}
      </a>
    );
  }
  return (
    <PageLink
      className={className}
      to={to.href}
      title={to.note}
      data-dialog={dialog}
      aria-current={current ? "page" : undefined}
    >
      {children}
    </PageLink>
  );
}
