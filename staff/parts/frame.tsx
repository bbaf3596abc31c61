import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { languageNames, wholeLanguages, type WholeLanguage } from "#domain/language/language.ts";
import { BrandMark } from "../../app/components/shell/brand-mark.tsx";
import type { Say } from "../visit/words.ts";

type Frame = {
  readonly title: string;
  readonly body: ReactNode;
  readonly say: Say;
  readonly language: WholeLanguage;
  /** Null: nobody came in; no way leads on. */
  readonly by: string | null;
  readonly path: string;
  readonly search: string;
  /** What was done just now. */
  readonly notice: string | null;
};

/** The ways of the desk: address and the key of its name. */
const ways = [
  ["/", "nav_waiting"],
  ["/messages", "nav_messages"],
  ["/gifts", "nav_gifts"],
  ["/fees", "nav_fees"],
  ["/newsletter", "nav_newsletter"],
  ["/mail", "nav_mail"],
  ["/statements", "nav_statements"],
  ["/record", "nav_record"],
] as const;

function Ways({ say, path }: Pick<Frame, "say" | "path">) {
  const isHere = (way: string) => (way === "/" ? path === way : path.startsWith(way));
  return (
    <nav aria-label={say("nav")}>
      <ul>
        {ways.map(([way, name]) => (
          <li key={way}>
            <a href={way} aria-current={isHere(way) ? "page" : undefined}>
              {say(name)}
            </a>
          </li>
        ))}
      </ul>
      <form action="/search" className="find">
        <label className="sr" htmlFor="find">
          {say("search_label")}
        </label>
        <input id="find" name="q" type="search" placeholder={say("search_hint")} required />
        <button>{say("search")}</button>
      </form>
    </nav>
  );
}

function Head({ say, language, by, path, search }: Frame) {
  const others = wholeLanguages.filter((one) => one !== language);
  return (
    <header>
      <a className="brand" href="/">
        <BrandMark size={34} />
        <span>{say("desk")}</span>
      </a>
      {by !== null && <p>{say("at_desk", { by })}</p>}
      <form method="post" action="/language">
        <input type="hidden" name="back" value={path + search} />
        {others.map((one) => (
          <button key={one} name="language" value={one} lang={one}>
            {languageNames[one]}
          </button>
        ))}
      </form>
    </header>
  );
}

function Desk(frame: Frame) {
  const { title, body, say, language, by, notice } = frame;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${say("desk")}`}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/staff.css" />
      </head>
      <body>
        <a className="skip" href="#main">
          {say("skip")}
        </a>
        <Head {...frame} />
        {by !== null && <Ways {...frame} />}
        <main id="main" tabIndex={-1}>
          <h1>{title}</h1>
          {notice && (
            // What was just done is where one goes on from: by the keyboard, not through the ways again.
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

/** A whole page of the desk. */
export function drawDesk(frame: Frame): string {
  return `<!doctype html>${renderToStaticMarkup(<Desk {...frame} />)}`;
}
