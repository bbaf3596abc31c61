import type { Language } from "#domain/language/language.ts";
import type { Choices } from "../../choices.ts";
import type { FormNode } from "../../form-node.ts";
import type { Opened } from "../../save.ts";
import type { EditorWords } from "../../words.ts";

/** The server gives it to the page when it is opened (staff/pages/content.tsx). */
type Config = {
  readonly opened: Opened;
  readonly choices: Choices;
  readonly field: string | null;
  readonly language: Language;
  readonly hasPreview: boolean;
  readonly photograph: FormNode;
  readonly words: EditorWords;
};

export const config = JSON.parse(document.getElementById("config")!.textContent!) as Config;
