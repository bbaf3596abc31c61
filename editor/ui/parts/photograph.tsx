import { useEffect, useMemo, useRef, useState, type FormEvent } from "react";
import type { ToldFault } from "../../fault-words.ts";
import { api } from "./api.ts";
import { config } from "./config.ts";
import { FormContext, useForm } from "./form-context.tsx";
import { Faults } from "./labelled.tsx";
import { blankOf, getAt, setAt, type Group, type Path } from "./values.ts";
import { t } from "./words.ts";

/** Where the part that is kept lies, each from 0 to 1. */
type Place = { readonly x: number; readonly y: number };

function cutOf({ naturalWidth, naturalHeight }: HTMLImageElement, ratio: number, place: Place) {
  const own = naturalWidth / naturalHeight;
  const width = own > ratio ? ratio / own : 1;
  const height = own > ratio ? 1 : own / ratio;
  return { left: (1 - width) * place.x, top: (1 - height) * place.y, width, height };
}

type Props = {
  /** The slot whose drawing is replaced; null for a photograph in a place of its own. */
  readonly slot: string | null;
  readonly use: string;
  readonly onClose: (slot: string | null) => void;
};

/** The place of its words among the fields of the page. */
const root = "photograph";

/** A photograph for a slot: chosen, cut to the slot's shape, described, and put in the drawing's place. */
export function PhotographDialog({ slot, use, onClose }: Props) {
  const form = useForm();
  const { Field } = form;
  const dialog = useRef<HTMLDialogElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [place, setPlace] = useState<Place>({ x: 0.5, y: 0.4 });
  // Nobody's consent is filled in.
  const blank = { ...(blankOf(config.photograph) as Group), consent: "" };
  const [value, setValue] = useState<unknown>({ [root]: blank });
  const [faults, setFaults] = useState<readonly ToldFault[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const title = t(slot === null ? "new_photograph" : "upload");
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url ?? ""), [url]);
  // Read by the browser; false when it is no picture.
  const [image, setImage] = useState<HTMLImageElement | null | false>(null);
  const { ratio, width } = config.shapes[use] ?? { ratio: 1.5, width: 960 };
  useEffect(() => dialog.current?.showModal(), []);
  const own = faults.map((fault) => ({ ...fault, field: `${root}.${fault.field}` }));
  const at = `${place.x * 100}% ${place.y * 100}%`;
  const kept = image ? Math.round(cutOf(image, ratio, place).width * image.naturalWidth) : 0;
  const put = async (event: FormEvent) => {
    event.preventDefault();
    if (!file || !image) return;
    const typed = Object.entries(getAt(value, [root]) as Group).filter(([, one]) => one !== "");
    const sent = new FormData();
    sent.set("file", file);
    const words = Object.fromEntries(typed);
    sent.set("with", JSON.stringify({ cut: cutOf(image, ratio, place), words }));
    setBusy(true);
    setFailed(false);
    try {
      const answer = await api.putPicture(slot === null ? { use } : { slot }, sent);
      if (answer.status === 200) return onClose(answer.slot ?? null);
      setFaults(answer.status === 422 ? answer.faults : []);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const set = (path: Path, next: unknown) =>
    setValue((before: unknown) => setAt(before, path, next));
  return (
    <dialog ref={dialog} className="photograph" aria-label={title} onClose={() => onClose(null)}>
      <form onSubmit={(event) => void put(event)}>
        <h2>{title}</h2>
        <label className="field">
          {t("file")}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={(event) => {
              setImage(null);
              setFile(event.target.files?.[0] ?? null);
            }}
          />
        </label>
        {image === false && <p className="fault">{t("no_picture")}</p>}
        {url && image !== false && (
          <div className="cut">
            <div className="cut-frame" style={{ aspectRatio: ratio }}>
              <img
                src={url}
                alt={t("cut_preview")}
                onLoad={(event) => setImage(event.currentTarget)}
                onError={() => setImage(false)}
                style={{ objectPosition: at }}
              />
            </div>
            <div>
              {(["x", "y"] as const).map((name) => (
                <label key={name} className="field">
                  {t(`cut_${name}`)}
                  <input
                    type="range"
                    min="0"
                    max="1"
                    step="0.01"
                    value={place[name]}
                    onChange={({ target }) => setPlace({ ...place, [name]: Number(target.value) })}
                  />
                </label>
              ))}
              <p className={kept < width ? "warning" : "hint"} role="status">
                {t(kept < width ? "too_small" : "large_enough", { kept, width })}
              </p>
            </div>
          </div>
        )}
        <FormContext value={{ ...form, value, set, faults: own, stale: [] }}>
          <Field
            node={config.photograph}
            path={[root]}
            value={getAt(value, [root])}
            label={t("words_of_it")}
            name={root}
          />
          <Faults at={[root, "file"]} />
        </FormContext>
        <p className="fault" role="alert">
          {hasFailed && t("photograph_failed")}
        </p>
        <p className="dialog-buttons">
          <button type="submit" className="button button-small" disabled={!image || isBusy}>
            {t(isBusy ? "working" : "put_photograph")}
          </button>
          <button
            type="button"
            className="button button-small button-outline"
            onClick={() => onClose(null)}
          >
            {t("cancel")}
          </button>
        </p>
      </form>
    </dialog>
  );
}
