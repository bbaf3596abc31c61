import type { z } from "zod";
import { parsePosts } from "#app/content/blog/load-posts.ts";
import { faultsOf, type Fault } from "#app/content/fault.ts";
import { parseContent } from "#app/content/parse.ts";
import { readYaml } from "#app/content/read-yaml.ts";
import { pressKitFile } from "#app/content/schema/press-kit.ts";
import { givingSchemas } from "#server/giving-content.ts";
import { letterSchema } from "#server/mail/letter-texts.ts";
import { checkNames } from "./draw/check-names.ts";
import { parseSlots } from "./draw/parse-slots.ts";

type Files = Readonly<Record<string, string>>;

const inFolder = (files: Files, folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith(folder)));

function check(file: string, text: string, schema: z.ZodType): Fault[] {
  const yaml = readYaml(file, text);
  if ("faults" in yaml) return yaml.faults;
  const { error } = schema.safeParse(yaml.value);
  return error ? faultsOf(file, yaml.value, error) : [];
}

/** Files that only the server or the drawing reads: letters, words of giving, the press kit. */
function ofOtherReaders(files: Files): Fault[] {
  const schemas: [file: string, schema: z.ZodType][] = [
    ...Object.entries(givingSchemas).map(([name, schema]): [string, z.ZodType] => [
      `content/${name}`,
      schema,
    ]),
    ["content/press-kit.yaml", pressKitFile],
    ...Object.keys(inFolder(files, "content/letters/")).map((file): [string, z.ZodType] => [
      file,
      letterSchema(file.slice("content/letters/".length, -".yaml".length)),
    ]),
  ];
  return schemas.flatMap(([file, schema]) => check(file, files[file] ?? "", schema));
}

/** Pictures that cannot be drawn, and names of pictures that nobody described. */
function ofPictures(files: Files): Fault[] {
  const parsed = parseSlots(inFolder(files, "content/scenes/"));
  if ("faults" in parsed) return parsed.faults;
  const slots = new Set(parsed.slots.map(({ name }) => name));
  return Object.entries(files)
    .filter(([file]) => /^content\/(pages|lists|blog\/[^/]+)\/[^/]+\.yaml$/.test(file))
    .flatMap(([file, text]) => checkNames(file, text, slots));
}

/**
 * Everything that is wrong in `content/`, whoever reads the file: what `npm run check` tells an
 * editor, each fault once.
 * @param files path from the project's root → text, as `contentFiles()` gives them
 */
export function contentFaults(files: Files): Fault[] {
  const content = parseContent(files);
  const posts = parsePosts(inFolder(files, "content/blog/"));
  const faults = [
    ...("faults" in content ? content.faults : []),
    ...("faults" in posts ? posts.faults : []),
    ...ofPictures(files),
    ...ofOtherReaders(files),
  ];
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}
