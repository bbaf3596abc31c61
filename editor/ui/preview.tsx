import { useEffect, useState } from "react";
import { pathIn } from "#domain/language/language.ts";
import { config } from "./parts/config.ts";
import { language, t } from "./parts/words.ts";

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

/** From this width on there is room for both (editor.css). */
const isWide = () => matchMedia("(width >= 77.5rem)").matches;

/** The page as visitors will see it, with its own way to the other language; it loads itself again after a save. */
export function Preview({ path }: { path: string | null }) {
  const [isOpen, setOpen] = useState(isWide);
  const isAwake = useIsAwake(config.preview);
  if (config.preview === null) return null;
  const address = path === null ? null : config.preview + pathIn(language, path);
  return (
    <details
      className="preview"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t("preview")}</summary>
      {address === null ? (
        <p className="hint">{t("no_preview")}</p>
      ) : isAwake && isOpen ? (
        <iframe src={address} title={t("preview")} />
      ) : (
        <p className="hint" role="status">
          {t("preview_starts")}
        </p>
      )}
    </details>
  );
}
