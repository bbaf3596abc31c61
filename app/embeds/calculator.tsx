import type { LoaderFunctionArgs } from "react-router";
import { embedPath } from "#domain/addresses.ts";
import { fillTemplate } from "#domain/language/fill-template.ts";
import { formatNumber } from "#domain/language/format.ts";
import { addressOf, languageOf, pathIn, type Language } from "#domain/language/language.ts";
import { readSize, sizeLimits, type SizeQuestion } from "#domain/planners/build-size.ts";
import { builds, estimateMaterials, materials } from "#domain/planners/material-estimate.ts";
import { needText } from "#domain/planners/need-text.ts";
import { pageContent } from "#reader/content.ts";
import { materialRates } from "#reader/planners/rates.ts";
import { frameAnswer } from "./frame.server.tsx";

/** The material calculator for the frames of other sites: a question in the address, the answer drawn here. */
export function loader({ url }: LoaderFunctionArgs & { url: URL }) {
  const language = languageOf(url.pathname);
  const words = pageContent("materialCalculator", language);
  const { frames } = pageContent("media", language).embeds;
  const question = readSize(url.searchParams);
  const query = { build: question.build, ...question.typed };
  return frameAnswer({
    language,
    title: words.title,
    more: {
      label: frames.calculator.more,
      href: addressOf("materialCalculator", language, { query }),
    },
    children: (
      <>
        <Question words={words.form} question={question} language={language} />
        {question.size && <Answer words={words.result} size={question.size} language={language} />}
      </>
    ),
  });
}

type Words = ReturnType<typeof pageContent<"materialCalculator">>;

function Question({
  words,
  question,
  language,
}: {
  words: Words["form"];
  question: SizeQuestion;
  language: Language;
}) {
  const across = `${words.length} / ${words.diameter.toLocaleLowerCase(language)}`;
  const names = { across, height: words.height };
  return (
    <form action={pathIn(language, embedPath("calculator"))} method="get">
      <label>
        {words.build}
        <select name="build" defaultValue={question.build}>
          {builds.map((id) => (
            <option key={id} value={id}>
              {words.builds[id]}
            </option>
          ))}
        </select>
      </label>
      {(["across", "height"] as const).map((name) => (
        <label key={name}>
          {names[name]}
          <input
            name={name}
            inputMode="decimal"
            autoComplete="off"
            required
            defaultValue={question.typed[name]}
            aria-invalid={question.problems.includes(name) || undefined}
            aria-describedby={question.problems.includes(name) ? `${name}-problem` : undefined}
          />
        </label>
      ))}
      <button>{words.compute}</button>
      {question.problems.map((name) => (
        <p key={name} className="problem" id={`${name}-problem`}>
          {fillTemplate(words.problem, {
            label: names[name],
            from: formatNumber(sizeLimits[question.build][name].from, language),
            to: formatNumber(sizeLimits[question.build][name].to, language),
            example: formatNumber(2.5, language),
          })}
        </p>
      ))}
    </form>
  );
}

function Answer({
  words,
  size,
  language,
}: {
  words: Words["result"];
  size: NonNullable<SizeQuestion["size"]>;
  language: Language;
}) {
  const estimate = estimateMaterials(size, materialRates());
  return (
    <ul>
      {materials.flatMap((material) => {
        const need = estimate[material];
        if (!need) return [];
        const { label, unit } = words.materials[material];
        return [
          <li key={material}>
            {label}
            <b>{needText(need, words, language)}</b>
            {unit && <small>{unit}</small>}
          </li>,
        ];
      })}
    </ul>
  );
}
