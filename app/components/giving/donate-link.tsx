import type { ReactNode } from "react";
import { Link } from "react-router";
import { addressOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

/** Every Donate control: the donation page, and where the early script runs its first step as a dialog. */
export function DonateLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Link className={className} to={addressOf("donate", useLanguage())} data-dialog="donate-dialog">
      <Icon name="heart" size={20} />
      {children}
    </Link>
  );
}
