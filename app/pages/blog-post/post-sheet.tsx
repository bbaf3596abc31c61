import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { PaperLinks } from "#app/components/blocks/paper-links.tsx";
import { buildSheetPath } from "#domain/documents/documents.ts";
import type { BuildSheet } from "#reader/documents/build-sheet.ts";
import "./post-sheet.css";

export type Sheet = { id: string } & Pick<
  BuildSheet,
  | "kicker"
  | "title"
  | "lead"
  | "parts"
  | "steps"
  | "warnings"
  | "unknown"
  | "advice"
  | "sources"
  | "titles"
>;

/** The build sheet of what an article tells of: to print, and to read here, what nobody knows and all sources with it. */
export function PostSheet({ sheet }: { sheet: Sheet }) {
  const { id, kicker, title, lead, titles, advice } = sheet;
  const name = `${kicker}: ${title}`;
  return (
    <section className="post-sheet" aria-label={name}>
      <p className="note">
        <strong>{name}</strong>{" "}
        <PaperLinks title={name} pathOf={(edition) => buildSheetPath(id, edition)} />
      </p>
      <Disclosure title={titles.steps}>
        <p>{lead}</p>
        <p>
          <strong>{titles.advice}.</strong> {advice}
        </p>
        <h3>{titles.parts}</h3>
        <Lines of={sheet.parts} />
        <h3>{titles.steps}</h3>
        <ol>
          {sheet.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h3>{titles.warnings}</h3>
        <Lines of={sheet.warnings} />
        <h3>{titles.unknown}</h3>
        <Lines of={sheet.unknown} />
        <h3>{titles.sources}</h3>
        <p className="small">{titles.sources_lead}</p>
        <Lines of={sheet.sources.map((source, at) => `[${at + 1}] ${source}`)} />
      </Disclosure>
    </section>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
