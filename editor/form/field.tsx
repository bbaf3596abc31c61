import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#domain/icons.ts";
import { entryName, getAt, isGroup } from "../values.ts";
import {
  Faults,
  Hint,
  Labelled,
  Select,
  useForm,
  useInput,
  useWords,
  type FieldOf,
  type FieldProps,
} from "./context.tsx";
import { ListField } from "./list-field.tsx";
import { NameField } from "./name-field.tsx";
import { PairField } from "./pair-field.tsx";
import { GroupFields, NullableField, RecordField, ShapesField } from "./shape-fields.tsx";

export function Field({ node, ...rest }: FieldProps) {
  switch (node.kind) {
    case "pair":
    case "article":
      return <PairField node={node} {...rest} />;
    case "text":
      return node.name ? <NameField node={node} {...rest} /> : <TextField node={node} {...rest} />;
    case "number":
      return <NumberField node={node} {...rest} />;
    case "tick":
      return <TickField {...rest} />;
    case "choice":
      return <ChoiceField node={node} {...rest} />;
    case "list":
      return <ListField node={node} {...rest} />;
    case "group":
    case "blocks":
      return (
        <fieldset className="group">
          <legend>{rest.label}</legend>
          <Faults at={rest.path} />
          <GroupFields node={node} path={rest.path} value={rest.value} />
        </fieldset>
      );
    case "record":
      return <RecordField node={node} {...rest} />;
    case "nullable":
      return <NullableField node={node} {...rest} />;
    case "shapes":
      return <ShapesField node={node} {...rest} />;
  }
}

function TextField({ node, path, value, label, name }: FieldOf<"text">) {
  const { value: whole, language } = useForm();
  const { t } = useWords();
  const input = useInput(path);
  const text = String(value ?? "");
  // Entries of the same file that a field may name: a figure's `source` is one of its `sources`.
  const entries = getAt(whole, [`${name}s`]);
  if (node.is === "changed") return null;
  if (isGroup(entries)) {
    const options = Object.entries(entries).map(
      ([key, entry]) => [key, entryName(entry, language) || key] as const,
    );
    return (
      <Labelled {...{ path, label, name }}>
        <Select {...input} value={text} options={options} />
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
        defaultValue={text}
        readOnly={isOwnId}
        placeholder={isOwnId ? t("id_comes") : undefined}
      />
      {isOwnId && text !== "" && <p className="hint">{t("id_stays")}</p>}
    </Labelled>
  );
}

const NumberField = ({ node, path, value, label, name }: FieldOf<"number">) => (
  <Labelled {...{ path, label, name }}>
    <input
      {...useInput(path)}
      type="number"
      step={node.whole ? 1 : "any"}
      defaultValue={typeof value === "number" ? value : ""}
    />
  </Labelled>
);

function TickField({ path, value, label, name }: Omit<FieldProps, "node">) {
  const input = useInput(path);
  return (
    <div className="field">
      <input type="hidden" name={input.name} value="" />
      <label className="tick">
        <input {...input} type="checkbox" value="on" defaultChecked={value === true} />
        {label}
      </label>
      <Hint name={name} />
      <Faults at={path} />
    </div>
  );
}

function ChoiceField({ node, path, value, label, name }: FieldOf<"choice">) {
  const { choices } = useForm();
  const { optionName } = useWords();
  const titleOf = (one: string) => choices.page.find((page) => page.name === one)?.label ?? one;
  const nameOf = node.of === "page" ? titleOf : optionName;
  return (
    <Labelled {...{ path, label, name }}>
      <div className="row">
        {node.of === "icon" && value !== "" && <Icon name={value as IconName} />}
        <Select
          {...useInput(path)}
          value={String(value)}
          options={node.options.map((one) => [one, nameOf(one)] as const)}
        />
      </div>
    </Labelled>
  );
}
