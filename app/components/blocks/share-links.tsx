import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { useSite } from "#app/components/structured-data/json-ld.tsx";
import { useLabel } from "#app/language/labels.tsx";
import { showToast } from "#app/components/ui/toast.tsx";

type Props = {
  heading: string;
  /** Precedes the address in the shared message. */
  title: string;
  /** Path and query of the shared page. */
  path: string;
  children?: ReactNode;
};

/** Buttons to share a page by WhatsApp, e-mail or clipboard, without any service's tracking script. */
export function ShareLinks({ heading, title, path, children }: Props) {
  const label = useLabel();
  const address = useSite().origin + path;
  const text = encodeURIComponent(`${title} ${address}`);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  // Without clipboard access (http, old browsers) a toast shows the address, selected.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ text: label("share.copied") });
    } catch {
      showToast({ text: label("shell.copy_selected"), toCopy: address });
    }
  };
  return (
    <section className="share-links mt-7" aria-label={heading}>
      <h2 className="fs-2">{heading}</h2>
      <p className="actions">
        <a
          className="button button-outline button-small"
          href={`https://wa.me/?text=${text}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="phone" size={20} />
          {label("share.whatsapp")}
        </a>
        <a className="button button-outline button-small" href={mail}>
          <Icon name="mail" size={20} />
          {label("share.mail")}
        </a>
        <button
          className="button button-outline button-small needs-script"
          type="button"
          data-press=""
          onClick={() => void copy()}
        >
          <Icon name="copy" size={20} />
          {label("share.copy")}
        </button>
        {children}
      </p>
    </section>
  );
}
