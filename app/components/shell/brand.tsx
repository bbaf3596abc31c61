import { addressOf } from "#domain/language/language.ts";
import { useLabel, useLanguage } from "#app/language/labels.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { PageLink } from "#app/components/ui/links.tsx";

/** Logo and wordmark as a link to the home page. `wordmark` has one entry per line. */
export function Brand({ wordmark, size = 46 }: { wordmark: string[]; size?: number }) {
  const label = useLabel();
  return (
    <PageLink
      className="brand touch gap-3"
      to={addressOf("home", useLanguage())}
      aria-label={label("shell.home_link", { name: wordmark.join(" ") })}
    >
      <BrandMark size={size} />
      <b>
        {wordmark.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </b>
    </PageLink>
  );
}
