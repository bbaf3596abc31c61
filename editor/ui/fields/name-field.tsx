import { useState } from "react";
import type { NameOf } from "../../form-node.ts";
import { api } from "../parts/api.ts";
import { Faults } from "../parts/faults.tsx";
import { fieldId, useForm, type FieldOf } from "../parts/form-context.tsx";
import { language, t } from "../parts/words.ts";
import { PhotographDialog } from "../parts/photograph.tsx";
import { usePicker } from "../parts/picker.tsx";
import type { Path } from "../parts/values.ts";
import { Hint } from "./text-fields.tsx";

/** What a name stands for, as a visitor meets it. */
function Named({ of, name }: { of: NameOf; name: string }) {
  const { choices } = useForm();
  if (of === "picture") {
    const picture = choices.pictures.find((one) => one.name === name);
    return <span>{picture?.alt[language] ?? t("nothing_chosen")}</span>;
  }
  if (of === "link" || of === "category") {
    const named = of === "link" ? choices.links : choices.categories;
    const link = named.find((one) => one.name === name);
    return <span>{link?.label[language] ?? t("nothing_chosen")}</span>;
  }
  const fact = choices.facts.find((one) => one.name === name);
  return fact ? (
    <span>
      {fact.label[language]}: <b>{fact.text[language]}</b>
    </span>
  ) : (
    <span>{t("nothing_chosen")}</span>
  );
}

/** Where a picture stands that nobody has chosen yet: on a card, or wide above an article's words. */
const useOf = (path: Path) => (path.length > 1 ? "card" : "wide");

/** A figure, link, category or picture: chosen, never typed. */
export function NameField({ node, path, value, label, name }: FieldOf<"text">) {
  const { set, reloadChoices, choices } = useForm();
  const pick = usePicker();
  const [uploading, setUploading] = useState<"replace" | "new" | null>(null);
  const [version, setVersion] = useState(0);
  const of = node.name!;
  const chosen = String(value ?? "");
  return (
    <div className={`field name-field of-${of}`} role="group" aria-label={label}>
      <span className="label">{label}</span>
      <div className="named">
        {of === "picture" && chosen && (
          <img
            key={`${chosen}${version}`}
            src={`${api.thumbnail(chosen)}&v=${version}`}
            alt=""
            loading="lazy"
          />
        )}
        <p>
          <Named of={of} name={chosen} />
          <code>{chosen}</code>
        </p>
        <p className="named-buttons">
          <button
            type="button"
            id={fieldId(path)}
            className="button button-small button-outline"
            onClick={() => pick(of, (picked) => set(path, picked))}
          >
            {t(`pick_${of}`)}
          </button>
          {of === "picture" && chosen && (
            <button
              type="button"
              className="button button-small button-outline"
              onClick={() => setUploading("replace")}
            >
              {t("upload")}
            </button>
          )}
          {of === "picture" && (
            <button
              type="button"
              className="button button-small button-outline"
              onClick={() => setUploading("new")}
            >
              {t("new_photograph")}
            </button>
          )}
        </p>
      </div>
      <Hint name={name} />
      <Faults at={path} />
      {uploading && (
        <PhotographDialog
          slot={uploading === "new" ? null : chosen}
          use={choices.pictures.find((one) => one.name === chosen)?.use ?? useOf(path)}
          onClose={(put) => {
            setUploading(null);
            if (put === null) return;
            reloadChoices();
            setVersion(version + 1);
            if (put !== chosen) set(path, put);
          }}
        />
      )}
    </div>
  );
}
