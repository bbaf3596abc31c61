import type { Language } from "#domain/language/language.ts";
import type { Choices } from "../../choices.ts";
import type { FormNode } from "../../form-node.ts";
import type { Shape } from "../../pictures.ts";
import type { Opened } from "../../server.ts";
import type { EditorWords } from "../../words.ts";

/** What the server gives the page when it is opened (staff/pages/content.tsx). */
type Config = {
  readonly opened: Opened;
  readonly choices: Choices;
  /** How many saves can be taken back. */
  readonly steps: number;
  /** The field that is brought into sight. */
  readonly field: string | null;
  readonly language: Language;
  readonly preview: string | null;
  readonly shapes: Readonly<Record<string, Shape>>;
  /** The form of what is said of a photograph. */
  readonly photograph: FormNode;
  /** Whether what is edited can be published from here. */
  readonly publishes: boolean;
  readonly words: EditorWords;
};

export const config = JSON.parse(document.getElementById("config")!.textContent!) as Config;
