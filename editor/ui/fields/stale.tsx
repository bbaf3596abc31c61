import { nameIn } from "#domain/language/language.ts";
import { useForm } from "../parts/form-context.tsx";
import { language, t } from "../parts/words.ts";

/** Said of texts as they were opened: their English has changed since they were made from it. */
export function Stale({ texts }: { texts: Readonly<Record<string, unknown>> }) {
  const { stale, fits } = useForm();
  return stale
    .filter((one) => one.en === texts["en"] && one.text === texts[one.language])
    .map((one) => {
      const name = { language: nameIn(language, one.language) };
      return (
        <p key={one.language} className="warning stale">
          {t("english_changed", name)}{" "}
          <button type="button" className="quiet" onClick={() => void fits(one)}>
            {t("still_fits", name)}
          </button>
        </p>
      );
    });
}
