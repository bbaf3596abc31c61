import { useEffect, useState } from "react";
import { formatMoment } from "#domain/language/format.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { fillTemplate } from "#domain/language/fill-template.ts";

const guatemala = "America/Guatemala";

type Props = {
  /** Id of the `datetime-local` input, whose value is in Guatemala's time. */
  input: string;
  /** "In Guatemala {there}; where you are ({zone}) {here}." */
  text: string;
};

/** Shows the chosen time in Guatemala's time zone and in the visitor's. */
export function OwnClock({ input, text }: Props) {
  const language = useLanguage();
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    const element = document.getElementById(input) as HTMLInputElement | null;
    // The field may have been filled in before hydration.
    const read = () => setChosen(element?.value ?? "");
    read();
    element?.addEventListener("input", read);
    return () => element?.removeEventListener("input", read);
  }, [input]);
  // The input's value has no zone; Guatemala is at UTC-6 all year.
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
