import { useRef, type RefObject } from "react";
import { languageNames, languages, nameIn, type Language } from "#domain/language/language.ts";
import { useForm, type FieldOf } from "../parts/form-context.tsx";
import { Faults, Hint, useInput } from "../parts/labelled.tsx";
import { usePicker } from "../parts/picker.tsx";
import { isGroup, type Path } from "../parts/values.ts";
import { language as own, t } from "../parts/words.ts";

const blockOf = (words: string, before: (at: number) => string) =>
  `\n\n${words
    .split("\n")
    .map((line, at) => before(at) + line)
    .join("\n")}\n\n`;

/** Marks of CommonMark, around the chosen words or before each of their lines. */
const marks: Readonly<Record<string, (words: string) => string>> = {
  bold: (words) => `**${words}**`,
  italic: (words) => `*${words}*`,
  link: (words) => `[${words}](https://)`,
  heading: (words) => `\n\n## ${words}\n\n`,
  list: (words) => blockOf(words, () => "- "),
  numbers: (words) => blockOf(words, (at) => `${at + 1}. `),
  quote: (words) => blockOf(words, () => "> "),
};

type Area = RefObject<HTMLTextAreaElement | null>;
type Change = (text: string) => void;

function replace(area: Area, change: Change, make: (words: string) => string): void {
  const { selectionStart: from, selectionEnd: to, value } = area.current!;
  const made = value.slice(0, from) + make(value.slice(from, to)) + value.slice(to);
  change(made.replaceAll(/\n{3,}/g, "\n\n"));
  area.current!.focus();
}

function Marks({ area, change, pictures }: { area: Area; change: Change; pictures: boolean }) {
  const pick = usePicker();
  const insertPicture = () =>
    pick("picture", (slot) =>
      replace(area, change, (words) => `${words}\n\n![](slot:${slot})\n\n`),
    );
  const acts = Object.entries(marks).map(
    ([name, mark]) =>
      [name, () => replace(area, change, (words) => mark(words || t("words_here")))] as const,
  );
  return (
    <p className="row" role="group" aria-label={t("marks")}>
      {[...acts, ...(pictures ? [["picture", insertPicture] as const] : [])].map(([name, act]) => (
        <button key={name} type="button" className="quiet" onClick={act}>
          {t(`mark_${name}`)}
        </button>
      ))}
    </p>
  );
}

function NamedFigures({ text, language }: { text: string; language: Language }) {
  const { choices } = useForm();
  const names = new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!));
  if (names.size === 0) return null;
  return (
    <p className="row hint">
      {[...names].map((name) => (
        <span key={name}>
          {name} = <b>{choices.figures[name]?.[language] ?? "?"}</b>
        </span>
      ))}
    </p>
  );
}

type OneLanguageOf = {
  readonly path: Path;
  readonly text: string;
  readonly language: Language;
  readonly article: { readonly pictures: boolean } | null;
};

function OneLanguage({ path, text, language, article }: OneLanguageOf) {
  const { set } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const pick = usePicker();
  const input = useInput(path);
  const change = (typed: string) => set(path, article ? typed : typed.replace(/\s*\n\s*/g, " "));
  const insertFigure = () => pick("fact", (name) => replace(area, change, () => `{{${name}}}`));
  return (
    <div className="one-language">
      <div className="row">
        <label htmlFor={input.id}>{languageNames[language]}</label>
        <button type="button" className="quiet" onClick={insertFigure}>
          {t("insert_figure")}
        </button>
      </div>
      {article && <Marks {...{ area, change }} pictures={article.pictures} />}
      <textarea
        {...input}
        ref={area}
        lang={language}
        className={article ? "article" : undefined}
        spellCheck
        rows={article ? 22 : Math.min(8, Math.ceil((text.length + 1) / 44))}
        value={text}
        onKeyDown={(event) => !article && event.key === "Enter" && event.preventDefault()}
        onChange={(event) => change(event.target.value)}
      />
      <NamedFigures text={text} language={language} />
      <Faults at={path} />
    </div>
  );
}

/** Said of texts as they were opened: one language has changed and the other has not. */
function StaleText({ texts }: { texts: Readonly<Record<string, unknown>> }) {
  const { stale, fits } = useForm();
  return stale
    .filter((one) => one.en === texts["en"] && one.text === texts[one.language])
    .map((one) => {
      const newer = one.behind === "en" ? one.language : "en";
      const name = { language: nameIn(own, one.behind), newer: nameIn(own, newer) };
      return (
        <p key={one.language} className="warning">
          {t("behind", name)}{" "}
          <button type="button" className="quiet" onClick={() => void fits(one)}>
            {t("still_fits", name)}
          </button>
        </p>
      );
    });
}

/** A text in both languages, side by side; of an article in CommonMark, with seven marks and pictures. */
export function PairField({ node, path, value, label, name }: FieldOf<"pair" | "article">) {
  const texts = isGroup(value) ? value : {};
  const article = node.kind === "article" ? node : null;
  return (
    <fieldset className="pair">
      <legend>{label}</legend>
      <Hint name={article && !article.pictures ? "body_of_issue" : name} />
      <Faults at={path} />
      <StaleText texts={texts} />
      <div className="both">
        {languages.map((language) => (
          <OneLanguage
            key={language}
            path={[...path, language]}
            text={String(texts[language] ?? "")}
            {...{ language, article }}
          />
        ))}
      </div>
    </fieldset>
  );
}
