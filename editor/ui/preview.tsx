import { useEffect, useState } from "react";
import { pathIn, type Language } from "#domain/language/language.ts";
import { api, type Missing } from "./parts/api.ts";
import { config } from "./parts/config.ts";
import { useWords } from "./parts/language.tsx";

/** Whether the site beside the editor answers; it takes a while to start. */
function useIsAwake(origin: string | null): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (origin === null || isAwake) return;
    const ask = () => {
      fetch(`${origin}/robots.txt`, { mode: "no-cors" }).then(
        () => setAwake(true),
        () => {},
      );
    };
    ask();
    const timer = setInterval(ask, 1500);
    return () => clearInterval(timer);
  }, [origin, isAwake]);
  return isAwake;
}

/** How much waits before the public comes, in one line that leads to the list. */
function Waiting({ saves }: { saves: number }) {
  const { t } = useWords();
  const [missing, setMissing] = useState<readonly Missing[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = (all: readonly Missing[]) => isCurrent && setMissing(all);
    // Without an answer the line stays as it was; the list itself says what is wrong.
    api.missing().then(take, () => {});
    return () => {
      isCurrent = false;
    };
  }, [saves]);
  if (missing === null || missing.length === 0) return null;
  const harmful = missing.filter(({ harms }) => harms).length;
  return (
    <a className="waiting-line" href="#overview">
      {t("waiting", { harmful, open: missing.length - harmful })}
    </a>
  );
}

/**
 * The page as visitors will see it; it loads itself again after a save.
 * @param saves how many can be taken back: after each one, what waits is counted anew
 */
export function Preview({ path, saves }: { path: string | null; saves: number }) {
  const { t, language: own } = useWords();
  const [language, setLanguage] = useState<Language>(own);
  const [reloads, setReloads] = useState(0);
  const isAwake = useIsAwake(config.preview);
  if (config.preview === null) return null;
  const address = path === null ? null : config.preview + pathIn(language, path);
  return (
    <aside className="preview" aria-label={t("preview")}>
      <p className="preview-bar">
        <b>{t("preview")}</b>
        {(["en", "es"] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="quiet"
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {one === "en" ? "English" : "Español"}
          </button>
        ))}
        <button type="button" className="quiet" onClick={() => setReloads(reloads + 1)}>
          {t("reload")}
        </button>
      </p>
      <Waiting saves={saves} />
      {address === null ? (
        <p className="hint">{t("no_preview")}</p>
      ) : isAwake ? (
        <iframe key={`${address} ${reloads}`} src={address} title={t("preview")} />
      ) : (
        <p className="hint" role="status">
          {t("preview_starts")}
        </p>
      )}
    </aside>
  );
}
