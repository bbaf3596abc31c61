import { useSearchParams, type ShouldRevalidateFunctionArgs } from "react-router";
import { ClosingField } from "#app/components/blocks/closing-field.tsx";
import { buildSheetPath } from "#domain/documents/documents.ts";
import { ArrowLink } from "#app/components/ui/links.tsx";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { pageContent } from "#reader/content.ts";
import { fillTemplate, languageOf } from "#domain/language/language.ts";
import { formatNumber } from "#domain/language/format.ts";
import { useLanguage } from "#app/language/labels.tsx";
import { materialRates } from "#reader/planners.ts";
import { needText, estimateMaterials, type Size } from "#domain/planners/material-estimate.ts";
import { readSize } from "#domain/planners/build-size.ts";
import { BuildDrawing } from "./build-drawing.tsx";
import { kindOf, type CalculatorContent } from "./calculator-content.ts";
import { EstimateTable } from "./estimate-table.tsx";
import { SizeForm } from "./size-form.tsx";
import { Numbers } from "./numbers.tsx";
import type { Route } from "./+types/page";
import "./estimate.css";
import "#app/components/ui/table.css";
import "./numbers.css";
import "./opening.css";

export function loader({ url }: Route.LoaderArgs) {
  const content = pageContent("materialCalculator", languageOf(url.pathname));
  return { content, rates: materialRates() };
}

/** Another size is calculated in the browser, so the open page works without a connection. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

type Data = Route.ComponentProps["loaderData"];

export default function MaterialCalculatorPage({ loaderData }: Route.ComponentProps) {
  const { content } = loaderData;
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
              <Drawing data={loaderData} size={question.size} />
            ) : (
              <p className="calculator-missing">{content.result.missing}</p>
            )}
          </div>
        </div>
      </section>
      {question.size && <Result data={loaderData} size={question.size} />}
      <Numbers content={content} kind={kindOf(question.build)} />
      <ClosingField {...content.closing} ground="marigold" />
    </>
  );
}

function useTitle(content: CalculatorContent["result"], size: Size) {
  const language = useLanguage();
  const across = formatNumber(size.across, language);
  const height = formatNumber(size.height, language);
  return { title: fillTemplate(content.titles[size.build], { across, height }), across, height };
}

function Drawing({ data: { content, rates }, size }: { data: Data; size: Size }) {
  const { title, across, height } = useTitle(content.result, size);
  return (
    <BuildDrawing
      size={size}
      rates={rates}
      label={fillTemplate(content.result.drawing, { title })}
      across={`${across} m`}
      height={`${height} m`}
    />
  );
}

function Result({ data: { content, rates }, size }: { data: Data; size: Size }) {
  const language = useLanguage();
  const { result, notes } = content;
  const { title } = useTitle(result, size);
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
