import { useState, type ReactNode } from "react";
import { fieldId, useMustOpen } from "./form-context.tsx";
import { t } from "./words.ts";
import type { Path } from "./values.ts";

type EntryProps = {
  readonly path: Path;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
  readonly onHide?: (() => void) | undefined;
  readonly onShow?: (() => void) | undefined;
  readonly onCopy?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
};

export function EntryButtons({
  title,
  onUp,
  onDown,
  onHide,
  onShow,
  onCopy,
  onRemove,
}: Omit<EntryProps, "path" | "children">) {
  const buttons = {
    up: onUp,
    down: onDown,
    hide: onHide,
    show: onShow,
    copy: onCopy,
    remove: onRemove,
  };
  return (
    <span className="entry-buttons">
      {Object.entries(buttons).map(
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
}

/** One entry of a list; its fields are drawn when it is opened. */
export function Entry({ path, title, detail, children, ...acts }: EntryProps) {
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
        <span className="entry-title">{title}</span>
        {detail && <span className="entry-detail">{detail}</span>}
      </summary>
      {isOpen && (
        <div className="entry-fields">
          {children}
          <EntryButtons title={title} {...acts} />
        </div>
      )}
    </details>
  );
}
