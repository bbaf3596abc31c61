import { isDeepStrictEqual } from "node:util";
import type { ReactNode } from "react";
import { formatDate } from "#domain/language/format.ts";
import { pathIn, type Language } from "#domain/language/language.ts";
import type { Choices } from "../choices.ts";
import { editorWords, type ExplainedFault } from "../words.ts";
import type { FormField } from "../form-schema.ts";
import { sectionName } from "#reader/shown.ts";
import { fileAddress } from "../names.ts";
import { isToCome, type Opened } from "../save.ts";
import { entryName, isGroup, type Group } from "../values.ts";
import { Entry, fieldId, FormContext, useForm, useWords } from "./context.tsx";
import { Field } from "./field.tsx";
import { Photographs } from "./photographs.tsx";
import { GroupFields, Inner } from "./shape-fields.tsx";

export type Edited = {
  readonly opened: Opened;
  /** Value and version of the file when it was opened. */
  readonly base: unknown;
  readonly version: string;
  /** Value before somebody else's change, when both changes were merged. */
  readonly before?: unknown;
  readonly value: unknown;
  /** Values for undo, oldest first. */
  readonly past: readonly unknown[];
  readonly faults: readonly ExplainedFault[];
  /** Key of a message about what was done, `note_…`. */
  readonly note: string | null;
  readonly shown: string | null;
};

type Props = {
  readonly edited: Edited;
  readonly language: Language;
  readonly choices: Choices;
  /** Values of this form beside those that somebody else has saved meanwhile. */
  readonly differences?: ReactNode;
  /** Says who saved words of it that are not public, and when. */
  readonly waiting?: string | null;
};

const isLarge = ({ node }: FormField) =>
  ["group", "blocks", "list", "record"].includes(
    node.kind === "nullable" ? node.value.kind : node.kind,
  );

function Body({ opened: { form }, value }: Pick<Edited, "opened" | "value">) {
  const { fieldName } = useWords();
  const { language, choices } = useForm();
  if (form.kind !== "group") {
    const name = fieldName("entries");
    return <Field node={form} path={[]} value={value} label={name} name="entries" />;
  }
  // Nothing of an article or issue is collapsed.
  const isArticle = form.fields.some(({ node }) => node.kind === "article");
  const group = isGroup(value) ? value : {};
  const large = isArticle
    ? []
    : form.fields.filter((one) => isLarge(one) && group[one.name] !== undefined);
  const small = form.fields.filter((one) => !large.includes(one));
  return (
    <>
      <GroupFields node={{ kind: "group", fields: small }} path={[]} value={value} />
      {large.map(({ name, node }) => {
        const own = { node, path: [name], value: group[name], label: fieldName(name), name };
        const shown = isGroup(own.value) ? entryName(own.value, language, choices) : "";
        return (
          <Entry key={name} path={[name]} title={[own.label, shown].filter(Boolean).join(": ")}>
            <Inner {...own} />
          </Entry>
        );
      })}
    </>
  );
}

/** All faults of a save, with links to their fields, also in other files. */
function FaultList({ path, title }: { path: string; title: "elsewhere" | "not_saved" }) {
  const { faults, language } = useForm();
  const { t, placeOf } = useWords();
  if (faults.length === 0) return null;
  return (
    <section className="notice err">
      <h2 tabIndex={-1} {...{ autoFocus: true }}>
        {t(title, { count: faults.length })}
      </h2>
      <ul>
        {faults.map(({ file, field, sentence }) => (
          <li key={field + sentence.en}>
            <a href={file === path ? `#${fieldId([field])}` : fileAddress(file, field)}>
              {placeOf(field) || t("open_file")}
            </a>{" "}
            {file !== path && <code>{file}</code>} {sentence[language]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Head({ edited, waiting }: Pick<Props, "edited" | "waiting">) {
  const { t } = useWords();
  const { language } = useForm();
  const { opened, note, past, value, shown, faults } = edited;
  const { draft, published = "" } = (value ?? {}) as { draft?: boolean; published?: string };
  const isLater = isToCome(published);
  const unseen = draft ? "saved_draft" : isLater ? "saved_for_later" : "saved";
  const key = note === "saved" ? unseen : note;
  const history = `/content/history?${new URLSearchParams({ path: opened.path }).toString()}`;
  const slot = /^content\/pictures\/(.+)\.yaml$/.exec(opened.path)?.[1];
  return (
    <>
      {opened.version === "" ? (
        <p>{t("is_new")}</p>
      ) : (
        <p>
          <code>{opened.path}</code> <a href={history}>{t("history")}</a>
        </p>
      )}
      {slot && (
        <button type="button" data-drawing={slot}>
          {t("take_down")}
        </button>
      )}
      <div className="file-head row">
        <button className="strong" name="form:save" value="now">
          {t("save")}
        </button>
        <button name="form:save" value="later">
          {t("save_to_wait")}
        </button>
        <button name="form:undo" className={past.length > 0 ? undefined : "of-typing"}>
          {t("undo")}
        </button>
        <button name="form:discard" className="of-changes">
          {t("discard")}
        </button>
        <p
          className={`warning is-${note ?? "none"}`}
          role="status"
          tabIndex={-1}
          {...{ autoFocus: note !== null && shown === null && faults.length === 0 }}
        >
          {key &&
            key !== "waits" &&
            t(`note_${key}`, isLater ? { day: formatDate(published, language) } : {})}{" "}
          {waiting}{" "}
          {note === "saved" && opened.path === "content/lists/gift-news.yaml" && (
            <a href="/news">{t("send_news")}</a>
          )}{" "}
          {waiting && <a href="/content/publish">{t("what_waits")}</a>}
        </p>
      </div>
    </>
  );
}

/** The page with unpublished changes; a click on a word opens its field (editor/ui/preview.ts). */
function Preview({ opened: { preview: path } }: Pick<Edited, "opened">) {
  const { language } = useForm();
  const { t } = useWords();
  if (path === null) return <p className="hint">{t("no_preview")}</p>;
  return (
    <details className="preview" id="preview">
      <summary>{t("preview")}</summary>
      <p className="hint" role="status">
        {t("press_a_word")}
      </p>
      <label className="tick">
        <input type="checkbox" />
        {t("links_lead")}
      </label>
      <iframe data-src={`/seen${pathIn(language, path)}`} title={t("preview")} />
    </details>
  );
}

const partsOf = (file: unknown) =>
  ((isGroup(file) && (file["sections"] as Group[])) || []).map((section) => ({
    name: sectionName(section),
    isHidden: section["hidden"] === true,
  }));

function Data({ of }: { of: object }) {
  // Safe inside a script element.
  const html = { __html: JSON.stringify(of).replaceAll("<", "\\u003c") };
  return <script type="application/json" id="config" dangerouslySetInnerHTML={html} />;
}

/** The form of a file. Every button submits the whole form, and the server renders it again (editor/ui/send.ts). */
export function FormPage({ edited, language, choices, differences, waiting }: Props) {
  const { opened, base, version, value, past, faults, note, shown } = edited;
  const { path, stale } = opened;
  const isChanged = !isDeepStrictEqual(base, value);
  // Keys of files contain no colon, so `form:…` is never a field.
  const kept = {
    version,
    base: JSON.stringify(base),
    value: isChanged ? JSON.stringify(value) : "",
    past: JSON.stringify(past),
  };
  const grows = /content\/(facts|links)\.yaml$/.test(path);
  const form = { language, value, faults, stale, choices, shown, grows, Field };
  return (
    <FormContext value={form}>
      <div className="editor">
        <div id="editor">
          <form method="post" action={fileAddress(path)} data-changed={isChanged || undefined}>
            <button hidden name="form:do" value='["render",[]]' aria-label="render" />
            {Object.entries(kept).map(([name, one]) => (
              <input key={name} type="hidden" name={`form:${name}`} value={one} />
            ))}
            {path !== "new-photographs" && <Head {...{ edited, waiting }} />}
            {differences}
            <div className="form">
              <FaultList path={path} title={note === "held" ? "elsewhere" : "not_saved"} />
              <Body opened={opened} value={value} />
            </div>
          </form>
          <Photographs isAlone={path === "new-photographs"} />
          <dialog id="picker" />
          <Data
            of={{ path, language, choices, ui: editorWords[language].ui, parts: partsOf(value) }}
          />
        </div>
        <Preview opened={opened} />
      </div>
    </FormContext>
  );
}
