import { fillTemplate, type Language } from "#domain/language/language.ts";
import type { Choices } from "../choices.ts";

type Config = {
  readonly path: string;
  readonly language: Language;
  readonly choices: Choices;
  readonly ui: Readonly<Record<string, string>>;
  /** The sections of the page whose form it is. */
  readonly parts: readonly { readonly name: string; readonly isHidden: boolean }[];
};

/** Data that the server embeds in each form (editor/form/form-page.tsx). */
export const config = () => JSON.parse(document.getElementById("config")!.textContent!) as Config;

export const t = (name: string, values: Readonly<Record<string, string | number>> = {}): string =>
  fillTemplate(config().ui[name] ?? name, values);

export const one = <Found extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found => within.querySelector<Found>(selector)!;

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  own: Partial<HTMLElementTagNameMap[Name]> = {},
  ...inner: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), own);
  made.append(...inner);
  return made;
}
