import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";

/**
 * A Donate button: opens the donate dialog where script runs, else the donation page. On the donation page itself it
 * jumps to the form, which keeps what is typed there.
 */
export function DonateLink({ className, children }: { className: string; children: ReactNode }) {
  const href = addressOf("donate", useLanguage());
  const content = (
    <>
      <Icon name="heart" size={20} />
      {children}
    </>
  );
  if (useLocation().pathname === href) {
    return (
      <a className={className} href="#gift">
        {content}
      </a>
    );
  }
  return (
    <PageLink className={className} to={href} data-dialog="donate-dialog">
      {content}
    </PageLink>
  );
}
