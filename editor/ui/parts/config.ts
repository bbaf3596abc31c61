import type { Language } from "#domain/language/language.ts";
import type { MenuItem } from "../../answer.ts";
import type { Shape } from "../../pictures.ts";
import type { EditorWords } from "../../words.ts";

/** What the server gives the page when it is opened (editor/page.ts). */
type Config = {
  readonly language: Language;
  readonly menu: readonly MenuItem[];
  readonly preview: string | null;
  readonly shapes: Readonly<Record<string, Shape>>;
  /** Whether what is edited can be published from here. */
  readonly publishes: boolean;
  readonly words: EditorWords;
};

export const config = JSON.parse(document.getElementById("config")!.textContent!) as Config;
