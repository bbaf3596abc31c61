import { useEffect, useState } from "react";
import { formatMoment } from "#domain/language/format.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";

const guatemala = "America/Guatemala";

type Props = {
  /** The id of the input that holds day and hour on the clocks of Guatemala. */
  input: string;
  /** "In Guatemala {there}; where you are ({zone}) {here}." */
  text: string;
};

/** Says what the chosen hour is on the clocks of Guatemala and on the visitor's own. */
export function OwnClock({ input, text }: Props) {
  const language = useLanguage();
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    const element = document.getElementById(input) as HTMLInputElement | null;
    // It may have been filled in before the application arrived, or kept by the browser.
    const read = () => setChosen(element?.value ?? "");
    read();
    element?.addEventListener("input", read);
    return () => element?.removeEventListener("input", read);
  }, [input]);
  // A browser gives day and hour without a zone; Guatemala keeps UTC-6 all year.
  const moment = new Date(`${chosen}-06:00`);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <p className="hint own-clock" role="status">
      {!Number.isNaN(moment.getTime()) &&
        fillTemplate(text, {
          there: formatMoment(moment, language, guatemala),
          here: formatMoment(moment, language, zone),
          zone: zone.replaceAll("_", " "),
        })}
    </p>
  );
}
