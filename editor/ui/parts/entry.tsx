import { useState, type ReactNode } from "react";
import { fieldId, useMustOpen } from "./form-context.tsx";
import { t } from "./words.ts";
import type { Path } from "./values.ts";

/** Things that can be done with an entry now, by the names of their buttons. */
export type Acts = Readonly<Record<string, (() => void) | false>>;

export const EntryButtons = ({ title, acts }: { title: string; acts: Acts }) => (
  <span className="row">
    {Object.entries(acts).map(
      ([name, act]) =>
        act && (
          <button
            key={name}
            type="button"
            className="quiet"
            aria-label={t(`${name}_entry`, { title })}
            onClick={act}
          >
            {t(name)}
          </button>
        ),
    )}
  </span>
);

type EntryProps = {
  readonly path: Path;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly acts?: Acts;
  readonly children: ReactNode;
};

/** One entry of a list; its fields are drawn when it is opened. */
export function Entry({ path, title, detail, acts = {}, children }: EntryProps) {
  const mustOpen = useMustOpen(path);
  const [isOpen, setOpen] = useState(mustOpen);
  const [hadToOpen, setHadToOpen] = useState(mustOpen);
  if (mustOpen !== hadToOpen) {
    setHadToOpen(mustOpen);
    if (mustOpen) setOpen(true);
  }
  return (
    <details
      className="entry"
      id={fieldId(path)}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b>{title}</b>
        {detail && <span className="hint">{detail}</span>}
      </summary>
      {isOpen && (
        <div className="entry-fields">
          {children}
          <EntryButtons title={title} acts={acts} />
        </div>
      )}
    </details>
  );
}
