import { useState } from "react";
import { Entry } from "../parts/entry.tsx";
import { Faults, Select } from "../parts/labelled.tsx";
import { fieldId, useForm, type FieldOf, type FieldProps } from "../parts/form-context.tsx";
import { fieldName, language, optionName, t } from "../parts/words.ts";
import { blankOf, entryName, groupOf, isGroup, shapeOf } from "../parts/values.ts";

type GroupOf = Pick<FieldProps, "node" | "path" | "value">;

/** The fields of a group or of the block that a value is, and buttons for those it may have and has not. */
export function GroupFields({ node, path, value }: GroupOf) {
  const { set, Field } = useForm();
  const group = isGroup(value) ? value : {};
  const whole = groupOf(node, value);
  if (!whole) return null;
  const isThere = (name: string) => group[name] !== undefined;
  const absent = whole.fields.filter(({ name }) => !isThere(name));
  return (
    <>
      {whole.fields.map(({ name, node: inner, required }) =>
        isThere(name) ? (
          <div key={name} className="of-group">
            <Field
              node={inner}
              path={[...path, name]}
              value={group[name]}
              label={fieldName(name)}
              name={name}
            />
            {!required && (
              <button
                type="button"
                className="quiet"
                onClick={() => set([...path, name], undefined)}
              >
                {t("without", { name: fieldName(name) })}
              </button>
            )}
          </div>
        ) : (
          <Faults key={name} at={[...path, name]} />
        ),
      )}
      {absent.length > 0 && (
        <p className="row">
          {absent.map(({ name, node: inner }) => (
            <button
              key={name}
              type="button"
              className="quiet"
              onClick={() => set([...path, name], blankOf(inner))}
            >
              + {fieldName(name)}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

/** The fields of a group as they are; anything else with its own label. */
export function Inner(of: FieldProps) {
  const { Field } = useForm();
  const isGroupOf = of.node.kind === "group" || of.node.kind === "blocks";
  return isGroupOf ? <GroupFields {...of} /> : <Field {...of} />;
}

/** A value that nobody may know yet: a tick says so. */
export function NullableField({ node, path, value, label, name }: FieldOf<"nullable">) {
  const { set, Field } = useForm();
  const isUnknown = value === null || value === undefined;
  return (
    <div className={isUnknown ? "nullable is-unknown" : "nullable"}>
      {isUnknown ? (
        <>
          <p className="label">{label}</p>
          <Faults at={path} />
        </>
      ) : (
        <Field node={node.value} path={path} value={value} label={label} name={name} />
      )}
      <label className="tick">
        <input
          id={isUnknown ? fieldId(path) : undefined}
          type="checkbox"
          checked={isUnknown}
          onChange={(event) => set(path, event.target.checked ? null : blankOf(node.value))}
        />
        <span>
          {t("not_known")} <span className="visually-hidden">({label})</span>
        </span>
      </label>
    </div>
  );
}

export function ShapesField({ node, path, value, label, name }: FieldOf<"shapes">) {
  const { set, Field } = useForm();
  const at = shapeOf(node.shapes, value);
  const shape = node.shapes[at]!;
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <div className="field">
        <label htmlFor={`${fieldId(path)}-shape`}>{t("shape")}</label>
        <Select
          id={`${fieldId(path)}-shape`}
          value={String(at)}
          options={node.shapes.map((one, place) => [String(place), optionName(one.name)])}
          onPick={(place) => set(path, blankOf(node.shapes[Number(place)]!.node))}
        />
      </div>
      <Field
        node={shape.node}
        path={path}
        value={value}
        label={optionName(shape.name)}
        name={name}
      />
    </fieldset>
  );
}

export function RecordField({ node, path, value, label }: FieldOf<"record">) {
  const { set, grows, choices } = useForm();
  const [name, setName] = useState("");
  const group = isGroup(value) ? value : {};
  const mayGrow = grows || path.at(-1) === "query";
  const add = () => {
    const key = name.trim();
    if (key === "" || key in group) return;
    set([...path, key], blankOf(node.item));
    setName("");
  };
  return (
    <section className="list" aria-label={label}>
      <h3>{label}</h3>
      <Faults at={path} />
      {Object.entries(group).map(([key, part]) => (
        <Entry
          key={key}
          path={[...path, key]}
          title={entryName(part, language, choices) || fieldName(key)}
          detail={path[0] === "facts" ? choices.figures[key]?.[language] : undefined}
          acts={{ remove: mayGrow && (() => set([...path, key], undefined)) }}
        >
          <Inner node={node.item} path={[...path, key]} value={part} label={key} name={key} />
        </Entry>
      ))}
      {mayGrow && (
        <p className="row">
          <label htmlFor={`${fieldId(path)}-new`}>{t("new_name")}</label>
          <input
            id={`${fieldId(path)}-new`}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="button" onClick={add}>
            {t("add")}
          </button>
        </p>
      )}
    </section>
  );
}
