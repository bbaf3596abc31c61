import type { ContentFiles } from "#reader/content-files.ts";
import { choicesOf } from "../../editor/choices.ts";
import { differencesOf } from "../../editor/differences.ts";
import type { Visit } from "../visit/visit.ts";

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const isWhole = [one, other].every((text) => at === text.length || /\s/.test(text[at]!));
  return isWhole ? at : one.slice(0, at).search(/\S*$/);
}
const backwards = (text: string) => [...text].toReversed().join("");

function Marked({ text, beside }: { text: string; beside: string }) {
  const start = sharedStart(text, beside);
  const end = sharedStart(backwards(text.slice(start)), backwards(beside.slice(start)));
  const middle = text.slice(start, text.length - end);
  return (
    <p>
      {text.slice(0, start)}
      {middle && <mark>{middle}</mark>}
      {text.slice(text.length - end)}
    </p>
  );
}

type Props = {
  readonly visit: Visit;
  readonly values: readonly [before: unknown, after: unknown];
  readonly files: ContentFiles;
  readonly heads: readonly [before: string, after: string];
  /** Only fields in which these differ as well. */
  readonly among?: Props["values"];
  readonly none?: string;
};

export function Differences({ visit: { say, language }, files, heads, ...props }: Props) {
  const { values, among = values, none = "no_differences" } = props;
  const [then, now] = heads.map((key) => say(key));
  const between = (two: Props["values"]) =>
    differencesOf(...two, language, choicesOf(files, language));
  const known = new Set(between(among).map(({ key }) => key));
  const of = between(values).filter(({ key }) => known.has(key));
  if (of.length === 0) return <p className="quiet">{say(none)}</p>;
  return of.map((one) => (
    <section key={one.key} className="difference">
      <h4>{one.name}</h4>
      <div>
        <b>{then}</b>
        <Marked text={one.before} beside={one.after} />
      </div>
      <div>
        <b>{now}</b>
        <Marked text={one.after} beside={one.before} />
      </div>
    </section>
  ));
}
