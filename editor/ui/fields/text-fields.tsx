import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#domain/icons.ts";
import { useForm, type FieldOf } from "../parts/form-context.tsx";
import { Labelled, Select, useInput } from "../parts/labelled.tsx";
import { entryName, getAt, isGroup } from "../parts/values.ts";
import { language, optionName, t } from "../parts/words.ts";

export function TextField({ node, path, value, label, name }: FieldOf<"text">) {
  const { set, value: whole } = useForm();
  const input = useInput(path);
  const text = String(value ?? "");
  // Entries of the same file that a field may name: a figure's `source` is one of its `sources`.
  const entries = getAt(whole, [`${name}s`]);
  if (node.is === "changed") return null;
  if (isGroup(entries)) {
    const options = Object.entries(entries).map(
      ([key, entry]) => [key, entryName(entry, language) || key] as const,
    );
    const all = text === "" ? [["", t("please_choose")] as const, ...options] : options;
    return (
      <Labelled {...{ path, label, name }}>
        <Select {...input} value={text} options={all} onPick={(one) => set(path, one)} />
      </Labelled>
    );
  }
  // Part of addresses: the site makes it from the title, and it stays. Elsewhere an id names another entry.
  const isOwnId = node.is === "id" && name === "id";
  return (
    <Labelled {...{ path, label, name }}>
      <input
        {...input}
        type={node.is === "day" ? "date" : "text"}
        value={text}
        readOnly={isOwnId}
        placeholder={isOwnId ? t("id_comes") : undefined}
        // An address that is copied from elsewhere brings blanks along.
        onChange={({ target }) => set(path, name === "url" ? target.value.trim() : target.value)}
      />
      {isOwnId && text !== "" && <p className="hint">{t("id_stays")}</p>}
    </Labelled>
  );
}

export function NumberField({ node, path, value, label, name }: FieldOf<"number">) {
  const { set } = useForm();
  return (
    <Labelled {...{ path, label, name }}>
      <input
        {...useInput(path)}
        type="number"
        step={node.whole ? 1 : "any"}
        value={typeof value === "number" ? value : ""}
        onChange={({ target }) => set(path, target.value === "" ? "" : Number(target.value))}
      />
    </Labelled>
  );
}

export function ChoiceField({ node, path, value, label, name }: FieldOf<"choice">) {
  const { set, choices } = useForm();
  const titleOf = (one: string) => choices.page.find((page) => page.name === one)?.label ?? one;
  const nameOf = node.of === "page" ? titleOf : optionName;
  return (
    <Labelled {...{ path, label, name }}>
      <div className="row">
        {node.of === "icon" && <Icon name={value as IconName} />}
        <Select
          {...useInput(path)}
          value={String(value)}
          options={[
            // Nothing is chosen that somebody must know.
            ...(value === "" ? [["", t("please_choose")] as const] : []),
            ...node.options.map((one) => [one, nameOf(one)] as const),
          ]}
          onPick={(one) => set(path, one)}
        />
      </div>
    </Labelled>
  );
}
