import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** A page of ours, query and anchor included; without script the browser opens it. */
  to: string;
};

/**
 * A link to a page of ours. What follows it without a whole document is one listener (shell/follow-links.tsx): the
 * router's own links each listen to every step of a move, and a page has a hundred of them.
 */
export function PageLink({ to, children, ...rest }: Props) {
  return (
    <a data-page="" href={to} {...rest}>
      {children}
    </a>
  );
}
