import { useEffect, useEffectEvent, useRef, useState } from "react";
import { guatemalaDay } from "#domain/calendar/guatemala-time.ts";
import type { Choices } from "../choices.ts";
import { Entry } from "./parts/entry.tsx";
import { Field } from "./fields/field.tsx";
import { fieldId, FormContext } from "./parts/form-context.tsx";
import { GroupFields } from "./fields/shape-fields.tsx";
import { useWords } from "./parts/language.tsx";
import { PublishLink } from "./parts/publish-link.tsx";
import { PickerProvider } from "./parts/picker.tsx";
import type { Opened } from "./parts/api.ts";
import { isWordShelf } from "../shelves.ts";
import { IssueState } from "./parts/issue-state.tsx";
import { useFile, type Note } from "./use-file.ts";
import { isGroup } from "./parts/values.ts";

type FilePageProps = {
  readonly opened: Opened;
  readonly title: string;
  readonly choices: Choices;
  /** Whether a save may be taken back. */
  readonly hasSaved: boolean;
  readonly shown: string | null;
  readonly onSaved: (path?: string) => void;
  readonly reloadChoices: () => void;
};

/** With no more fields than this, all stand open. */
const fewFields = 5;

/** The fields of a file; of a long one each stands closed until it is wanted. */
function Body({ opened, value }: { opened: Opened; value: unknown }) {
  const { field } = useWords();
  const { form } = opened;
  if (form.kind !== "group") {
    return <Field node={form} path={[]} value={value} label={field("entries")} name="entries" />;
  }
  const isWritten = isWordShelf(opened.shelf);
  const group = isGroup(value) ? value : {};
  const there = form.fields.filter(({ name }) => group[name] !== undefined);
  const large = there.filter(
    ({ node }) => node.kind === "group" || node.kind === "list" || node.kind === "record",
  );
  if (isWritten || large.length <= fewFields) {
    return <GroupFields node={form} path={[]} value={value} />;
  }
  const isLarge = (name: string) => large.some((one) => one.name === name);
  const small = {
    kind: "group",
    fields: form.fields.filter(({ name }) => !isLarge(name)),
  } as const;
  return (
    <>
      <GroupFields node={small} path={[]} value={value} />
      {large.map(({ name, node }) => (
        <Entry key={name} path={[name]} title={field(name)}>
          {node.kind === "group" ? (
            <GroupFields node={node} path={[name]} value={group[name]} />
          ) : (
            <Field node={node} path={[name]} value={group[name]} label={field(name)} name={name} />
          )}
        </Entry>
      ))}
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
  const { t } = useWords();
  const [today] = useState(() => guatemalaDay(new Date()));
  const { draft, published, written } = (isGroup(value) ? value : {}) as Record<string, unknown>;
  const day = [published, written].map((one) => String(one ?? "")).toSorted()[1]!;
  if (draft === true) return <p className="warning">{t("held_back_draft")}</p>;
  if (day <= today) return null;
  return <p className="warning">{t("held_back", { day })}</p>;
}

/** All faults of a save, each leading to its field, in another file too. */
function FaultList({
  faults,
  path,
}: {
  faults: ReturnType<typeof useFile>["faults"];
  path: string;
}) {
  const { t, of, field } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [faults]);
  if (faults.length === 0) return null;
  const placeOf = (at: string) =>
    at
      .split(".")
      .map((name) => (/^\d+$/.test(name) ? Number(name) + 1 : field(name)))
      .join(" › ");
  return (
    <section className="fault-list">
      <h2 ref={heading} tabIndex={-1}>
        {t("not_saved", { count: faults.length })}
      </h2>
      <ul>
        {faults.map((fault) => (
          <li key={fault.field + fault.sentence.en}>
            {fault.file === path ? (
              <button type="button" onClick={() => showField(fault.field)}>
                {placeOf(fault.field)}
              </button>
            ) : (
              <>
                <a href={`#${fault.file}::${fault.field}`}>
                  {placeOf(fault.field) || t("open_file")}
                </a>{" "}
                <code>{fault.file}</code>
              </>
            )}{" "}
            {of(fault.sentence)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoteLine({ note }: { note: Note | null }) {
  const { t } = useWords();
  return (
    <p className={`note-line is-${note?.name ?? "none"}`} role="status">
      {note && t(`note_${note.name}`, { lines: note.lines ?? 0 })}{" "}
      {note?.name === "saved" && <PublishLink word="publish_link" />}
    </p>
  );
}

/** One file as a form. */
export function FilePage({
  hasSaved,
  opened,
  title,
  choices,
  shown,
  onSaved,
  reloadChoices,
}: FilePageProps) {
  const { t } = useWords();
  const file = useFile(opened, onSaved);
  const grows = /content\/(facts|links)\.yaml$/.test(opened.path);
  const onSave = useEffectEvent(() => void file.save());
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key === "s") {
        event.preventDefault();
        onSave();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  useEffect(() => (shown === null ? undefined : showField(shown)), [shown]);
  const { value, set, faults, stale, fits } = file;
  return (
    <FormContext
      value={{ value, set, stale, fits, faults, choices, shown, grows, reloadChoices, Field }}
    >
      <PickerProvider choices={choices}>
        <header className="file-head">
          <div>
            <h1>{title}</h1>
            <code>{opened.path}</code>
            {opened.shelf === "articles" && <HeldBack value={value} />}
            {opened.shelf === "newsletter" && opened.version !== "" && (
              <IssueState path={opened.path} />
            )}
          </div>
          <div className="file-buttons">
            <button
              type="button"
              className="button button-small"
              disabled={file.isBusy || !file.isChanged}
              onClick={() => void file.save()}
            >
              {t(file.isBusy ? "saving" : "save")}
            </button>
            <button
              type="button"
              className="button button-small button-outline"
              disabled={file.isBusy || (!file.hasPast && !hasSaved)}
              onClick={() => void file.undo()}
            >
              {t("undo")}
            </button>
            <button
              type="button"
              className="button button-small button-outline"
              disabled={file.isBusy || !(file.isChanged || file.isOvertaken)}
              onClick={() => void file.discard()}
            >
              {t("discard")}
            </button>
            {file.isOvertaken && (
              <button
                type="button"
                className="button button-small button-outline"
                disabled={file.isBusy}
                onClick={() => void file.merge()}
              >
                {t("merge")}
              </button>
            )}
          </div>
          <NoteLine note={file.note} />
        </header>
        <FaultList faults={faults} path={opened.path} />
        <div className="form">
          <Body opened={opened} value={value} />
        </div>
      </PickerProvider>
    </FormContext>
  );
}
