import { blankOf, entryName, groupOf, isGroup, shapeOf } from "../values.ts";
import {
  Entry,
  Faults,
  ActionButton,
  useForm,
  useMustOpen,
  useWords,
  type FieldOf,
  type FieldProps,
} from "./context.tsx";

/** The fields of a group or block, and buttons to add its missing optional fields. */
export function GroupFields({ node, path, value }: Pick<FieldProps, "node" | "path" | "value">) {
  const { Field } = useForm();
  const { t, fieldName } = useWords();
  const group = isGroup(value) ? value : {};
  const whole = groupOf(node, value);
  if (!whole) return null;
  const isThere = (name: string) => group[name] !== undefined;
  // Entries of lists have buttons to hide and show them.
  const fields = whole.fields.filter(
    ({ name }) => name !== "hidden" || typeof path.at(-1) !== "number",
  );
  const absent = fields.filter(({ name }) => !isThere(name));
  return (
    <>
      {fields.map(({ name, node: inner, required }) => {
        const at = [...path, name];
        const label = fieldName(name);
        if (!isThere(name)) return <Faults key={name} at={at} />;
        return (
          <div key={name} className="of-group">
            <Field node={inner} path={at} value={group[name]} label={label} name={name} />
            {!required && (
              <ActionButton act={["take", at]}>{t("without", { name: label })}</ActionButton>
            )}
          </div>
        );
      })}
      {absent.length > 0 && (
        <p className="row">
          {absent.map(({ name, node: inner }) => (
            <ActionButton key={name} act={["set", [...path, name], blankOf(inner)]}>
              + {fieldName(name)}
            </ActionButton>
          ))}
        </p>
      )}
    </>
  );
}

/** Renders a group without a frame, and anything else with its label. */
export function Inner(of: FieldProps) {
  const { Field } = useForm();
  const isGroupOf = of.node.kind === "group" || of.node.kind === "blocks";
  return isGroupOf ? <GroupFields {...of} /> : <Field {...of} />;
}

export function NullableField({ node, path, value, ...own }: FieldOf<"nullable">) {
  const { Field } = useForm();
  const { t } = useWords();
  if (value !== null && value !== undefined) {
    return (
      <div className="nullable">
        <Field node={node.value} path={path} value={value} {...own} />
        <ActionButton act={["set", path, null]} label={`${t("make_unknown")} (${own.label})`}>
          {t("make_unknown")}
        </ActionButton>
      </div>
    );
  }
  return (
    <div className="nullable is-unknown">
      <p className="label">{own.label}</p>
      <Faults at={path} />
      <p>
        {t("not_known")}{" "}
        <ActionButton
          isInput
          act={["set", path, blankOf(node.value)]}
          label={`${t("fill_in")} (${own.label})`}
        >
          {t("fill_in")}
        </ActionButton>
      </p>
    </div>
  );
}

export function ShapesField({ node, path, value, label, name }: FieldOf<"shapes">) {
  const { Field } = useForm();
  const { t, optionName } = useWords();
  const shape = node.shapes[shapeOf(node.shapes, value)]!;
  const own = optionName(shape.name);
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <Field node={shape.node} path={path} value={value} label={own} name={name} />
      <p className="row">
        <span>{t("shape")}</span>
        {node.shapes
          .filter((one) => one !== shape)
          .map((one) => (
            <ActionButton key={one.name} act={["set", path, blankOf(one.node)]}>
              {optionName(one.name)}
            </ActionButton>
          ))}
      </p>
    </fieldset>
  );
}

/** Entries under keys of their own. There may be hundreds, so only open ones are rendered. */
export function RecordField({ node, path, value, label }: FieldOf<"record">) {
  const { grows, choices, language } = useForm();
  const { t, fieldName } = useWords();
  const mayGrow = grows || path.at(-1) === "query";
  return (
    <section className="list" aria-label={label}>
      <h3>{label}</h3>
      <Faults at={path} />
      {Object.entries(isGroup(value) ? value : {}).map(([key, part]) => (
        <RecordEntry
          key={key}
          path={[...path, key]}
          title={entryName(part, language, choices) || fieldName(key)}
          detail={path[0] === "facts" ? choices.figures[key]?.[language] : undefined}
          acts={{ remove: mayGrow && ["take", [...path, key]] }}
        >
          <Inner node={node.item} path={[...path, key]} value={part} label={key} name={key} />
        </RecordEntry>
      ))}
      {mayGrow && (
        <label className="row">
          {t("new_name")}
          <input name={`form:new ${path.join(".")}`} />
          <button name="form:new" value={JSON.stringify([path, blankOf(node.item)])}>
            {t("add")}
          </button>
        </label>
      )}
    </section>
  );
}

function RecordEntry(entry: Parameters<typeof Entry>[0]) {
  const { path, title, detail } = entry;
  if (useMustOpen(path)) return <Entry {...entry} />;
  return (
    <button className="entry quiet" name="form:do" value={JSON.stringify(["render", path])}>
      <b>{title}</b> {detail && <span className="hint">{detail}</span>}
    </button>
  );
}
