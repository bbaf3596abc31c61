import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from "react";
import type { NameOf } from "../../form-node.ts";
import type { Choices } from "../../choices.ts";
import { api } from "./api.ts";
import { language, t } from "./words.ts";

type Option = { name: string; label: string; detail: string; picture: boolean };
type Asked = { of: NameOf; onPick: (name: string) => void };
type Pick = (of: NameOf, onPick: (name: string) => void) => void;

const PickerContext = createContext<Pick>(() => {});

/** Opens the dialog in which a figure, link or picture is chosen. */
export const usePicker = () => useContext(PickerContext);

/** As many as are looked through at once; typing a word finds the others. */
const shownAtOnce = 60;

function optionsOf(of: NameOf, choices: Choices, language: "en" | "es"): Option[] {
  if (of === "fact") {
    return choices.facts.map(({ name, label, text }) => ({
      name,
      label: label[language],
      detail: text[language],
      picture: false,
    }));
  }
  if (of === "category") {
    return choices.categories.map(({ name, label }) => ({
      name,
      label: label[language],
      detail: "",
      picture: false,
    }));
  }
  if (of === "link") {
    return choices.links.map(({ name, label, known }) => ({
      name,
      label: label[language],
      detail: known ? "" : "–",
      picture: false,
    }));
  }
  return choices.pictures.map(({ name, alt }) => ({
    name,
    label: name,
    detail: alt[language],
    picture: true,
  }));
}

function Options({
  asked,
  choices,
  onDone,
}: {
  asked: Asked;
  choices: Choices;
  onDone: () => void;
}) {
  const [words, setWords] = useState("");
  const all = optionsOf(asked.of, choices, language);
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ name, label, detail }) => {
    const text = `${name} ${label} ${detail}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return (
    <>
      <label className="picker-search">
        {t(`choose_${asked.of}`)}
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
      <ul className={asked.of === "picture" ? "options pictures" : "options"}>
        {found.slice(0, shownAtOnce).map(({ name, label, detail, picture }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                onDone();
                asked.onPick(name);
              }}
            >
              {picture && <img src={api.thumbnail(name)} alt="" loading="lazy" />}
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
  return (
    <PickerContext value={(of, onPick) => setAsked({ of, onPick })}>
      {children}
      <dialog
        ref={dialog}
        className="picker"
        aria-label={asked ? t(`choose_${asked.of}`) : t("choose")}
        onClose={() => setAsked(null)}
      >
        {asked && <Options asked={asked} choices={choices} onDone={done} />}
        <button type="button" className="button button-small button-outline" onClick={done}>
          {t("cancel")}
        </button>
      </dialog>
    </PickerContext>
  );
}
