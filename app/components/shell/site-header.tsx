import { useLocation } from "react-router";
import type { Destination } from "#reader/resolve.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { Brand } from "./brand.tsx";
import { DestinationLink, DonateLink } from "#app/components/ui/links.tsx";
import { useLight } from "#app/components/light/light.tsx";
import { Icon, IconButton } from "#app/components/ui/icon.tsx";
import { SearchForm } from "./search-form.tsx";
import type { ShellContent } from "#app/shell.server.ts";
import { languageNames, languages, twinOf } from "#domain/language/language.ts";
import { Band } from "#app/components/ui/band.tsx";
import { LightSwitch } from "#app/components/shell/light-switch.tsx";

/** Links to this page in each language; app/boot/controls/language-switch.ts adds query and anchor. */
function LanguageSwitch() {
  const label = useLabel();
  const current = useLanguage();
  const location = useLocation();
  return (
    <div className="language-switch" role="group" aria-label={label("shell.language")}>
      {languages.map((language) => (
        <a
          key={language}
          href={twinOf(location, language)}
          data-language={language}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? "true" : undefined}
        >
          <span>
            {language.toUpperCase()}
            <span className="visually-hidden">, {languageNames[language]}</span>
          </span>
        </a>
      ))}
    </div>
  );
}

/** Toggles light and dark; handled by app/boot/controls/theme-switch.ts, so it works before hydration. */
function ThemeSwitch() {
  const label = useLabel();
  return (
    <IconButton
      className="theme-switch needs-script"
      icon="moon"
      label={label("shell.to_dark")}
      data-theme-switch=""
      data-to-dark={label("shell.to_dark")}
      data-to-light={label("shell.to_light")}
      suppressHydrationWarning
    >
      <Icon name="sun" />
    </IconButton>
  );
}

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

/**
 * The navigation on small screens: a native popover over the whole screen, with one open disclosure at a time. Not a
 * modal dialog: making the page behind it inert restyles every element, which takes a slow phone 80 ms.
 */
function MobileMenu({ shell }: { shell: ShellContent }) {
  const label = useLabel();
  const { pathname } = useLocation();
  const light = useLight();
  return (
    <dialog
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
      <LightSwitch />
      <div className="mobile-menu-foot">
        <LanguageSwitch />
        {!light && <ThemeSwitch />}
        <DonateLink className="button">{label("shell.donate")}</DonateLink>
      </div>
    </dialog>
  );
}
