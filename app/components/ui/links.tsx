import type { ComponentProps, ReactNode } from "react";
import { useLocation } from "react-router";
import type { Destination } from "#reader/resolve.ts";
import { addressOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { firstButtonColour, type Ground } from "./ground.ts";
import { Icon } from "./icon.tsx";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/**
 * A link to a page of this site; shell/follow-links.tsx navigates to it on the client. Not React Router's `<Link>`:
 * each of those renders on every navigation, and a page has a hundred.
 */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  return (
    <a data-page="" href={to} {...rest}>
      {children}
    </a>
  );
}

type DestinationLinkProps = {
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
export function DestinationLink({
  to,
  className,
  dialog,
  icon = true,
  children,
  current,
}: DestinationLinkProps) {
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
  // The browser handles these itself, and files.
  if (/^(mailto:|tel:|#)|\.\w+$/.test(to.href)) {
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

/** A text link with an arrow to the left, to the page above this one or before it. */
export function BackLink({ children, ...link }: PageLinkProps) {
  return (
    <PageLink className="arrow-link" {...link}>
      <Icon name="chevronLeft" size={20} />
      {children}
    </PageLink>
  );
}

type ArrowLinkProps = {
  to: Destination;
  /** Hidden words for screen readers after a text that is unclear alone, "Learn More", with the sign or space before. */
  context?: string | undefined;
  children: ReactNode;
};

/** A text link with an arrow, or with the external-link icon where it leaves the site. */
export function ArrowLink({ to, context, children }: ArrowLinkProps) {
  return (
    <DestinationLink to={to} className="arrow-link" icon={false}>
      <span>
        {children}
        {context && <span className="visually-hidden">{context}</span>}
        <Icon name={to.outside ? "external" : "arrow"} size={20} />
      </span>
    </DestinationLink>
  );
}

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

export type Action = { label: string; target: Destination };

type ActionLinksProps = {
  actions: readonly Action[];
  /** Colour of the first button; the others are outlined. */
  first?: "red" | "marigold" | "indigo" | undefined;
};

/** A row of buttons. One to the donation page opens the donate dialog; one to the current page is left out. */
export function ActionLinks({ actions, first = "red" }: ActionLinksProps) {
  const full = first === "red" ? "button" : `button button-${first}`;
  const donate = addressOf("donate", useLanguage());
  const here = useLocation().pathname;
  const elsewhere = actions.filter(({ target: { href } }) => href === donate || href !== here);
  return elsewhere.map(({ label, target }, index) => {
    const className = index === 0 ? full : "button button-outline";
    return target.href === donate ? (
      <DonateLink key={label} className={className}>
        {label}
      </DonateLink>
    ) : (
      <DestinationLink key={label} className={className} to={target}>
        {label}
      </DestinationLink>
    );
  });
}

type ActionRowProps = { actions: readonly Action[] | undefined; ground?: Ground };

/** Buttons in a line of their own, on a ground; nothing without actions. */
export function ActionRow({ actions = [], ground }: ActionRowProps) {
  if (actions.length === 0) return null;
  return (
    <p className="actions">
      <ActionLinks actions={actions} first={ground && firstButtonColour(ground)} />
    </p>
  );
}
