import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { config } from "./parts/config.ts";
import { api } from "./parts/api.ts";
import { FilePage } from "./file-page.tsx";
import { Preview } from "./preview.tsx";

/** The form of a file, and the page as visitors will see it. */
function Editor() {
  const [choices, setChoices] = useState(config.choices);
  return (
    <div className="editor">
      <FilePage choices={choices} reloadChoices={() => void api.choices().then(setChoices)} />
      <Preview path={config.opened.preview} />
    </div>
  );
}

createRoot(document.getElementById("editor")!).render(
  <StrictMode>
    <Editor />
  </StrictMode>,
);
