import { renderToStaticMarkup } from "react-dom/server";
import { languageNames, languages } from "#domain/language/language.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { BrandMark } from "../../app/components/shell/brand-mark.tsx";
import type { Role } from "#domain/staff/deed.ts";
import type { Answer, Visit } from "../visit/visit.ts";

type Frame = {
  readonly page: Extract<Answer, { readonly title: string }>;
  readonly visit: Visit;
  readonly address: URL;
  readonly notice: string | null;
};

export const menuEntries: readonly { path: string; name: string; role: Role }[] = [
  { path: "/", name: "nav_waiting", role: "messages" },
  { path: "/messages", name: "nav_messages", role: "messages" },
  { path: "/content", name: "nav_content", role: "words" },
  { path: "/gifts", name: "nav_gifts", role: "money" },
  { path: "/fees", name: "nav_fees", role: "money" },
  { path: "/statements", name: "nav_statements", role: "money" },
  { path: "/news", name: "nav_news", role: "messages" },
  { path: "/newsletter", name: "nav_newsletter", role: "messages" },
  { path: "/mail", name: "nav_mail", role: "messages" },
  { path: "/accounts", name: "accounts", role: "house" },
  { path: "/record", name: "nav_record", role: "house" },
];

/** A role is named by the pages that it opens: "Gifts, Program fees, Yearly statements". */
export function nameOfRole(role: string, say: Visit["say"]): string {
  const own = menuEntries.filter((entry) => entry.role === role);
  const pages = own.map(({ name }) => say(name)).join(", ");
  return role === "house" ? say("role_house", { pages }) : pages;
}

function Menu({ visit, address: { pathname: path } }: Frame) {
  const { say, menu, desk } = visit;
  const isHere = (way: string) => path === way || (way !== "/" && path.startsWith(`${way}/`));
  return (
    <nav aria-label={say("nav")}>
      <button type="button" className="menu-button" popoverTarget="menu">
        {say("nav_open")}
      </button>
      <ul className="menu" id="menu" popover="auto">
        {[...menu, ["/help", say("nav_help")] as const].map(([way, name]) => (
          <li key={way}>
            <a href={way} aria-current={isHere(way) ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {desk && (
        <form action="/search" className="find">
          <input
            name="q"
            type="search"
            aria-label={say("search_label")}
            placeholder={say("search_hint")}
            required
          />
          <button aria-label={say("search")}>
            <Icon name="search" />
          </button>
        </form>
      )}
    </nav>
  );
}

function Head({ visit: { say, language, user, client }, address: { pathname, search } }: Frame) {
  // A guide is in one language: the button leads to the first guide of the other.
  const back = pathname.startsWith("/help/") ? "/help" : pathname + search;
  return (
    <header>
      <a className="brand" href="/" aria-label={say("desk")}>
        <BrandMark size={34} />
        <span>{say("desk")}</span>
      </a>
      {user && (
        <p>
          <a className="brand" href={user.login ? "/devices" : undefined}>
            {user.name}
          </a>
        </p>
      )}
      {client.isReading && (
        <form method="post" action="/language">
          <input type="hidden" name="back" value={back} />
          {languages
            .filter((one) => one !== language)
            .map((one) => (
              <button key={one} name="language" value={one} lang={one}>
                {languageNames[one]}
              </button>
            ))}
        </form>
      )}
    </header>
  );
}

function Desk(frame: Frame) {
  const { page, visit, notice } = frame;
  const { title, body, script = "/unsent.js" } = page;
  const { say, language, user } = visit;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${say("desk")}`}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/staff.css" />
        {/* Blocks rendering: a press on a button of the script would be lost before it runs. */}
        <script type="module" src={script} blocking="render" />
      </head>
      <body data-unsent={say("unsent")} data-offline={say("offline")}>
        <a className="skip-link" href="#main">
          {say("skip")}
        </a>
        <Head {...frame} />
        {user && <Menu {...frame} />}
        <main id="main" tabIndex={-1}>
          <h1>{title}</h1>
          {notice && (
            // Focused, so that keyboard users continue here instead of tabbing through the menu.
            <p className="notice" role="status" tabIndex={-1} {...{ autoFocus: true }}>
              {notice}
            </p>
          )}
          {typeof body === "string" ? <p>{body}</p> : body}
        </main>
      </body>
    </html>
  );
}

export function renderDesk(frame: Frame): string {
  return `<!doctype html>${renderToStaticMarkup(<Desk {...frame} />)}`;
}
