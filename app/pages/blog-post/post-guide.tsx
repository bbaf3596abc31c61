import { FactList } from "#app/components/blocks/fact-list.tsx";
import { type Action, ActionRow } from "#app/components/ui/links.tsx";
import type { BuildSheet } from "#reader/documents/build-sheet.ts";
import { Sourced } from "#app/components/blocks/sources.tsx";
import "./post-guide.css";

export function Materials({ sheet, actions }: { sheet: BuildSheet; actions: readonly Action[] }) {
  const { titles, parts, numbers } = sheet;
  return (
    <section className="guide-materials" aria-labelledby="materials">
      <h2 className="fs-3" id="materials">
        {titles.parts}
      </h2>
      <ul className="stack gap-2">
        {parts.map((part) => (
          <li key={part}>
            <Sourced text={part} />
          </li>
        ))}
      </ul>
      <h3 className="fs-2">{titles.numbers}</h3>
      <FactList
        className="facts"
        facts={numbers.map(([name, value]) => [name, <Sourced key={name} text={value} />])}
      />
      <ActionRow actions={actions} />
    </section>
  );
}

export function Steps({ sheet: { titles, steps, warnings, advice } }: { sheet: BuildSheet }) {
  return (
    <>
      <section aria-labelledby="steps">
        <h2 id="steps">{titles.steps}</h2>
        <ol className="guide-steps rows">
          {steps.map((step) => (
            <li key={step}>
              <p>
                <Sourced text={step} />
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section className="guide-care stack" aria-labelledby="care">
        <h2 className="fs-3" id="care">
          {titles.warnings}
        </h2>
        <ul className="stack gap-3">
          {warnings.map((warning) => (
            <li key={warning}>
              <Sourced text={warning} />
            </li>
          ))}
        </ul>
        <p>{advice}</p>
      </section>
    </>
  );
}
