import { languageNames, languages, nameIn, type Language } from "#domain/language/language.ts";
import { isGroup, type Path } from "../values.ts";
import { Faults, Hint, useForm, useInput, useWords, type FieldOf } from "./context.tsx";

const marks = ["bold", "italic", "link", "heading", "list", "numbers", "quote"];

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
  const { t } = useWords();
  const input = useInput(path);
  const own = article?.pictures ? [...marks, "picture"] : marks;
  return (
    <div className="one-language">
      <div className="row">
        <label htmlFor={input.id}>{languageNames[language]}</label>
        <button type="button" className="quiet" data-pick="fact">
          {t("insert_figure")}
        </button>
      </div>
      {article && (
        <p className="row" role="group" aria-label={t("marks")}>
          {own.map((name) => (
            <button
              key={name}
              type="button"
              className="quiet"
              {...(name === "picture" ? { "data-pick": name } : { "data-mark": name })}
            >
              {t(`mark_${name}`)}
            </button>
          ))}
        </p>
      )}
      <textarea
        {...input}
        lang={language}
        className={article ? "article" : undefined}
        data-lines={article !== null || text.includes("\n") || undefined}
        spellCheck
        rows={article ? 22 : Math.min(8, Math.ceil((text.length + 1) / 44))}
        defaultValue={text}
      />
      <NamedFigures text={text} language={language} />
      <Faults at={path} />
    </div>
  );
}

/** A warning that a translation is outdated, while both texts are unchanged in the form. */
function StaleText({ texts }: { texts: Readonly<Record<string, unknown>> }) {
  const { stale, language } = useForm();
  const { t } = useWords();
  return stale
    .filter((one) => one.en === texts["en"] && one.text === texts[one.language])
    .map((one) => {
      const newer = one.behind === "en" ? one.language : "en";
      const name = { language: nameIn(language, one.behind), newer: nameIn(language, newer) };
      return (
        <p key={one.language} className="warning">
          {t("behind", name)}{" "}
          <button className="quiet" name="form:fits" value={JSON.stringify(one)}>
            {t("still_fits", name)}
          </button>
        </p>
      );
    });
}

/** A text in both languages, side by side; articles in Markdown. */
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
