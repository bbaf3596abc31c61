import { ListField } from "./list-field.tsx";
import { NameField } from "./name-field.tsx";
import { GroupFields, NullableField, RecordField, ShapesField } from "./shape-fields.tsx";
import { PairField } from "./pair-field.tsx";
import { ChoiceField, NumberField, TextField } from "./text-fields.tsx";
import { Faults, Labelled, useInput } from "../parts/labelled.tsx";
import { useForm, type FieldProps } from "../parts/form-context.tsx";

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

function TickField({ path, value, label, name }: Omit<FieldProps, "node">) {
  const { set } = useForm();
  const text = (
    <span className="tick">
      <input
        {...useInput(path)}
        type="checkbox"
        checked={value === true}
        onChange={(event) => set(path, event.target.checked)}
      />
      {label}
    </span>
  );
  return (
    <Labelled {...{ path, name }} label={text}>
      {null}
    </Labelled>
  );
}
