import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#domain/icons.ts";
import { entryName, getAt, isGroup } from "../values.ts";
import { Faults, useField, useForm, useWords, type FieldOf, type FieldProps } from "./context.tsx";
import { Input } from "./input.tsx";
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

function TextField({ node, value, ...own }: FieldOf<"text">) {
  const { value: whole, language } = useForm();
  const { t } = useWords();
  const input = useField(own);
  const text = String(value ?? "");
  // A field may refer to entries of its own file: `source` to one of `sources`.
  const entries = getAt(whole, [`${own.name}s`]);
  if (node.is === "changed") return null;
  if (isGroup(entries)) {
    const options = Object.entries(entries).map(
      ([key, entry]) => [key, entryName(entry, language) || key] as const,
    );
    return <Choice {...{ input, text, options }} />;
  }
  // An entry's own id is part of URLs: derived from the title on saving, and never changed. Other ids are references.
  const isOwnId = node.is === "id" && own.name === "id";
  return (
    <Input
      {...input}
      type={node.is === "day" ? "date" : "text"}
      value={text}
      readOnly={isOwnId}
      placeholder={isOwnId ? t("id_comes") : undefined}
      hint={isOwnId && text !== "" ? t("id_stays") : input.hint}
    />
  );
}

const NumberField = ({ node, value, ...own }: FieldOf<"number">) => (
  <Input
    {...useField(own)}
    type="number"
    step={node.whole ? 1 : "any"}
    value={typeof value === "number" ? String(value) : ""}
  />
);

function TickField({ value, ...own }: Omit<FieldProps, "node">) {
  const input = useField(own);
  return (
    <>
      <input type="hidden" name={input.name} value="" />
      <Input {...input} type="checkbox" value={value === true ? "on" : ""} />
    </>
  );
}

type ChoiceOf = {
  readonly input: ReturnType<typeof useField>;
  readonly text: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly children?: ReactNode;
};

/** A select; an empty or unknown value stays selected as an option of its own. */
function Choice({ input, text, options, children }: ChoiceOf) {
  const own = [text, text || useWords().t("please_choose")] as const;
  const isKnown = options.some(([one]) => one === text);
  return (
    <Input {...input} value={text} options={isKnown ? options : [own, ...options]}>
      {children}
    </Input>
  );
}

function ChoiceField({ node, value, ...own }: FieldOf<"choice">) {
  const { choices } = useForm();
  const { optionName } = useWords();
  const titleOf = (one: string) => choices.page.find((page) => page.name === one)?.label ?? one;
  const nameOf = node.of === "page" ? titleOf : optionName;
  const options = node.options.map((one) => [one, nameOf(one)] as const);
  return (
    <Choice {...{ input: useField(own), text: String(value), options }}>
      {node.of === "icon" && value !== "" && <Icon name={value as IconName} />}
    </Choice>
  );
}
