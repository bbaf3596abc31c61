import { config } from "./config.ts";
import { useWords } from "./language.tsx";

/** To the page on which what is saved is published; nothing where it cannot be. */
export function PublishLink({ className, word }: { className?: string; word: string }) {
  const { t, language } = useWords();
  if (!config.publishes) return null;
  const query = new URLSearchParams({ token: config.token, language });
  return (
    <a className={className} href={`/publish?${query}`}>
      {t(word)}
    </a>
  );
}
