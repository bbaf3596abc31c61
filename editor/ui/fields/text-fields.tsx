import { useRef, type KeyboardEvent, type RefObject } from "react";
import { languages, type Language } from "#domain/language/language.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#reader/schema/icon-names.ts";
import { Faults, useFault } from "../faults.tsx";
import { fieldId, useForm, type FieldOf } from "../form-context.tsx";
import { useWords } from "../language.tsx";
import { usePicker } from "../picker.tsx";
import { entryName, getAt, isGroup, type Path } from "../values.ts";

export function Hint({ name }: { name: string }) {
  const hint = useWords().hint(name);
  return hint && <p className="hint">{hint}</p>;
}

const languageNames: Record<Language, string> = { en: "English", es: "Español" };

/** The figures a text names, with what visitors read in their place. */
function NamedFigures({ text, language }: { text: string; language: Language }) {
  const { choices } = useForm();
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
  if (names.length === 0) return null;
  return (
    <p className="figures">
      {[...new Set(names)].map((name) => {
        const fact = choices.facts.find((one) => one.name === name);
        return (
          <span key={name}>
            {name} = <b>{fact ? fact.text[language] : "?"}</b>
          </span>
        );
      })}
    </p>
  );
}

/** A button that puts a figure of the register where the cursor stands. */
export function FigureButton({
  area,
  onInsert,
}: {
  area: RefObject<HTMLTextAreaElement | null>;
  onInsert: (text: string) => void;
}) {
  const { t } = useWords();
  const pick = usePicker();
  return (
    <button
      type="button"
      className="quiet"
      onClick={() => {
        const at = area.current?.selectionStart ?? 0;
        const to = area.current?.selectionEnd ?? at;
        pick("fact", (name) => {
          const text = area.current?.value ?? "";
          onInsert(`${text.slice(0, at)}{{${name}}}${text.slice(to)}`);
          area.current?.focus();
        });
      }}
    >
      {t("insert_figure")}
    </button>
  );
}

function OneLanguage({ path, value, language }: { path: Path; value: string; language: Language }) {
  const { set } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const fault = useFault(path);
  const change = (text: string) => set(path, text.replace(/\s*\n\s*/g, " "));
  const noBreak = (event: KeyboardEvent) => {
    if (event.key === "Enter") event.preventDefault();
  };
  return (
    <div className="one-language">
      <div className="above">
        <label htmlFor={fieldId(path)}>{languageNames[language]}</label>
        <FigureButton area={area} onInsert={change} />
      </div>
      <textarea
        ref={area}
        id={fieldId(path)}
        lang={language}
        spellCheck
        rows={Math.min(8, Math.ceil((value.length + 1) / 44))}
        value={value}
        onKeyDown={noBreak}
        onChange={(event) => change(event.target.value)}
        {...fault}
      />
      <NamedFigures text={value} language={language} />
      <Faults at={path} />
    </div>
  );
}

/** A text in both languages, side by side. */
export function PairField({ path, value, label, name }: FieldOf<"pair">) {
  const texts = isGroup(value) ? value : {};
  return (
    <fieldset className="pair">
      <legend>{label}</legend>
      <Hint name={name} />
      <Faults at={path} />
      <div className="both">
        {languages.map((language) => (
          <OneLanguage
            key={language}
            path={[...path, language]}
            value={String(texts[language] ?? "")}
            language={language}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** An id that lies in the file already is part of addresses: it stays. */
function useIsLocked(path: Path, value: string): boolean {
  const { kept } = useForm();
  const entries = getAt(kept, path.slice(0, -2));
  const ids = Array.isArray(entries) ? entries.map((one) => isGroup(one) && one["id"]) : [];
  const alone = getAt(kept, path);
  return value !== "" && (ids.includes(value) || alone === value);
}

export function TextField({ node, path, value, label, name }: FieldOf<"text">) {
  const { set } = useForm();
  const { t } = useWords();
  const text = String(value ?? "");
  const isLocked = useIsLocked(path, text);
  const fault = useFault(path);
  if (node.is === "changed") return null;
  const isId = node.is === "id";
  return (
    <div className="field">
      <label htmlFor={fieldId(path)}>{label}</label>
      <input
        id={fieldId(path)}
        type={node.is === "day" ? "date" : "text"}
        value={text}
        readOnly={isId && isLocked}
        placeholder={isId ? t("id_comes") : undefined}
        onChange={(event) => set(path, event.target.value)}
        {...fault}
      />
      {isId && isLocked && <p className="hint">{t("id_stays")}</p>}
      <Hint name={name} />
      <Faults at={path} />
    </div>
  );
}

export function NumberField({ node, path, value, label, name }: FieldOf<"number">) {
  const { set } = useForm();
  const fault = useFault(path);
  return (
    <div className="field short">
      <label htmlFor={fieldId(path)}>{label}</label>
      <input
        id={fieldId(path)}
        type="number"
        step={node.whole ? 1 : "any"}
        value={typeof value === "number" ? value : ""}
        onChange={({ target }) => set(path, target.value === "" ? "" : Number(target.value))}
        {...fault}
      />
      <Hint name={name} />
      <Faults at={path} />
    </div>
  );
}

export function TickField({ path, value, label, name }: FieldOf<"tick">) {
  const { set } = useForm();
  return (
    <div className="field">
      <label className="tick">
        <input
          id={fieldId(path)}
          type="checkbox"
          checked={value === true}
          onChange={(event) => set(path, event.target.checked)}
        />
        {label}
      </label>
      <Hint name={name} />
      <Faults at={path} />
    </div>
  );
}

export function ChoiceField({ node, path, value, label, name }: FieldOf<"choice">) {
  const { set, choices } = useForm();
  const { option, language } = useWords();
  const fault = useFault(path);
  const nameOf = (one: string) =>
    node.of === "page"
      ? entryName(choices.pages.find((page) => page.name === one)?.title ?? one, language)
      : option(one);
  return (
    <div className="field">
      <label htmlFor={fieldId(path)}>{label}</label>
      <div className="with-sign">
        {node.of === "icon" && <Icon name={value as IconName} />}
        <select
          id={fieldId(path)}
          value={String(value)}
          onChange={(event) => set(path, event.target.value)}
          {...fault}
        >
          {node.options.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </div>
      <Hint name={name} />
      <Faults at={path} />
    </div>
  );
}
