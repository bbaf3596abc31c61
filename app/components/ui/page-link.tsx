import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** Address of a page of this site, with query and anchor. */
  to: string;
};

/**
 * A link to a page of this site; shell/follow-links.tsx navigates to it on the client. Not React Router's `<Link>`:
 * each of those renders on every navigation, and a page has a hundred.
 */
export function PageLink({ to, children, ...rest }: Props) {
  return (
    <a data-page="" href={to} {...rest}>
      {children}
    </a>
  );
}
