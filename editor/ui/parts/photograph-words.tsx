import type { PhotographConsent } from "#reader/schema/scenes.ts";
import { language, optionName, t } from "./words.ts";
import type { ToldFault } from "../../fault-words.ts";

const consents: readonly PhotographConsent[] = [
  "nobody-recognizable",
  "adults-agreed",
  "families-agreed",
];

/** Fields whose faults are told beside their inputs. */
export const besideInputs = ["alt.en", "alt.es", "taken", "rights", "consent"];

/** What goes with a photograph: what it shows, when and by whom it was taken, and who agreed. */
export function WordsOfPhotograph({ faults }: { faults: readonly ToldFault[] }) {
  const fault = (field: string) => {
    const own = faults.find((one) => one.field === field);
    return own && <span className="fault">{own.sentence[language]}</span>;
  };
  return (
    <>
      <div className="both">
        {(["en", "es"] as const).map((language) => (
          <label key={language} className="field">
            {t(`alt_${language}`)}
            <textarea name={`alt.${language}`} lang={language} rows={2} maxLength={120} />
            {fault(`alt.${language}`)}
          </label>
        ))}
      </div>
      <p className="hint">{t("alt_hint")}</p>
      <div className="both">
        <label className="field">
          {t("taken")}
          <input name="taken" type="date" />
          {fault("taken")}
        </label>
        <label className="field">
          {t("rights")}
          <input name="rights" />
          {fault("rights")}
        </label>
      </div>
      <label className="field">
        {t("consent")}
        <select name="consent" defaultValue="">
          <option value="" disabled>
            {t("please_choose")}
          </option>
          {consents.map((one) => (
            <option key={one} value={one}>
              {optionName(one)}
            </option>
          ))}
        </select>
        {fault("consent")}
      </label>
    </>
  );
}
