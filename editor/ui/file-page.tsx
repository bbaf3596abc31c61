import { useEffect, useEffectEvent, useRef, useState } from "react";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import type { Choices } from "../choices.ts";
import type { ToldFault } from "../fault-words.ts";
import { fileAddress } from "../names.ts";
import type { FormField } from "../form-node.ts";
import type { Opened } from "../server.ts";
import { config } from "./parts/config.ts";
import { Entry } from "./parts/entry.tsx";
import { Field } from "./fields/field.tsx";
import { fieldId, FormContext } from "./parts/form-context.tsx";
import { GroupFields } from "./fields/shape-fields.tsx";
import { fieldName, language, t } from "./parts/words.ts";
import { PickerProvider } from "./parts/picker.tsx";
import { isWordShelf } from "../shelves.ts";
import { useFile, type Note } from "./use-file.ts";
import { isGroup } from "./parts/values.ts";

type FilePageProps = { readonly choices: Choices; readonly reloadChoices: () => void };

/** With no more large fields than this, all stand open. */
const fewFields = 5;
const isLarge = ({ node }: FormField) => ["group", "list", "record"].includes(node.kind);

/** The fields of a file; of a long one each large field stands closed until it is wanted. */
function Body({ opened: { form, shelf }, value }: { opened: Opened; value: unknown }) {
  if (form.kind !== "group") {
    return (
      <Field node={form} path={[]} value={value} label={fieldName("entries")} name="entries" />
    );
  }
  const group = isGroup(value) ? value : {};
  const large = form.fields.filter((one) => isLarge(one) && group[one.name] !== undefined);
  if (isWordShelf(shelf) || large.length <= fewFields) {
    return <GroupFields node={form} path={[]} value={value} />;
  }
  const small = form.fields.filter((one) => !large.includes(one));
  return (
    <>
      <GroupFields node={{ kind: "group", fields: small }} path={[]} value={value} />
      {large.map(({ name, node }) => {
        const own = { node, path: [name], value: group[name] };
        return (
          <Entry key={name} path={[name]} title={fieldName(name)}>
            {node.kind === "group" ? (
              <GroupFields {...own} />
            ) : (
              <Field {...own} label={fieldName(name)} name={name} />
            )}
          </Entry>
        );
      })}
    </>
  );
}

const looks = 20;

/**
 * Brings a field into sight and puts the cursor there; the entries around it open one after the other.
 * @returns what stops looking for it
 */
function showField(field: string): () => void {
  let look = 0;
  const timer = setInterval(() => {
    const input = document.getElementById(fieldId([field]));
    look += 1;
    // Whoever types already is not taken away from there.
    const isTyping = document.activeElement?.matches("main :is(input, textarea, select)");
    if (isTyping || input || look === looks) clearInterval(timer);
    if (isTyping) return;
    input?.scrollIntoView({ block: "center" });
    input?.focus();
  }, 50);
  return () => clearInterval(timer);
}

/** Of an article that visitors do not see, or not yet. */
function HeldBack({ value }: { value: unknown }) {
  const [today] = useState(() => guatemalaDay(new Date()));
  const { draft, published, written } = (isGroup(value) ? value : {}) as Record<string, unknown>;
  const day = [published, written].map((one) => String(one ?? "")).toSorted()[1]!;
  if (draft === true) return <p className="warning">{t("held_back_draft")}</p>;
  if (day <= today) return null;
  return <p className="warning">{t("held_back", { day })}</p>;
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
    <section className="fault-list">
      <h2 ref={heading} tabIndex={-1}>
        {t("not_saved", { count: faults.length })}
      </h2>
      <ul>
        {faults.map(({ file, field, sentence }) => (
          <li key={field + sentence.en}>
            {file === path ? (
              <button type="button" onClick={() => showField(field)}>
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

function NoteLine({ note }: { note: Note | null }) {
  return (
    <p className={`note-line is-${note?.name ?? "none"}`} role="status">
      {note && t(`note_${note.name}`, { lines: note.lines ?? 0 })}{" "}
      {note?.name === "saved" && config.publishes && <a href="/publish">{t("publish_link")}</a>}
    </p>
  );
}

/** Saves by the keys that people know from elsewhere. */
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

/** One file as a form. */
export function FilePage({ choices, reloadChoices }: FilePageProps) {
  const { opened, field: shown, steps } = config;
  const file = useFile(opened, steps);
  useSaveKey(() => void file.save());
  useEffect(() => (shown === null ? undefined : showField(shown)), [shown]);
  const { value, set, faults, stale, fits, isBusy, isChanged, isOvertaken } = file;
  const grows = /content\/(facts|links)\.yaml$/.test(opened.path);
  const buttons: Record<string, readonly [act: () => Promise<void>, isOff: boolean]> = {
    [isBusy ? "saving" : "save"]: [file.save, !isChanged],
    undo: [file.undo, !file.hasPast],
    discard: [file.discard, !(isChanged || isOvertaken)],
    ...(isOvertaken && { merge: [file.merge, false] as const }),
  };
  return (
    <FormContext
      value={{ value, set, stale, fits, faults, choices, shown, grows, reloadChoices, Field }}
    >
      <PickerProvider choices={choices}>
        <div className="file">
          <div className="file-head">
            <div>
              <code>{opened.path}</code>
              {opened.shelf === "articles" && <HeldBack value={value} />}
            </div>
            <div className="file-buttons">
              {Object.entries(buttons).map(([name, [act, isOff]], at) => (
                <button
                  key={name}
                  type="button"
                  className={
                    at === 0 ? "button button-small" : "button button-small button-outline"
                  }
                  disabled={isBusy || isOff}
                  onClick={() => void act()}
                >
                  {t(name)}
                </button>
              ))}
            </div>
            <NoteLine note={file.note} />
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
