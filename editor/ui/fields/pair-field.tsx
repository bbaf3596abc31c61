import { useRef, type KeyboardEvent, type RefObject } from "react";
import { languageNames, languages, type Language } from "#domain/language/language.ts";
import { Faults, useFault } from "../parts/faults.tsx";
import { fieldId, useForm, type FieldOf } from "../parts/form-context.tsx";
import { t } from "../parts/words.ts";
import { usePicker } from "../parts/picker.tsx";
import { isGroup, type Path } from "../parts/values.ts";
import { Stale } from "./stale.tsx";
import { Hint } from "./text-fields.tsx";

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
  const change = (typed: string) => {
    set(path, typed.replace(/\s*\n\s*/g, " "));
  };
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
      <Stale texts={texts} />
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
