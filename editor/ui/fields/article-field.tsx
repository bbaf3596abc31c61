import { useRef } from "react";
import { languageNames, languages, type Language } from "#domain/language/language.ts";
import { Faults, useFault } from "../parts/faults.tsx";
import { fieldId, useForm, type FieldOf } from "../parts/form-context.tsx";
import { hintOf, t } from "../parts/words.ts";
import { usePicker } from "../parts/picker.tsx";
import { isGroup, type Path } from "../parts/values.ts";
import { FigureButton } from "./pair-field.tsx";
import { Stale } from "./stale.tsx";

/** What a mark puts around the chosen words, or before each of their lines. */
const marks = {
  bold: (words: string) => `**${words}**`,
  italic: (words: string) => `*${words}*`,
  link: (words: string) => `[${words}](https://)`,
  heading: (words: string) => `\n\n## ${words}\n\n`,
  list: (words: string) =>
    `\n\n${words
      .split("\n")
      .map((line) => `- ${line}`)
      .join("\n")}\n\n`,
  numbers: (words: string) =>
    `\n\n${words
      .split("\n")
      .map((line, at) => `${at + 1}. ${line}`)
      .join("\n")}\n\n`,
  quote: (words: string) => `\n\n> ${words.replaceAll("\n", "\n> ")}\n\n`,
} as const;

type WordsProps = {
  readonly path: Path;
  readonly text: string;
  readonly language: Language;
  readonly pictures: boolean;
};

function Words({ path, text, language, pictures }: WordsProps) {
  const { set } = useForm();
  const pick = usePicker();
  const area = useRef<HTMLTextAreaElement>(null);
  const fault = useFault(path);
  const change = (next: string) => set(path, next);
  const replace = (make: (words: string) => string) => {
    const { selectionStart: from, selectionEnd: to } = area.current!;
    const made = make(text.slice(from, to) || t("words_here"));
    change(`${text.slice(0, from)}${made}${text.slice(to)}`.replaceAll(/\n{3,}/g, "\n\n"));
    area.current!.focus();
  };
  const insertPicture = () => {
    const at = area.current!.selectionEnd;
    pick("picture", (slot) => {
      const made = `\n\n![](slot:${slot})\n\n`;
      change(`${text.slice(0, at)}${made}${text.slice(at)}`.replaceAll(/\n{3,}/g, "\n\n"));
    });
  };
  return (
    <div className="one-language">
      <div className="above">
        <label htmlFor={fieldId(path)}>{languageNames[language]}</label>
      </div>
      <p className="marks" role="group" aria-label={t("marks")}>
        {Object.entries(marks).map(([name, mark]) => (
          <button key={name} type="button" className="quiet" onClick={() => replace(mark)}>
            {t(`mark_${name}`)}
          </button>
        ))}
        {pictures && (
          <button type="button" className="quiet" onClick={insertPicture}>
            {t("mark_picture")}
          </button>
        )}
        <FigureButton area={area} onInsert={change} />
      </p>
      <textarea
        ref={area}
        id={fieldId(path)}
        lang={language}
        className="article"
        spellCheck
        rows={22}
        value={text}
        onChange={(event) => change(event.target.value)}
        {...fault}
      />
      <Faults at={path} />
    </div>
  );
}

/** The words of an article: CommonMark with seven marks and pictures; those of an issue have no picture. */
export function ArticleField({ node, path, value, label }: FieldOf<"article">) {
  const texts = isGroup(value) ? value : {};
  return (
    <fieldset className="pair">
      <legend>{label}</legend>
      <p className="hint">{hintOf(node.pictures ? "body" : "body_of_issue")}</p>
      <Faults at={path} />
      <Stale texts={texts} />
      <div className="both">
        {languages.map((language) => (
          <Words
            key={language}
            path={[...path, language]}
            text={String(texts[language] ?? "")}
            language={language}
            pictures={node.pictures}
          />
        ))}
      </div>
    </fieldset>
  );
}
