import { thumbnailAddress } from "../names.ts";
import { Faults, fieldId, Hint, useForm, useInput, useWords, type FieldOf } from "./context.tsx";

/** A figure, link, category, purpose or picture, chosen in a dialog (editor/ui/main.ts, photographs.ts). */
export function NameField({ node, path, value, label, name }: FieldOf<"text">) {
  const { choices } = useForm();
  const { t } = useWords();
  const { id: _id, autoFocus, ...input } = useInput(path);
  const of = node.name!;
  const chosen = String(value ?? "");
  const known = choices[of].find((one) => one.name === chosen);
  const isPicture = of === "picture";
  // Without a picture: articles have a wide one at their top, entries of lists are cards.
  const use = known?.use ?? (path.length > 1 ? "card" : "wide");
  return (
    <div className="field" role="group" aria-label={label}>
      <span className="label">{label}</span>
      <div className="named row">
        <input type="hidden" {...input} value={chosen} />
        {isPicture && known && <img src={thumbnailAddress(known)} alt="" loading="lazy" />}
        <p>
          <span>
            {known?.label ?? t("nothing_chosen")}
            {!isPicture && known?.detail && `: ${known.detail}`}
          </span>{" "}
          <code>{chosen}</code>
        </p>
        <p className="row">
          <button type="button" id={fieldId(path)} {...{ autoFocus }} data-pick={of}>
            {t(`pick_${of}`)}
          </button>
          {isPicture && chosen && (
            <button type="button" data-photograph={use} data-slot={chosen}>
              {t("upload")}
            </button>
          )}
          {known?.isPhotograph && known.hasDrawing && (
            <button type="button" data-drawing={chosen}>
              {t("remove_photograph")}
            </button>
          )}
          {isPicture && (
            <button type="button" data-photograph={use}>
              {t("new_photograph")}
            </button>
          )}
        </p>
      </div>
      <Hint name={name} />
      <Faults at={path} />
    </div>
  );
}
