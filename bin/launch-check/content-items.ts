import type { ContentFiles } from "#reader/content-files.ts";
import { isPublished } from "#reader/held-back.ts";
import type { Content } from "#reader/parsed-content.ts";
import { isPair } from "#reader/resolve.ts";
import { readPictures } from "#reader/picture-manifest.ts";
import { readYaml } from "#reader/read-yaml.ts";
import type { Pair } from "#reader/schema/pair.ts";
import type { LaunchItem } from "./item.ts";

const same = (text: string): Pair => ({ en: text, es: text });

const draftMeanwhile: Pair = {
  en: "Sees it while the site has no public address; at the public one nobody sees it until its tick is taken off.",
  es: "La ve mientras el sitio no tiene dirección pública; en la pública nadie la ve hasta que se le quite la marca.",
};
const noName: Pair = { en: "The role alone.", es: "Solo el puesto." };
const noEntries: Pair = { en: "Nothing of this part.", es: "Nada de esta parte." };
const noFilm: Pair = {
  en: "Nothing that could be played, or only what is known of the film.",
  es: "Nada que se pueda reproducir, o solo lo que se sabe del video.",
};

/** Particulars of content/site.yaml without which a donor cannot trust a receipt or reach anybody. */
const needed = /^(tax_id|address)/;

/** What of content/site.yaml may be null, and what stands there meanwhile. */
const particulars: readonly (readonly [field: RegExp, meanwhile: Pair])[] = [
  [
    /^tax_id$/,
    {
      en: "No number on legal pages and receipts.",
      es: "Ningún número en las páginas legales ni en los recibos.",
    },
  ],
  [
    /^goods_address/,
    {
      en: "The goods page asks to write first, and its label has no address.",
      es: "La página de donativos en especie pide escribir antes, y su etiqueta no lleva dirección.",
    },
  ],
  [
    /^address/,
    {
      en: "Receipts and letters name no office.",
      es: "Los recibos y las cartas no nombran ninguna oficina.",
    },
  ],
];

/** How an entry calls itself: by its title or name, else by its id. */
function nameOf(entry: Record<string, unknown>, otherwise: string): Pair {
  for (const key of ["title", "name", "label", "role", "id"]) {
    const value = entry[key];
    if (typeof value === "string") return same(value);
    if (value && typeof value === "object" && isPair(value)) return value;
  }
  return same(otherwise);
}

/** The marks of what fills a place until it is confirmed (reader/schema/marks.ts; an article bears the second). */
const draftMarks = ["draft", "sample"] as const;

/** Drafts, and empty places: films without an address, people without a name, parts without entries. */
function unsupplied(file: string, value: unknown, field: string): LaunchItem[] {
  if (!value || typeof value !== "object" || isPair(value)) return [];
  const entry = value as Record<string, unknown>;
  const at = (name: string) => (field ? `${field}.${name}` : name);
  const what = nameOf(entry, field);
  const open = (kind: LaunchItem["kind"], name: string, meanwhile: Pair): LaunchItem => ({
    kind,
    harms: false,
    what,
    meanwhile,
    where: { file, field: at(name) },
  });
  const drafts = draftMarks.filter((mark) => entry[mark] === true);
  const { kind, items, name: person } = entry;
  return [
    ...(entry["video"] === null ? [open("film", "video", noFilm)] : []),
    ...drafts.map((mark) => open("draft", mark, draftMeanwhile)),
    ...(person === null ? [open("organization", "name", noName)] : []),
    ...(kind && Array.isArray(items) && items.length === 0
      ? [open("organization", "items", noEntries)]
      : []),
    ...Object.entries(entry).flatMap(([name, part]) => unsupplied(file, part, at(name))),
  ];
}

function ofSite(value: unknown, field = ""): LaunchItem[] {
  if (value === null && !field.startsWith("mail.")) {
    const meanwhile = particulars.find(([of]) => of.test(field))?.[1];
    if (!meanwhile) return [];
    const where = { file: "content/site.yaml", field };
    const harms = needed.test(field);
    return [{ kind: "organization", harms, what: same(field), meanwhile, where }];
  }
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) =>
    ofSite(part, field ? `${field}.${name}` : name),
  );
}

function ofLinks(links: Content["links"]): LaunchItem[] {
  return Object.entries(links)
    .filter(([, { url }]) => url === null)
    .map(([name, { label, stand_in }]) => ({
      kind: "link",
      // Families in the highlands call.
      harms: name === "phone",
      what: label,
      meanwhile: stand_in!.note,
      where: { file: "content/links.yaml", field: `links.${name}.url` },
    }));
}

/** One line for all drawings: a photograph of the same name in content/pictures/ replaces one. */
function ofPictures(): LaunchItem[] {
  const pictures = Object.values(readPictures().pictures);
  const drawn = pictures.filter(({ illustration }) => illustration).length;
  if (drawn === 0) return [];
  return [
    {
      kind: "picture",
      harms: false,
      what: {
        en: `${drawn} of ${pictures.length} pictures are drawings`,
        es: `${drawn} de ${pictures.length} imágenes son dibujos`,
      },
      meanwhile: { en: "A drawing that is called one.", es: "Un dibujo que así se llama." },
      where: { file: "content/pictures", field: "" },
    },
  ];
}

/** The last day that `2024` or `2024-05` may mean. */
const lastDay = (asOf: string) =>
  asOf.length === 4 ? `${asOf}-12-31` : asOf.length === 7 ? `${asOf}-31` : asOf;

function ofFigures(facts: Content["facts"]["facts"], yearAgo: string): LaunchItem[] {
  return Object.entries(facts).flatMap(([name, { label, as_of }]): LaunchItem[] => {
    const where = { file: "content/facts.yaml", field: `facts.${name}.as_of` };
    const rest = { harms: false, what: label, where };
    if (as_of === null) {
      const meanwhile: Pair = {
        en: "The register says that nobody has dated this figure.",
        es: "El registro dice que nadie ha fechado esta cifra.",
      };
      return [{ kind: "figure", ...rest, meanwhile }];
    }
    if (lastDay(as_of) >= yearAgo) return [];
    const meanwhile = {
      en: `The figure of ${as_of}, with that date in the register.`,
      es: `La cifra de ${as_of}, con esa fecha en el registro.`,
    };
    return [{ kind: "old", ...rest, meanwhile }];
  });
}

function ofEvents({ events }: Content["lists"], yearAgo: string): LaunchItem[] {
  return [...events.entries()]
    .filter(([, { ends_on }]) => ends_on < yearAgo)
    .map(([at, { title, ends_on }]) => ({
      kind: "old",
      harms: false,
      what: title,
      meanwhile: {
        en: `The event among those that are over, since ${ends_on}.`,
        es: `La actividad entre las que ya pasaron, desde ${ends_on}.`,
      },
      where: { file: "content/lists/events.yaml", field: `${at}.ends_on` },
    }));
}

function ofArticles(posts: Content["posts"], today: string, yearAgo: string): LaunchItem[] {
  const newest = posts.find((post) => isPublished(post, today));
  if (!newest || newest.published >= yearAgo) return [];
  const meanwhile = {
    en: `A blog whose newest article is of ${newest.published}.`,
    es: `Un blog cuyo artículo más nuevo es de ${newest.published}.`,
  };
  const where = { file: `content/blog/${newest.id}/post.yaml`, field: "published" };
  return [{ kind: "old", harms: false, what: newest.title, meanwhile, where }];
}

/**
 * What the content lacks, in the order of its files.
 * @param files path from the project's root → text, without faults
 * @param content the same, parsed
 * @param today the day by which things are old, `2026-05-18`
 */
export function contentItems(files: ContentFiles, content: Content, today: string): LaunchItem[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const entries = Object.entries(files)
    .filter(([file]) => /^content\/(pages|lists|blog)\/.*\.yaml$/.test(file))
    .flatMap(([file, text]) => {
      const yaml = readYaml(file, text);
      return "value" in yaml ? unsupplied(file, yaml.value, "") : [];
    });
  return [
    ...ofSite(content.site),
    ...ofLinks(content.links),
    ...ofPictures(),
    ...entries,
    ...ofFigures(content.facts.facts, yearAgo),
    ...ofEvents(content.lists, yearAgo),
    ...ofArticles(content.posts, today, yearAgo),
  ];
}
