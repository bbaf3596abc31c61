import type { Language } from "#domain/language/language.ts";
import "./poem.css";

/** Verses in their own language, whatever the page's; each inner list is a stanza. */
export function Poem({ language, stanzas }: { language: Language; stanzas: string[][] }) {
  return (
    <blockquote className="poem" lang={language}>
      {stanzas.map((lines) => (
        <p key={lines[0]}>
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      ))}
    </blockquote>
  );
}
