import { useSearchParams, type ShouldRevalidateFunctionArgs } from "react-router";
import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { buildSheetPath } from "#domain/documents/documents.ts";
import { ArrowLink } from "#app/components/ui/links.tsx";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { pageContent } from "#reader/content.ts";
import { fillTemplate, languageOf } from "#domain/language/language.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { materialRates } from "#reader/planners.ts";
import { needText, estimateMaterials, type Size } from "#domain/planners/material-estimate.ts";
import { readSize } from "#domain/planners/build-size.ts";
import { BuildDrawing } from "./build-drawing.tsx";
import { kindOf, lengthsOf } from "./calculator-content.ts";
import { EstimateTable } from "./estimate-table.tsx";
import { SizeForm } from "./size-form.tsx";
import { Numbers } from "./numbers.tsx";
import type { Route } from "./+types/page";

export function loader({ url }: Route.LoaderArgs) {
  const content = pageContent("materialCalculator", languageOf(url.pathname));
  return { content, rates: materialRates() };
}

/** Another size is calculated in the browser, so the open page works without a connection. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function MaterialCalculatorPage({ loaderData }: Route.ComponentProps) {
  const { content, rates } = loaderData;
  const [query] = useSearchParams();
  const question = readSize(query);
  return (
    <>
      <section className="calculator ground-indigo on-dark">
        <div className="container">
          <div className="calculator-opening split split-75">
            <h1>{content.title}</h1>
            <p className="lead">{content.lead}</p>
          </div>
          <div className="calculator-body split split-57 late">
            <SizeForm content={content.form} question={question} />
            {question.size ? (
              <BuildDrawing content={content.result} size={question.size} rates={rates} />
            ) : (
              <p className="calculator-missing">{content.result.missing}</p>
            )}
          </div>
        </div>
      </section>
      {question.size && <Result {...loaderData} size={question.size} />}
      <Numbers content={content} kind={kindOf(question.build)} />
      <ClosingField {...content.closing} ground="marigold" />
    </>
  );
}

function Result({ content, rates, size }: Route.ComponentProps["loaderData"] & { size: Size }) {
  const language = useLanguage();
  const { result, notes } = content;
  const title = fillTemplate(result.titles[size.build], lengthsOf(size, language));
  const estimate = estimateMaterials(size, rates);
  const blueprint = result.blueprints[size.build];
  const [main] = (["tires", "earthbags", "water"] as const).flatMap((material) => {
    const need = estimate[material];
    if (!need) return [];
    return `${result.materials[material].label}: ${needText(need, result, language)}`;
  });
  return (
    <section className="container section" id="result">
      <div className="calculator-title">
        <h2 className="fs-4">{title}</h2>
        <PrintButton>{result.print}</PrintButton>
      </div>
      <p className="visually-hidden" role="status">
        {main && `${title}. ${main}`}
      </p>
      <EstimateTable content={result} size={size} estimate={estimate} />
      {blueprint && (
        <p className="mt-5">
          <ArrowLink to={blueprint.target}>{blueprint.label}</ArrowLink>
        </p>
      )}
      {size.build === "tank" && (
        <p className="mt-5">
          <a className="touch" href={buildSheetPath("water-tank", language)}>
            {result.build_sheet}
          </a>
        </p>
      )}
      <div className="note warning calculator-notes">
        <h3 className="fs-2">{notes.title}</h3>
        <ul>
          {notes[kindOf(size.build)].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
