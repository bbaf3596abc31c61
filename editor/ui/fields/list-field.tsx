import { useState } from "react";
import type { FormNode } from "../../form-node.ts";
import { Entry, EntryButtons, type Acts } from "../parts/entry.tsx";
import { Faults, Hint, Select } from "../parts/labelled.tsx";
import { fieldId, useForm, type FieldOf } from "../parts/form-context.tsx";
import { fieldName, language, optionName, t } from "../parts/words.ts";
import {
  blankOf,
  entryName,
  getAt,
  groupOf,
  isGroup,
  type Group,
  type Path,
} from "../parts/values.ts";
import { Inner } from "./shape-fields.tsx";

function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, items[from]!);
}

/** A copy is an entry of its own: its id is made when it is saved. */
const copyOf = (item: unknown) => (isGroup(item) && "id" in item ? { ...item, id: "" } : item);

/** The copy is opened and the original closed: left open above it, that would be changed by mistake. */
function goToCopy(path: Path, at: number): void {
  requestAnimationFrame(() => {
    const [original, copy] = [at, at + 1].map((one) =>
      document.getElementById(fieldId([...path, one])),
    );
    if (!(original instanceof HTMLDetailsElement && copy instanceof HTMLDetailsElement)) return;
    original.open = false;
    copy.open = true;
    copy.querySelector("summary")?.focus();
  });
}

function actsOf(
  path: Path,
  items: readonly unknown[],
  at: number,
  change: (items: unknown[]) => void,
  inner: FormNode,
): Acts {
  const item = items[at] as Group;
  const node = groupOf(inner, item);
  const canHide = node?.fields.some(({ name }) => name === "hidden") ?? false;
  const { hidden, ...shown } = canHide ? item : {};
  // A part that only this page has stands there once.
  const isOwn = inner.kind === "blocks" && !(node && hasFields(node));
  return {
    up: at > 0 && (() => change(moved(items, at, at - 1))),
    down: at < items.length - 1 && (() => change(moved(items, at, at + 1))),
    hide: canHide && hidden !== true && (() => change(items.with(at, { ...shown, hidden: true }))),
    show: canHide && hidden === true && (() => change(items.with(at, shown))),
    copy:
      !isOwn &&
      (() => {
        change(items.toSpliced(at + 1, 0, copyOf(item)));
        goToCopy(path, at);
      }),
    remove: !isOwn && (() => change(items.toSpliced(at, 1))),
  };
}

function Ticks({ node, value, path, label }: Omit<FieldOf<"choice">, "name">) {
  const { set } = useForm();
  const items = value as readonly unknown[];
  const toggled = (one: string, isOn: boolean) =>
    node.options.filter((each) => (each === one ? isOn : items.includes(each)));
  return (
    <fieldset className="group" id={fieldId(path)}>
      <legend>{label}</legend>
      <Faults at={path} />
      {node.options.map((one) => (
        <label key={one} className="tick">
          <input
            type="checkbox"
            checked={items.includes(one)}
            onChange={(event) => set(path, toggled(one, event.target.checked))}
          />
          {optionName(one)}
        </label>
      ))}
    </fieldset>
  );
}

const hasFields = (node: FormNode) => Object.keys(blankOf(node) as object).length > 0;

type AddTo = {
  readonly node: FormNode;
  readonly path: Path;
  readonly items: readonly unknown[];
};

function AddButton({ node, path, items }: AddTo) {
  const { set } = useForm();
  const blocks = node.kind === "blocks" ? node.blocks.filter((one) => hasFields(one.node)) : [];
  const [kind, setKind] = useState(blocks[0]?.name ?? "");
  const block = blocks.find(({ name }) => name === kind);
  const add = () =>
    set(path, [...items, block ? { kind, ...(blankOf(block.node) as object) } : blankOf(node)]);
  return (
    <p className="row">
      {blocks.length > 0 && (
        <>
          <label htmlFor={`${fieldId(path)}-new`}>{t("kind_of_block")}</label>
          <Select
            id={`${fieldId(path)}-new`}
            value={kind}
            options={blocks.map(({ name }) => [name, optionName(`block_${name}`)])}
            onPick={setKind}
          />
        </>
      )}
      <button type="button" onClick={add}>
        {t("add")}
      </button>
    </p>
  );
}

const isSmall = ({ kind }: FormNode) => ["pair", "text", "number", "choice"].includes(kind);

export function ListField({ node, path, value, label, name }: FieldOf<"list">) {
  const { set, choices, value: file } = useForm();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const { item: inner } = node;
  if (inner.kind === "choice") {
    return <Ticks node={inner} {...{ path, label }} value={items} />;
  }
  const titleOf = (item: unknown) => {
    const kind = inner.kind === "blocks" && isGroup(item) ? String(item["kind"]) : "";
    // A part that only this page has is a field of the file.
    const block = kind && optionName(`block_${kind}`, fieldName(kind));
    const own = entryName(item, language, choices) || entryName(getAt(file, [kind]), language);
    const hidden = isGroup(item) && item["hidden"] === true ? ` (${fieldName("hidden")})` : "";
    return ([block, own].filter(Boolean).join(": ") || t("new_entry")) + hidden;
  };
  const change = (all: unknown[]) => set(path, all);
  return (
    <section className="list" aria-label={label} id={fieldId(path)}>
      <h3>
        {label} <span className="count">{items.length}</span>
      </h3>
      <Hint name={name} />
      <Faults at={path} />
      {items.map((item, at) => {
        const acts = actsOf(path, items, at, change, inner);
        const key = isGroup(item) && typeof item["id"] === "string" && item["id"] ? item["id"] : at;
        const own = { node: inner, path: [...path, at], value: item, label: `${at + 1}`, name };
        return isSmall(inner) ? (
          <div key={key} className="small-item">
            <Inner {...own} />
            <EntryButtons title={titleOf(item)} acts={acts} />
          </div>
        ) : (
          <Entry key={key} path={[...path, at]} title={titleOf(item)} acts={acts}>
            <Inner {...own} />
          </Entry>
        );
      })}
      <AddButton node={inner} path={path} items={items} />
    </section>
  );
}
