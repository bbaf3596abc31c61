import { useState } from "react";
import { api } from "../parts/api.ts";
import { fieldId, useForm, type FieldOf } from "../parts/form-context.tsx";
import { Faults, Hint } from "../parts/labelled.tsx";
import { PhotographDialog } from "../parts/photograph.tsx";
import { usePicker } from "../parts/picker.tsx";
import { t } from "../parts/words.ts";

/** A figure, link, category or picture: chosen, never typed. */
export function NameField({ node, path, value, label, name }: FieldOf<"text">) {
  const { set, reloadChoices, choices } = useForm();
  const pick = usePicker();
  const [uploading, setUploading] = useState<"upload" | "new_photograph" | null>(null);
  const [version, setVersion] = useState(0);
  const of = node.name!;
  const chosen = String(value ?? "");
  const known = choices[of].find((one) => one.name === chosen);
  const isPicture = of === "picture";
  const reloadPicture = () => {
    reloadChoices();
    setVersion(version + 1);
  };
  // A picture that nobody has chosen yet stands on a card, or wide above an article's words.
  const use = known?.use ?? (path.length > 1 ? "card" : "wide");
  const acts: Record<string, () => void> = {
    [`pick_${of}`]: () => pick(of, (picked) => set(path, picked)),
    ...(isPicture && chosen && { upload: () => setUploading("upload") }),
    ...(known?.isPhotograph && {
      remove_photograph: () => void api.removePicture(chosen).then(reloadPicture),
    }),
    ...(isPicture && { new_photograph: () => setUploading("new_photograph") }),
  };
  return (
    <div className="field" role="group" aria-label={label}>
      <span className="label">{label}</span>
      <div className="named row">
        {isPicture && chosen && (
          <img
            key={`${chosen}${version}`}
            src={`${api.thumbnail(chosen)}&v=${version}`}
            alt=""
            loading="lazy"
          />
        )}
        <p>
          <span>
            {known?.label ?? t("nothing_chosen")}
            {known?.detail && `: ${known.detail}`}
          </span>
          <code>{chosen}</code>
        </p>
        <p className="row">
          {Object.entries(acts).map(([key, act], at) => (
            <button key={key} type="button" id={at === 0 ? fieldId(path) : undefined} onClick={act}>
              {t(key)}
            </button>
          ))}
        </p>
      </div>
      <Hint name={name} />
      <Faults at={path} />
      {uploading && (
        <PhotographDialog
          slot={uploading === "upload" ? chosen : null}
          use={use}
          onClose={(put) => {
            setUploading(null);
            if (put === null) return;
            reloadPicture();
            if (put !== chosen) set(path, put);
          }}
        />
      )}
    </div>
  );
}
