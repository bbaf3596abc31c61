import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#domain/icons.ts";
import { Faults, useFault } from "../parts/faults.tsx";
import { fieldId, useForm, type FieldOf } from "../parts/form-context.tsx";
import { hintOf, language, optionName, t } from "../parts/words.ts";
import { entryName, getAt, isGroup } from "../parts/values.ts";

export function Hint({ name }: { name: string }) {
  const hint = hintOf(name);
  return hint && <p className="hint">{hint}</p>;
}

/** Entries of the same file that a field may name: a figure's `source` is one of its `sources`. */
function useNames(name: string): readonly { name: string; title: string }[] {
  const { value } = useForm();
  const entries = getAt(value, [`${name}s`]);
  if (!isGroup(entries)) return [];
  return Object.entries(entries).map(([key, entry]) => ({
    name: key,
    title: entryName(entry, language) || key,
  }));
}

export function TextField({ node, path, value, label, name }: FieldOf<"text">) {
  const { set } = useForm();
  const text = String(value ?? "");
  const fault = useFault(path);
  const names = useNames(name);
  if (node.is === "changed") return null;
  // Part of addresses: the site makes it from the title, and it stays. Elsewhere an id names another entry.
  const isOwnId = node.is === "id" && name === "id";
  // An address that is copied from elsewhere brings blanks along.
  const change = (typed: string) => set(path, name === "url" ? typed.trim() : typed);
  return (
    <div className="field">
      <label htmlFor={fieldId(path)}>{label}</label>
      {names.length > 0 ? (
        <select
          id={fieldId(path)}
          value={text}
          onChange={(event) => change(event.target.value)}
          {...fault}
        >
          {text === "" && <option value="">{t("please_choose")}</option>}
          {names.map((one) => (
            <option key={one.name} value={one.name}>
              {one.title}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={fieldId(path)}
          type={node.is === "day" ? "date" : "text"}
          value={text}
          readOnly={isOwnId}
          placeholder={isOwnId ? t("id_comes") : undefined}
          onChange={(event) => change(event.target.value)}
          {...fault}
        />
      )}
      {isOwnId && text !== "" && <p className="hint">{t("id_stays")}</p>}
      <Hint name={name} />
      <Faults at={path} />
    </div>
  );
}

export function NumberField({ node, path, value, label, name }: FieldOf<"number">) {
  const { set } = useForm();
  const fault = useFault(path);
  return (
    <div className="field short">
      <label htmlFor={fieldId(path)}>{label}</label>
      <input
        id={fieldId(path)}
        type="number"
        step={node.whole ? 1 : "any"}
        value={typeof value === "number" ? value : ""}
        onChange={({ target }) => set(path, target.value === "" ? "" : Number(target.value))}
        {...fault}
      />
      <Hint name={name} />
      <Faults at={path} />
    </div>
  );
}

export function TickField({ path, value, label, name }: FieldOf<"tick">) {
  const { set } = useForm();
  return (
    <div className="field">
      <label className="tick">
        <input
          id={fieldId(path)}
          type="checkbox"
          checked={value === true}
          onChange={(event) => set(path, event.target.checked)}
        />
        {label}
      </label>
      <Hint name={name} />
      <Faults at={path} />
    </div>
  );
}

export function ChoiceField({ node, path, value, label, name }: FieldOf<"choice">) {
  const { set, choices } = useForm();
  const fault = useFault(path);
  const nameOf = (one: string) =>
    node.of === "page"
      ? entryName(choices.pages.find((page) => page.name === one)?.title ?? one, language)
      : optionName(one);
  return (
    <div className="field">
      <label htmlFor={fieldId(path)}>{label}</label>
      <div className="with-sign">
        {node.of === "icon" && <Icon name={value as IconName} />}
        <select
          id={fieldId(path)}
          value={String(value)}
          onChange={(event) => set(path, event.target.value)}
          {...fault}
        >
          {node.options.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </div>
      <Hint name={name} />
      <Faults at={path} />
    </div>
  );
}
