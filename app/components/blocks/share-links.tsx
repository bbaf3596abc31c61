import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import "./share-links.css";

type Props = {
  title: string;
  /** The page's whole address. */
  address: string;
  words: { title: string; whatsapp: string; mail: string; copy: string; copied: string };
  /** More buttons of the row. */
  children?: ReactNode;
};

/** Ways to pass a page on that tell nobody: plain links, and the clipboard where there is script. */
export function ShareLinks({ title, address, words, children }: Props) {
  const text = encodeURIComponent(`${title} ${address}`);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <section className="share-links" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="actions">
        <a
          className="button button-outline button-small"
          href={`https://wa.me/?text=${text}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="phone" size={20} />
          {words.whatsapp}
        </a>
        <a className="button button-outline button-small" href={mail}>
          <Icon name="mail" size={20} />
          {words.mail}
        </a>
        <CopyButton text={address} done={words.copied}>
          {words.copy}
        </CopyButton>
        {children}
      </p>
    </section>
  );
}
