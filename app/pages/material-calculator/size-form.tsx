import { Form, useSubmit } from "react-router";
import { FieldNotes } from "#app/components/forms/form-field.tsx";
import { useQueryForm } from "#app/components/forms/use-early-changes.ts";
import { fillTemplate, addressOf } from "#domain/language/language.ts";
import { formatNumber } from "#domain/language/format.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { readSize, sizeLimits, type SizeQuestion } from "#domain/planners/build-size.ts";
import { builds } from "#domain/planners/material-estimate.ts";
import type { CalculatorContent } from "./calculator-content.ts";

type Props = { content: CalculatorContent["form"]; question: SizeQuestion };

function queryOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/**
 * Kind and size of the build. They are in the query. Script updates the query on each input while the size is valid;
 * errors appear only after the field has lost the focus.
 */
export function SizeForm({ content, question }: Props) {
  const submit = useSubmit();
  const submitIfValid = (form: HTMLFormElement) => {
    const { build, size } = readSize(queryOf(form));
    // Another kind begins at its own size: a wall's length would make a tank of 56,000 liters.
    if (build !== question.build) void submit({ build }, { replace: true });
    else if (size) form.requestSubmit();
  };
  return (
    <Form
      ref={useQueryForm(submitIfValid)}
      className="size-form panel stack gap-5"
      action={addressOf("materialCalculator", useLanguage())}
      replace
      onInput={({ currentTarget }) => submitIfValid(currentTarget)}
      onBlur={({ currentTarget }) => currentTarget.requestSubmit()}
      noValidate
    >
      <fieldset>
        <legend>{content.build}</legend>
        {builds.map((id) => (
          <label key={id} className="tick">
            <input type="radio" name="build" value={id} defaultChecked={question.build === id} />
            {content.builds[id]}
          </label>
        ))}
      </fieldset>
      {(["across", "height"] as const).map((name) => (
        <Metres key={`${name} ${question.build}`} {...{ name, content, question }} />
      ))}
      <button className="button button-marigold">{content.compute}</button>
    </Form>
  );
}

/** Input of a length in metres. `across` is a wall's length or a round build's diameter; size-form.css shows the right label. */
function Metres({ name, content, question }: Props & { name: "across" | "height" }) {
  const language = useLanguage();
  const isRound = question.build === "dome" || question.build === "tank";
  const across = isRound ? content.diameter : content.length;
  const wrong = question.problems.includes(name);
  const { from, to } = sizeLimits[question.build][name];
  const problem = fillTemplate(content.problem, {
    label: name === "across" ? across : content.height,
    from: formatNumber(from, language),
    to: formatNumber(to, language),
    example: formatNumber(2.5, language),
  });
  const id = `size-${name}`;
  const notes = [wrong ? `${id}-problem` : "", name === "height" ? `${id}-hint` : ""];
  return (
    <div className={`form-field${wrong ? " is-wrong" : ""}`}>
      <label htmlFor={id}>
        {name === "height" ? (
          content.height
        ) : (
          <>
            <span className="for-walls">{content.length}</span>
            <span className="for-rounds">{content.diameter}</span>
          </>
        )}
      </label>
      <input
        className="input"
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={question.typed[name]}
        aria-invalid={wrong || undefined}
        aria-describedby={notes.filter(Boolean).join(" ") || undefined}
      />
      <FieldNotes id={id} problem={wrong ? problem : null} />
      {name === "height" && (
        <p className="hint small for-walls" id={`${id}-hint`}>
          {content.height_hint}
        </p>
      )}
    </div>
  );
}
