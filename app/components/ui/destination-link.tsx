import type { ReactNode } from "react";
import type { Destination } from "#reader/resolve.ts";
import { useLabel } from "#app/language/labels.tsx";
import { Icon } from "./icon.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";

type Props = {
  to: Destination;
  className?: string | undefined;
  /** Id of a dialog to open instead, where script runs (app/boot/open-dialogs.ts). */
  dialog?: string | undefined;
  /** False hides the external-link icon. */
  icon?: boolean;
  children: ReactNode;
  current?: boolean;
};

/**
 * A link to a target of the content: our own pages by client-side navigation, outside ones in a new tab, which screen
 * readers announce. Targets the organisation has not supplied have been replaced by the reader (reader/resolve.ts).
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
  // The browser handles these itself.
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
