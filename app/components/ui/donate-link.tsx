import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";

/**
 * Every Donate control: the donation page, and where the early script runs its first step as a dialog.
 * On the donation page itself it leads to the form and leaves alone what was typed there.
 */
export function DonateLink({ className, children }: { className: string; children: ReactNode }) {
  const href = addressOf("donate", useLanguage());
  const content = (
    <>
      <Icon name="heart" size={20} />
      {children}
    </>
  );
  // With the slash that the address of a prerendered page may carry.
  if (useLocation().pathname.replace(/\/$/, "") === href) {
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
