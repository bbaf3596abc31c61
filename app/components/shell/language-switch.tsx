import { useLocation } from "react-router";
import { languageNames, languages, twinOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";

/** Links to this page in each language; app/boot/controls/language-switch.ts adds query and anchor. */
export function LanguageSwitch() {
  const label = useLabel();
  const current = useLanguage();
  const location = useLocation();
  return (
    <div className="language-switch" role="group" aria-label={label("shell.language")}>
      {languages.map((language) => (
        <a
          key={language}
          href={twinOf(location, language)}
          data-language={language}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? "true" : undefined}
        >
          <span>
            {language.toUpperCase()}
            <span className="visually-hidden">, {languageNames[language]}</span>
          </span>
        </a>
      ))}
    </div>
  );
}
