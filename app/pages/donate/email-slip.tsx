import { useEffect, useState } from "react";
import { likelyAddress } from "#domain/mail/likely-slip.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import type { DonateWords } from "./donate-words.ts";

/** Long enough that nobody is asked in the middle of a word. */
const restMs = 800;

type Props = {
  words: DonateWords["panels"]["email"];
  /** The id of the field it watches. */
  field: string;
  /** Was kept once already. */
  isKept: boolean;
};

/**
 * Beside the address, once typing rests: what was probably meant. Who goes on regardless keeps what was
 * typed. Without script, gift-panel.tsx asks once.
 */
export function EmailSlip({ words, field, isKept }: Props) {
  const [meant, setMeant] = useState<string | null>(null);
  useEffect(() => {
    const input = document.getElementById(field) as HTMLInputElement;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => setMeant(likelyAddress(input.value));
    const wait = () => {
      clearTimeout(timer);
      setMeant(null);
      timer = setTimeout(look, restMs);
    };
    look();
    input.addEventListener("input", wait);
    return () => {
      clearTimeout(timer);
      input.removeEventListener("input", wait);
    };
  }, [field]);
  const take = () => {
    const input = document.getElementById(field) as HTMLInputElement;
    input.value = meant ?? input.value;
    setMeant(null);
    input.focus();
  };
  return (
    <>
      {(meant || isKept) && <input type="hidden" name="email_kept" value="on" />}
      <p className="email-slip cluster" role="status">
        {meant && (
          <>
            {fillTemplate(words.title, { meant })}{" "}
            <button className="button button-outline button-small" type="button" onClick={take}>
              {fillTemplate(words.beside, { meant })}
            </button>
          </>
        )}
      </p>
    </>
  );
}
