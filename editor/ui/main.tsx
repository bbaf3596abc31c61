import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { config } from "./parts/config.ts";
import { api } from "./parts/api.ts";
import { FilePage } from "./file-page.tsx";
import { Preview } from "./preview.tsx";

function Editor() {
  const [choices, setChoices] = useState(config.choices);
  const [shown, show] = useState(config.field === null ? null : { field: config.field });
  const [saves, setSaves] = useState(0);
  return (
    <div className="editor">
      <FilePage
        choices={choices}
        reloadChoices={() => void api.choices().then(setChoices)}
        shown={shown}
        onSaved={() => setSaves((count) => count + 1)}
      />
      <Preview path={config.opened.preview} saves={saves} show={(field) => show({ field })} />
    </div>
  );
}

createRoot(document.getElementById("editor")!).render(
  <StrictMode>
    <Editor />
  </StrictMode>,
);
