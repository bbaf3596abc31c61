import { fillTemplate } from "#domain/language/fill-template.ts";
import { expectedBy, type Fault } from "#reader/fault.ts";
import type { Pair } from "#reader/schema/pair.ts";
import { formOf } from "./word-folders.ts";
import { readTexts } from "./words.ts";

export type ToldFault = { readonly file: string; readonly field: string; readonly sentence: Pair };

const { other, ...known } = readTexts("faults");

/** The words of articles and issues lie in files of their own, and are written in the form beside them. */
function placeOf({ file, field }: Fault): Pick<Fault, "file" | "field"> {
  const form = formOf(file);
  const language = /\/(\w+)\.md$/.exec(file)?.[1];
  return language && form !== file ? { file: form, field: `body.${language}` } : { file, field };
}

export function tellFault(fault: Fault): ToldFault {
  const expected = expectedBy(fault);
  // A form of text is known by the form itself.
  const [en, es] = known[fault.expected] ?? known[expected] ?? other!;
  const values = { ...fault.values, found: fault.found, expected };
  return {
    ...placeOf(fault),
    sentence: { en: fillTemplate(en, values), es: fillTemplate(es, values) },
  };
}
