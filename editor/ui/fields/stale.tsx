import type { Texts } from "../parts/api.ts";
import { useForm } from "../parts/form-context.tsx";
import { useWords } from "../parts/language.tsx";

/** Said of a text as it was opened: its English has changed since the Spanish was made from it. */
export function Stale({ texts }: { texts: Readonly<Record<string, unknown>> }) {
  const { stale, fits } = useForm();
  const { t } = useWords();
  const isSame = ({ en, es }: Texts) => en === texts["en"] && es === texts["es"];
  const found = stale.find(isSame);
  if (!found) return null;
  return (
    <p className="warning stale">
      {t("english_changed")}{" "}
      <button type="button" className="quiet" onClick={() => void fits(found)}>
        {t("still_fits")}
      </button>
    </p>
  );
}
