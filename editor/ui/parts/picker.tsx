import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from "react";
import type { Choices } from "../../choices.ts";
import type { NameOf } from "../../form-node.ts";
import { api } from "./api.ts";
import { t } from "./words.ts";

type Asked = { of: NameOf; onPick: (name: string) => void };

const PickerContext = createContext<(of: NameOf, onPick: (name: string) => void) => void>(() => {});

export const usePicker = () => useContext(PickerContext);

/** As many as are looked through at once; typing a word finds the others. */
const shownAtOnce = 60;

function Options({ of, choices, onPick }: Asked & { choices: Choices }) {
  const [words, setWords] = useState("");
  const all = choices[of];
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ name, label, detail }) => {
    const text = `${name} ${label} ${detail}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return (
    <>
      <label className="field">
        {t(`choose_${of}`)}
        <input
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <p className="hint" role="status">
        {t("found", { count: found.length, all: all.length })}
      </p>
      <ul className="options">
        {found.slice(0, shownAtOnce).map(({ name, label, detail }) => (
          <li key={name}>
            <button type="button" onClick={() => onPick(name)}>
              {of === "picture" && <img src={api.thumbnail(name)} alt="" loading="lazy" />}
              <span>{label}</span>
              <span className="hint">{detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

export function PickerProvider({ choices, children }: { choices: Choices; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (asked && !dialog.current?.open) dialog.current?.showModal();
  }, [asked]);
  const done = () => dialog.current?.close();
  const onPick = (name: string) => {
    done();
    asked?.onPick(name);
  };
  return (
    <PickerContext value={(of, then) => setAsked({ of, onPick: then })}>
      {children}
      <dialog
        ref={dialog}
        aria-label={t(asked ? `choose_${asked.of}` : "choose")}
        onClose={() => setAsked(null)}
      >
        {asked && <Options of={asked.of} {...{ choices, onPick }} />}
        <button type="button" onClick={done}>
          {t("cancel")}
        </button>
      </dialog>
    </PickerContext>
  );
}
