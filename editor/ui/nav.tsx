import { useEffect, useState } from "react";
import { shelves } from "../shelves.ts";
import type { Found } from "../find.ts";
import { api, type Catalogue, type FileEntry } from "./parts/api.ts";
import { useWords } from "./parts/language.tsx";

/** The name of a file in the list: its own title, else the editor's word for it. */
export function useFileTitle(
  titles: Catalogue["titles"],
): (entry: Pick<FileEntry, "path" | "name">) => string {
  const { file } = useWords();
  return (entry) => file(titles, entry);
}

/** Pages by what they are called, the home page first; other files as they come. */
function inOrder(
  entries: readonly FileEntry[],
  titleOf: (entry: FileEntry) => string,
): FileEntry[] {
  if (entries[0]?.shelf !== "pages") return [...entries];
  const rank = (entry: FileEntry) => (entry.name === "home" ? "" : titleOf(entry).toLowerCase());
  return entries.toSorted((one, other) => rank(one).localeCompare(rank(other)));
}

/** Passages of the content that hold some words. */
function useFound(words: string): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    if (words.trim().length < 2) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void api.find(words).then((all) => {
        if (isCurrent) setFound(all);
      });
    }, 200);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words]);
  return words.trim().length < 2 ? [] : found;
}

/** All files by their shelves, and a search through every word of them. */
export function Nav({ catalogue, current }: { catalogue: Catalogue; current: string }) {
  const { t } = useWords();
  const titleOf = useFileTitle(catalogue.titles);
  const [words, setWords] = useState("");
  const found = useFound(words);
  const shelfOfCurrent = catalogue.entries.find(({ path }) => path === current)?.shelf;
  return (
    <nav aria-label={t("files")}>
      <label className="search">
        {t("find")}
        <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      {words.trim().length > 1 && (
        <ul className="found" aria-label={t("found_passages")}>
          {found.map((one) => (
            <li key={`${one.path} ${one.field}`}>
              <a href={`#${one.path}::${one.field}`}>
                <span className="hint">{titleOf({ path: one.path, name: one.name })}</span>
                {one.text}
              </a>
            </li>
          ))}
          {found.length === 0 && <li className="hint">{t("nothing_found")}</li>}
        </ul>
      )}
      <a
        href="#overview"
        className="to-overview"
        aria-current={current === "" ? "page" : undefined}
      >
        {t("overview")}
      </a>
      {shelves.map((shelf) => (
        <details key={`${shelf}${shelf === shelfOfCurrent}`} open={shelf === shelfOfCurrent}>
          <summary>{t(`shelf_${shelf}`)}</summary>
          <ul>
            {(shelf === "articles" || shelf === "newsletter") && (
              <li>
                <a href={`#new-${shelf}`}>+ {t(`new_${shelf}`)}</a>
              </li>
            )}
            {inOrder(
              catalogue.entries.filter((entry) => entry.shelf === shelf),
              titleOf,
            ).map((entry) => (
              <li key={entry.path}>
                <a
                  href={`#${entry.path}`}
                  aria-current={entry.path === current ? "page" : undefined}
                >
                  {titleOf(entry)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
