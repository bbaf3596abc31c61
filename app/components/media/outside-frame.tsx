import { useState } from "react";
import { useLabel } from "#app/language/labels.tsx";

/** A third party's page in an iframe; nothing is requested from it before the visitor agrees. */
export function OutsideFrame({ address, title }: { address: string; title: string }) {
  const label = useLabel();
  const [agreed, setAgreed] = useState(false);
  const host = new URL(address).hostname;
  if (agreed) {
    return <iframe className="outside-frame" src={address} title={title} loading="lazy" />;
  }
  return (
    <div className="dialog-body stack">
      <p>{label("shell.frame_notice", { host })}</p>
      <button
        className="button needs-script"
        type="button"
        data-press=""
        onClick={() => setAgreed(true)}
      >
        {label("shell.frame_load", { title })}
      </button>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {label("shell.frame_open", { host })}
        <span className="visually-hidden"> {label("shell.outside")}</span>
      </a>
    </div>
  );
}
