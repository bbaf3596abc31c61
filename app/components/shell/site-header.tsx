import { useLocation } from "react-router";
import type { Destination } from "#reader/resolve.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { Brand } from "./brand.tsx";
import { DestinationLink, DonateLink } from "#app/components/ui/links.tsx";
import { useLight } from "#app/components/light/light.tsx";
import { Icon, IconButton } from "#app/components/ui/icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SearchForm } from "./search-form.tsx";
import type { ShellContent } from "#app/shell.server.ts";
import { twinOf } from "#domain/language/language.ts";
import "./spanish-offer.css";
import { ThemeSwitch } from "./theme-switch.tsx";
import "./main-nav.css";
import "./site-header.css";

/** Offers the Spanish page once to a browser set to Spanish; app/boot/head.ts decides whether it shows. */
function SpanishOffer() {
  const label = useLabel();
  const location = useLocation();
  if (useLanguage() === "es") return null;
  return (
    <p className="spanish-offer" lang="es">
      <a href={twinOf(location, "es")} data-language="es" hrefLang="es">
        {label("shell.spanish_offer")}
      </a>
      <IconButton icon="close" label={label("shell.spanish_offer_close")} data-close-offer="" />
    </p>
  );
}

type Group = ShellContent["header"][number];

function isWithin(pathname: string, { href }: Destination): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}

/** One menu of the header: a native popover, so it opens and closes without script. */
function Dropdown({ group }: { group: Extract<Group, { items: unknown }> }) {
  const { pathname } = useLocation();
  const id = `menu-${group.id}`;
  const isHere = group.items.some(({ target }) => isWithin(pathname, target));
  return (
    <li data-dropdown="">
      <button type="button" popoverTarget={id} data-current={isHere || undefined}>
        {group.label}
        <Icon name="chevronDown" size={18} />
      </button>
      <ul className="dropdown panel" id={id} popover="auto">
        {group.items.map(({ label, note, target }) => (
          <li key={label}>
            <DestinationLink to={target} current={target.href === pathname}>
              <span>{label}</span>
              {note && <small>{note}</small>}
            </DestinationLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A popover like the menus; a `<dialog>`, because opening one moves the focus into its field. */
function SearchBox() {
  const label = useLabel();
  return (
    <div className="search-box">
      <IconButton icon="search" label={label("shell.search")} popoverTarget="search-box" />
      <dialog
        className="dropdown panel search-sheet"
        id="search-box"
        popover="auto"
        aria-label={label("shell.search")}
      >
        <SearchForm place="header" />
      </dialog>
    </div>
  );
}

/** Fixed at the top; `overHero` makes it transparent until the page has scrolled 10 px (specification 2). */
export function SiteHeader({ shell, overHero }: { shell: ShellContent; overHero: boolean }) {
  const label = useLabel();
  const light = useLight();
  const { pathname } = useLocation();
  return (
    <>
      <a className="skip-link" href="#main">
        {label("shell.skip")}
      </a>
      <header className={overHero ? "site-header over-hero" : "site-header"}>
        <div className="site-header-bar">
          <Brand wordmark={shell.wordmark} />
          <nav aria-label={label("shell.main_menu")}>
            <ul className="main-nav">
              {shell.header.map((group) =>
                "items" in group ? (
                  <Dropdown key={group.id} group={group} />
                ) : (
                  <li key={group.id} data-current={isWithin(pathname, group.target) || undefined}>
                    <DestinationLink to={group.target} current={group.target.href === pathname}>
                      {group.label}
                    </DestinationLink>
                  </li>
                ),
              )}
            </ul>
          </nav>
          <SearchBox />
          <LanguageSwitch />
          {!light && <ThemeSwitch />}
          <DonateLink className="button button-small">{label("shell.donate")}</DonateLink>
          <IconButton
            className="menu-button"
            icon="menu"
            size={28}
            label={label("shell.menu")}
            aria-haspopup="dialog"
            popoverTarget="mobile-menu"
          />
        </div>
        <div className="site-header-thread" aria-hidden="true" />
        {!light && <SpanishOffer />}
      </header>
      <MobileMenu shell={shell} />
    </>
  );
}
