import { useLabel } from "#app/language/labels.tsx";
import { DocumentList } from "../document-list.tsx";
import type { BlockOf } from "../block.ts";

/** One line for each document: it opens, or opens the request with its name filled in. */
export function DocumentsBlock({ block: { title, items } }: { block: BlockOf<"documents"> }) {
  const label = useLabel();
  return (
    <DocumentList
      documents={items.map((item) => ({ ...item, id: item.name, context: title }))}
      icon="download"
      open={label("documents.open")}
      ask={label("documents.ask")}
    />
  );
}
