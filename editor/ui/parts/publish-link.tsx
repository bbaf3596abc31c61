import { config } from "./config.ts";
import { useWords } from "./language.tsx";

/** To the page on which what is saved is published; nothing where it cannot be. */
export function PublishLink({ className, word }: { className?: string; word: string }) {
  const { t } = useWords();
  if (!config.publishes) return null;
  return (
    <a className={className} href="/publish">
      {t(word)}
    </a>
  );
}
