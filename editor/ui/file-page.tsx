import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Choices } from "../choices.ts";
import type { ToldFault } from "../fault-words.ts";
import { fileAddress } from "../names.ts";
import type { FormField } from "../form-node.ts";
import type { Opened } from "../save.ts";
import { config } from "./parts/config.ts";
import { Entry } from "./parts/entry.tsx";
import { Field } from "./fields/field.tsx";
import { fieldId, FormContext, useForm } from "./parts/form-context.tsx";
import { PhotographDialog } from "./parts/photograph.tsx";
import { GroupFields, Inner } from "./fields/shape-fields.tsx";
import { fieldName, language, t } from "./parts/words.ts";
import { PickerProvider } from "./parts/picker.tsx";
import { useFile, type Note } from "./use-file.ts";
import { isGroup } from "./parts/values.ts";

type FilePageProps = {
  readonly choices: Choices;
  readonly reloadChoices: () => void;
  readonly shown: { readonly field: string } | null;
  readonly onSaved: () => void;
};

const isLarge = ({ node }: FormField) => ["group", "blocks", "list", "record"].includes(node.kind);

/** The fields of a file: each large one stands closed until it is wanted. */
function Body({ opened: { form, path }, value }: { opened: Opened; value: unknown }) {
  const { reloadChoices } = useForm();
  const [isOpen, setOpen] = useState(true);
  if (path === "new-photographs") {
    const onClose = () => {
      setOpen(false);
      reloadChoices();
    };
    return isOpen ? <PhotographDialog slot={null} use="card" onClose={onClose} /> : null;
  }
  if (form.kind !== "group") {
    return (
      <Field node={form} path={[]} value={value} label={fieldName("entries")} name="entries" />
    );
  }
  // Nothing of an article or an issue is closed.
  if (form.fields.some(({ node }) => node.kind === "article"))
    return <GroupFields node={form} path={[]} value={value} />;
  const group = isGroup(value) ? value : {};
  const large = form.fields.filter((one) => isLarge(one) && group[one.name] !== undefined);
  const small = form.fields.filter((one) => !large.includes(one));
  return (
    <>
      <GroupFields node={{ kind: "group", fields: small }} path={[]} value={value} />
      {large.map(({ name, node }) => (
        <Entry key={name} path={[name]} title={fieldName(name)}>
          <Inner
            node={node}
            path={[name]}
            value={group[name]}
            label={fieldName(name)}
            name={name}
          />
        </Entry>
      ))}
    </>
  );
}

const looks = 20;

/** Puts the cursor into a field; the entries around it open one after the other. @returns what stops looking for it */
function showField(field: string): () => void {
  let look = 0;
  const timer = setInterval(() => {
    const input = document.getElementById(fieldId([field]));
    look += 1;
    if (input || look === looks) clearInterval(timer);
    input?.scrollIntoView({ block: "center" });
    input?.focus();
  }, 50);
  return () => clearInterval(timer);
}

/** All faults of a save, each leading to its field, in another file too. */
function FaultList({ faults, path }: { faults: readonly ToldFault[]; path: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [faults]);
  if (faults.length === 0) return null;
  const placeOf = (at: string) =>
    at
      .split(".")
      .map((name) => (/^\d+$/.test(name) ? Number(name) + 1 : fieldName(name)))
      .join(" › ");
  return (
    <section className="fault-list notice err">
      <h2 ref={heading} tabIndex={-1}>
        {t("not_saved", { count: faults.length })}
      </h2>
      <ul>
        {faults.map(({ file, field, sentence }) => (
          <li key={field + sentence.en}>
            {file === path ? (
              <button type="button" className="as-link" onClick={() => showField(field)}>
                {placeOf(field)}
              </button>
            ) : (
              <a href={fileAddress(file, field)}>{placeOf(field) || t("open_file")}</a>
            )}{" "}
            {file !== path && <code>{file}</code>} {sentence[language]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoteLine({ note, waits }: { note: Note | null; waits: boolean }) {
  return (
    <p className={`is-${note?.name ?? "none"}`} role="status">
      {note ? t(`note_${note.name}`) : waits && t("note_waits")}{" "}
      {(waits || note?.name === "waits" || note?.name === "needs_others") && (
        <a href="/content/publish">{t("what_waits")}</a>
      )}
    </p>
  );
}

function useSaveKey(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
      event.preventDefault();
      onSave();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

export function FilePage({ choices, reloadChoices, shown, onSaved }: FilePageProps) {
  const { opened } = config;
  const file = useFile(opened);
  const { value, faults, isBusy, isChanged } = file;
  const saveAs = (waits: boolean) => file.save(waits).then(onSaved);
  useSaveKey(() => void saveAs(true));
  useEffect(() => (shown === null ? undefined : showField(shown.field)), [shown]);
  const grows = /content\/(facts|links)\.yaml$/.test(opened.path);
  const buttons: Record<string, () => Promise<void>> = {
    [isBusy ? "saving" : "save"]: () => saveAs(false),
    save_to_wait: () => saveAs(true),
    ...(file.hasPast && { undo: file.undo }),
    ...(isChanged && { discard: file.discard }),
  };
  return (
    <FormContext
      value={{
        ...file,
        choices,
        grows,
        reloadChoices,
        Field,
        shown: shown?.field ?? null,
      }}
    >
      <PickerProvider choices={choices}>
        <div>
          <div className="file-head row">
            <div>
              <code>{opened.path}</code>{" "}
              {opened.version !== "" && (
                <a href={`/content/history?${new URLSearchParams({ path: opened.path })}`}>
                  {t("history")}
                </a>
              )}
            </div>
            <div className="row">
              {Object.entries(buttons).map(([name, act], at) => (
                <button
                  key={name}
                  type="button"
                  className={at === 0 ? "strong" : undefined}
                  disabled={isBusy || (at < 2 && !isChanged)}
                  onClick={() => void act()}
                >
                  {t(name)}
                </button>
              ))}
            </div>
            <NoteLine note={file.note} waits={opened.waits} />
          </div>
          <FaultList faults={faults} path={opened.path} />
          <div className="form">
            <Body opened={opened} value={value} />
          </div>
        </div>
      </PickerProvider>
    </FormContext>
  );
}
