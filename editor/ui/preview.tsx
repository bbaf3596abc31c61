import { useEffect, useEffectEvent, useRef, useState } from "react";
import { pathIn } from "#domain/language/language.ts";
import { fileAddress } from "../names.ts";
import { api } from "./parts/api.ts";
import { config } from "./parts/config.ts";
import { language, t } from "./parts/words.ts";

/** From this width on there is room for both (editor.css). */
const isWide = () => matchMedia("(width >= 77.5rem)").matches;

/** The site looks for what was saved once a second, and draws it. */
const seenMs = 1500;
const lookMs = 200;
const seen = "/seen";
/** A longer text is no word that somebody points at, but a part of the page. */
const longestText = 600;
const mostTexts = 4;

/** The texts that somebody may mean who presses there, the nearest first. */
function textsAt(page: Document, { target, clientX, clientY }: MouseEvent): string[] {
  const image = (target as Element).closest("[alt]");
  const node = page.caretPositionFromPoint?.(clientX, clientY)?.offsetNode ?? null;
  const texts = image ? [image.getAttribute("alt")] : [node?.nodeValue];
  for (let one = target as Element | null; one; one = one.parentElement)
    texts.push(one.textContent);
  const fit = texts
    .map((text) => text?.trim() ?? "")
    .filter((text) => text !== "" && text.length < longestText);
  return [...new Set(fit)].slice(0, mostTexts);
}

type Props = {
  readonly path: string | null;
  readonly saves: number;
  readonly show: (field: string) => void;
};

/** The page as visitors will see it; a word in it that is pressed opens its field. */
export function Preview({ path, saves, show }: Props) {
  const [isOpen, setOpen] = useState(isWide);
  const [leads, setLeads] = useState(false);
  const [isLost, setLost] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (saves === 0) return;
    const timer = setTimeout(() => frame.current?.contentWindow?.location.reload(), seenMs);
    return () => clearTimeout(timer);
  }, [saves]);
  const find = useEffectEvent(async (texts: readonly string[], at: string) => {
    const place = await api.word(at, texts);
    setLost(place.path === undefined);
    if (place.path === config.opened.path) show(place.field ?? "");
    else if (place.path !== undefined) location.assign(fileAddress(place.path, place.field));
  });
  const onPress = useEffectEvent((event: MouseEvent) => {
    if (leads) return;
    event.preventDefault();
    event.stopPropagation();
    const { contentDocument, contentWindow } = frame.current!;
    const at = contentWindow!.location.pathname.slice(seen.length);
    void find(textsAt(contentDocument!, event), at);
  });
  useEffect(() => {
    let listening: Document | null = null;
    // A page tells that it is loaded only when its last picture is.
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument ?? null;
      if (page === listening || !page?.URL.includes(seen)) return;
      listening = page;
      page.addEventListener("click", (event) => onPress(event), true);
    }, lookMs);
    return () => clearInterval(timer);
  }, []);
  if (!config.hasPreview) return null;
  return (
    <details
      className="preview"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t("preview")}</summary>
      {path === null ? (
        <p className="hint">{t("no_preview")}</p>
      ) : (
        isOpen && (
          <>
            <p className="hint" role="status">
              {t(isLost ? "word_not_found" : "press_a_word")}
            </p>
            <label className="tick">
              <input
                type="checkbox"
                checked={leads}
                onChange={(event) => setLeads(event.target.checked)}
              />
              {t("links_lead")}
            </label>
            <iframe ref={frame} src={seen + pathIn(language, path)} title={t("preview")} />
          </>
        )
      )}
    </details>
  );
}
