import { useCallback, useEffect, useState } from "react";
import { BrandMark } from "#app/components/shell/brand-mark.tsx";
import type { Choices } from "../choices.ts";
import type { WordShelf } from "../shelves.ts";
import { api, type Catalogue, type Opened } from "./parts/api.ts";
import { FilePage } from "./file-page.tsx";
import { config } from "./parts/config.ts";
import { useWords } from "./parts/language.tsx";
import { Nav, useFileTitle } from "./nav.tsx";
import { Overview } from "./overview.tsx";
import { Preview } from "./preview.tsx";

/** `#content/pages/about.yaml::opening.title` */
function readPlace(): { path: string; field: string | null } {
  const [path = "", field] = decodeURIComponent(location.hash.slice(1)).split("::");
  return { path: path === "overview" ? "" : path, field: field ?? null };
}

function usePlace() {
  const [place, setPlace] = useState(readPlace);
  useEffect(() => {
    const onChange = () => setPlace(readPlace());
    addEventListener("hashchange", onChange);
    return () => removeEventListener("hashchange", onChange);
  }, []);
  return place;
}

/** Places at which something new is written, and the shelf on which it will stand. */
const newOn: Readonly<Record<string, WordShelf>> = {
  "new-articles": "articles",
  "new-newsletter": "newsletter",
};

/** The file at a path; null while it is opened, false when it cannot be. */
function useOpened(path: string): Opened | null | false {
  const [last, setLast] = useState<{ path: string; file: Opened | false } | null>(null);
  useEffect(() => {
    if (path === "") return;
    let isCurrent = true;
    const take = (file: Opened | false) => isCurrent && setLast({ path, file });
    const shelf = newOn[path];
    const opening = shelf ? api.blank(shelf) : api.open(path);
    opening.then(take, () => take(false));
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return last?.path === path ? last.file : null;
}

function Head({ onMenu, onPreview }: { onMenu: () => void; onPreview: () => void }) {
  const { t, language, choose } = useWords();
  return (
    <header className="site-head">
      <button type="button" className="quiet only-narrow" onClick={onMenu}>
        {t("files")}
      </button>
      <a href="#overview" className="brand">
        <BrandMark size={36} />
        <span>
          Long Way Home <b>{t("editor")}</b>
        </span>
      </a>
      <button type="button" className="quiet only-narrow" onClick={onPreview}>
        {t("preview")}
      </button>
      <button
        type="button"
        className="quiet"
        lang={language === "en" ? "es" : "en"}
        onClick={() => choose(language === "en" ? "es" : "en")}
      >
        {language === "en" ? "Español" : "English"}
      </button>
      <ul className="menu">
        {config.menu.map((item) => (
          <li key={item.path}>
            <a href={item.path}>{item[language]}</a>
          </li>
        ))}
      </ul>
    </header>
  );
}

/** The editor: files at the left, the form, and the page as visitors see it. */
export function App() {
  const { t } = useWords();
  const { path, field } = usePlace();
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  const [choices, setChoices] = useState<Choices | null>(null);
  const [aside, setAside] = useState<{ place: string; shows: "files" | "preview" } | null>(null);
  const opened = useOpened(path);
  const titleOf = useFileTitle(catalogue?.titles ?? {});
  const reload = useCallback(() => {
    void api.catalogue().then(setCatalogue);
    void api.choices().then(setChoices);
  }, []);
  useEffect(reload, [reload]);
  const onSaved = (made?: string) => {
    reload();
    if (made) location.hash = made;
  };
  const entry = catalogue?.entries.find((one) => one.path === path);
  const shelf = newOn[path];
  const title = shelf ? t(`new_${shelf}`) : entry ? titleOf(entry) : path;
  // On a narrow screen the files and the page lie over the form, until another place is opened.
  const place = `${path} ${field}`;
  const narrow = aside?.place === place ? aside.shows : "form";
  const toggle = (shows: "files" | "preview") =>
    setAside(narrow === shows ? null : { place, shows });
  if (!catalogue || !choices) return <p className="waiting">{t("opening")}</p>;
  return (
    <div className={`editor shows-${narrow}`}>
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById("main")?.focus();
        }}
      >
        {t("skip")}
      </a>
      <Head onMenu={() => toggle("files")} onPreview={() => toggle("preview")} />
      <Nav catalogue={catalogue} current={path} />
      <main id="main" tabIndex={-1}>
        {path === "" && <Overview catalogue={catalogue} />}
        {path !== "" && opened === null && <p role="status">{t("opening")}</p>}
        {opened === false && <p role="alert">{t("cannot_open")}</p>}
        {opened && (
          <FilePage
            key={opened.path}
            opened={opened}
            title={title}
            choices={choices}
            hasSaved={catalogue.steps > 0}
            shown={field}
            onSaved={onSaved}
            reloadChoices={reload}
          />
        )}
      </main>
      <Preview
        path={path === "" ? "/" : (opened && opened.preview) || null}
        saves={catalogue.steps}
      />
    </div>
  );
}
