import type { FormEdit } from "../fill-in.ts";
import type { FormNode } from "../form-schema.ts";
import { blankOf, entryName, getAt, groupOf, isGroup, type Group, type Path } from "../values.ts";
import {
  Entry,
  Faults,
  fieldId,
  Hint,
  ActionButton,
  ActionButtons,
  useForm,
  useWords,
  type FieldOf,
  type FieldProps,
} from "./context.tsx";
import { Inner } from "./shape-fields.tsx";

const hasFields = (node: FormNode) => Object.keys(blankOf(node) as object).length > 0;

function actsOf(path: Path, items: readonly unknown[], at: number, inner: FormNode) {
  const item = items[at] as Group;
  const own = [...path, at];
  const node = groupOf(inner, item);
  const canHide = node?.fields.some(({ name }) => name === "hidden") ?? false;
  const isHidden = canHide && item["hidden"] === true;
  // Sections without fields exist once per page: they are moved, but not copied or removed.
  const isOwn = inner.kind === "blocks" && !(node && hasFields(node));
  const acts: Record<string, FormEdit | false> = {
    up: at > 0 && ["move", own, at - 1],
    down: at < items.length - 1 && ["move", own, at + 1],
    hide: canHide && !isHidden && ["set", [...own, "hidden"], true],
    show: isHidden && ["take", [...own, "hidden"]],
    copy: !isOwn && ["copy", own],
    remove: !isOwn && ["take", own],
  };
  return acts;
}

function Ticks({ node, value, path, label }: Omit<FieldOf<"choice">, "name">) {
  const { optionName } = useWords();
  const name = path.join(".");
  return (
    <fieldset className="group" id={fieldId(path)}>
      <legend>{label}</legend>
      <Faults at={path} />
      <input type="hidden" name={name} value="" />
      {node.options.map((one) => (
        <label key={one} className="tick">
          <input
            type="checkbox"
            name={name}
            value={one}
            defaultChecked={(value as readonly unknown[]).includes(one)}
          />
          {optionName(one)}
        </label>
      ))}
    </fieldset>
  );
}

/** A button to add an entry, or one for each kind of block. @param path of the new entry */
function Add({ node, path }: Pick<FieldProps, "node" | "path">) {
  const { t, optionName } = useWords();
  const blocks = node.kind === "blocks" ? node.blocks.filter((one) => hasFields(one.node)) : [];
  if (blocks.length === 0) {
    return (
      <p>
        <ActionButton act={["put", path, blankOf(node)]}>{t("add")}</ActionButton>
      </p>
    );
  }
  return (
    <details>
      <summary>{t("add")}</summary>
      <p className="row">
        {blocks.map(({ name: kind, node: block }) => (
          <ActionButton key={kind} act={["put", path, { kind, ...(blankOf(block) as object) }]}>
            {optionName(`block_${kind}`)}
          </ActionButton>
        ))}
      </p>
    </details>
  );
}

const isSmall = ({ kind }: FormNode) => ["pair", "text", "number", "choice"].includes(kind);

export function ListField({ node, path, value, label, name }: FieldOf<"list">) {
  const { choices, value: file, language } = useForm();
  const { t, fieldName, optionName } = useWords();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const { item: inner } = node;
  if (inner.kind === "choice") {
    return <Ticks node={inner} {...{ path, label }} value={items} />;
  }
  const titleOf = (item: unknown) => {
    const kind = inner.kind === "blocks" && isGroup(item) ? String(item["kind"]) : "";
    // A section of one page only has the name of a field of the file.
    const block = kind && optionName(`block_${kind}`, fieldName(kind));
    const own = [item, getAt(file, [kind])]
      .map((one) => entryName(one, language, choices))
      .find(Boolean);
    const hidden = isGroup(item) && item["hidden"] === true ? ` (${fieldName("hidden")})` : "";
    return ([block, own].filter(Boolean).join(": ") || t("new_entry")) + hidden;
  };
  return (
    <section className="list" aria-label={label} id={fieldId(path)}>
      <h3>
        {label} <span className="count">{items.length}</span>
      </h3>
      <Hint name={name} />
      <Faults at={path} />
      {items.map((item, at) => {
        const acts = actsOf(path, items, at, inner);
        const title = titleOf(item);
        const own = { node: inner, path: [...path, at], value: item, label: `${at + 1}`, name };
        return isSmall(inner) ? (
          <div key={at} className="small-item">
            <Inner {...own} />
            <ActionButtons title={title} acts={acts} />
          </div>
        ) : (
          <Entry key={at} path={own.path} title={title} acts={acts}>
            <Inner {...own} />
          </Entry>
        );
      })}
      <Add node={inner} path={[...path, items.length]} />
    </section>
  );
}
