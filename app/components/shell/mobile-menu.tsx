import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useLabel } from "#app/language/labels.tsx";
import { Band } from "#app/components/ui/band.tsx";
import { Brand } from "./brand.tsx";
import { DestinationLink, DonateLink } from "#app/components/ui/links.tsx";
import { useLight } from "#app/components/light/light.tsx";
import { LightSwitch } from "#app/components/shell/light-switch.tsx";
import { Icon, IconButton } from "#app/components/ui/icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { SearchForm } from "./search-form.tsx";
import type { ShellContent } from "#app/shell.server.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import "./mobile-menu.css";

/**
 * The navigation on small screens: a native popover over the whole screen, with one open disclosure at a time. Not a
 * modal dialog: making the page behind it inert restyles every element, which takes a slow phone 80 ms.
 */
export function MobileMenu({ shell }: { shell: ShellContent }) {
  const label = useLabel();
  const menu = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const light = useLight();

  // Client-side navigation would leave the menu open over the next page. Not on the first render: the visitor may
  // have opened the menu before hydration.
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    menu.current?.hidePopover();
  }, [pathname]);

  return (
    <dialog
      ref={menu}
      className="mobile-menu"
      id="mobile-menu"
      popover="auto"
      aria-label={label("shell.menu")}
    >
      <div className="mobile-menu-top">
        <Brand wordmark={shell.wordmark} />
        <IconButton
          icon="close"
          size={28}
          label={label("shell.close")}
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
        />
      </div>
      <Band name="camino" size="small" />
      <div className="mobile-menu-search">
        <SearchForm place="menu" />
      </div>
      <nav aria-label={label("shell.main_menu")}>
        {shell.header.map((group) =>
          "items" in group ? (
            <details key={group.id} name="mobile-menu">
              <summary>
                {group.label}
                <Icon name="chevronDown" />
              </summary>
              <ul>
                {group.items.map(({ label: text, target }) => (
                  <li key={text}>
                    <DestinationLink to={target} current={target.href === pathname}>
                      {text}
                    </DestinationLink>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <DestinationLink key={group.id} className="mobile-menu-link" to={group.target}>
              {group.label}
              <Icon name="arrow" />
            </DestinationLink>
          ),
        )}
      </nav>
      <LightSwitch className="mobile-menu-light light-switch touch" />
      <div className="mobile-menu-foot">
        <LanguageSwitch />
        {!light && <ThemeSwitch />}
        <DonateLink className="button">{label("shell.donate")}</DonateLink>
      </div>
    </dialog>
  );
}
