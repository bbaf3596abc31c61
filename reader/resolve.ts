import { capitalized } from "#domain/language/format.ts";
import { addressOf, languages, type Language } from "#domain/language/language.ts";
import { countOf, inWords } from "./counted.ts";
import { factAlone, formatFact, factReference } from "./format-fact.ts";
import type { Content } from "./load.ts";
import type { WeighedPicture } from "./picture-manifest.ts";
import type { Fact, NumberFact, RangeFact } from "./schema/facts.ts";
import type { Pair, Target } from "#reader/schema/pair.ts";
import type { PictureWords } from "./schema/scenes.ts";
import type { LabelName } from "./schema/ui.ts";

export type Picture = ReturnType<Reader["picture"]>;
export type Figure = ReturnType<Reader["figure"]>;
/** A figure whose value is one number, for charts and calculations. */
export type NumberFigure = Figure & { number: number };

export type Pictures = Readonly<Record<string, WeighedPicture>>;

export type Destination = {
  href: string;
  /** True for another site: opens in a new tab, and says so. */
  outside?: boolean;
  /** A sentence for visitors when a page of ours replaces a target that is not known yet. */
  note?: string | undefined;
};

/** `url` is null when the page no longer exists. */
export type Source = { title: string; url: string | null };

export type Story = Resolved<Content["lists"]["stories"][number]>;

/** Content in one language: pairs become texts; `picture`, `target`, `fact`, `drawn_story` and `program_card` become what they name. */
export type Resolved<T> = T extends Pair
  ? string
  : T extends readonly unknown[]
    ? { [K in keyof T]: Resolved<T[K]> }
    : T extends object
      ? {
          [K in keyof T]: K extends "picture"
            ? Picture | Extract<T[K], null | undefined>
            : K extends "drawn_story"
              ? Story | Extract<T[K], null | undefined>
              : K extends "program_card"
                ? Program
                : K extends "target"
                  ? Destination | Extract<T[K], null | undefined>
                  : K extends "number_fact" | `${string}_number_fact`
                    ? NumberFigure
                    : K extends "fact" | `${string}_fact`
                      ? Figure | Extract<T[K], null | undefined>
                      : Resolved<T[K]>;
        }
      : T;

export type Program = Resolved<Content["lists"]["programs"][number]>;

const keysOfTexts: ReadonlySet<string> = new Set([...languages, "source"]);

export function isPair(value: object): value is Pair {
  return (
    languages.every((one) => one in value) &&
    Object.keys(value).every((key) => keysOfTexts.has(key))
  );
}

/** @throws Error for an unknown name, which references.ts reports first */
function required<T>(entries: Readonly<Record<string, T>>, name: string, what: string): T {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (entry === undefined) throw new Error(`There is no ${what} "${name}".`);
  return entry;
}

export class Reader {
  private readonly content: Content;
  private readonly pictures: Pictures;
  readonly language: Language;

  constructor(content: Content, pictures: Pictures, language: Language) {
    this.content = content;
    this.pictures = pictures;
    this.language = language;
  }

  text(pair: Pair): string {
    return pair[this.language].replace(factReference, (_, name: string, at: number) => {
      const count = countOf(name, this.content);
      const written =
        count === null ? formatFact(this.fact(name), this.language) : inWords(count, this.language);
      return at === 0 ? capitalized(written) : written;
    });
  }

  /** A label of content/ui.yaml by full name: `shell.menu`. */
  label(name: LabelName): string | undefined {
    const [group = "", ...key] = name.split(".");
    const pair = this.content.ui[group]?.[key.join(".")];
    return pair && this.text(pair);
  }

  requireLabel(name: LabelName): string {
    const label = this.label(name);
    if (label === undefined) throw new Error(`content/ui.yaml has no label "${name}".`);
    return label;
  }

  /** True while there is no photograph. */
  get isDrawn(): boolean {
    return Object.values(this.pictures).every(({ illustration }) => illustration);
  }

  picture(name: string) {
    const found = this.pictures[name];
    const { drawings, photographs } = this.content.pictureWords;
    const drawing = drawings[name];
    if (!found || !drawing) {
      throw new Error(
        `There is no picture "${name}": describe it in content/scenes/, and draw it or put a photograph in content/pictures/.`,
      );
    }
    // A photograph without texts has those of the drawing that it replaces.
    const words: PictureWords = found.illustration ? drawing : { ...drawing, ...photographs[name] };
    return {
      ...found,
      name,
      alt: this.text(words.alt),
      caption: words.caption && this.text(words.caption),
      painted: words.painted,
    };
  }

  private entry(list: "stories" | "programs", id: string): unknown {
    const items: readonly { readonly id: string }[] = this.content.lists[list];
    const entries = Object.fromEntries(items.map((one) => [one.id, one]));
    return this.walk(required(entries, id, `entry in content/lists/${list}.yaml called`), "");
  }

  fact(name: string): Fact {
    return required(this.content.facts.facts, name, "fact in content/facts.yaml called");
  }

  figure(name: string) {
    const fact = this.fact(name);
    return {
      name,
      group: fact.group,
      /** Formatted: "110,000+" ("Más de 110,000"), "$25,000 to $35,000", "93%". */
      text: factAlone(fact, this.language),
      label: this.text(fact.label),
      asOf: fact.as_of,
      note: this.text(fact.note),
      source: this.source(fact.source),
    };
  }

  source(key: string): Source {
    const found = required(this.content.facts.sources, key, "source of content/facts.yaml");
    return { ...found, title: this.text(found.title) };
  }

  private numberFigure(name: string): NumberFigure {
    const value = this.content.facts.facts[name]?.value;
    if (typeof value !== "number") throw new Error(`The fact "${name}" is not one number.`);
    return { ...this.figure(name), number: value };
  }

  /** A number for calculations, in the unit that schema/facts.ts requires. */
  number(name: NumberFact): number {
    return this.content.facts.facts[name].value;
  }

  /** A range for calculations; both ends are equal for a single number. */
  range(name: RangeFact): { from: number; to: number } {
    const { value } = this.content.facts.facts[name];
    return typeof value === "number" ? { from: value, to: value } : value;
  }

  /** A link of links.yaml by key; while its url is null, the page that replaces it. */
  link(key: string): Destination & { label: string } {
    const link = this.findLink(key);
    if (!link) throw new Error(`There is no link "${key}" in content/links.yaml.`);
    return link;
  }

  /** Like `link`, but null for an unknown key, such as one from a URL. */
  findLink(key: string): (Destination & { label: string }) | null {
    const { links } = this.content;
    const link = Object.hasOwn(links, key) ? links[key] : undefined;
    if (!link) return null;
    const label = this.text(link.label);
    if (link.url !== null) {
      const scheme = { mail: "mailto:", phone: "tel:" }[link.kind as string] ?? "";
      return { label, href: scheme + link.url, outside: scheme === "" };
    }
    if (!link.stand_in) throw new Error(`content/links.yaml has nothing to stand in for "${key}".`);
    const { page, language = this.language, query, anchor, note } = link.stand_in;
    const href = addressOf(page, language, {
      query: query ?? {},
      anchor: anchor ?? null,
    });
    return { label, href, outside: false, note: this.text(note) };
  }

  destination(target: Target): Destination {
    if ("link" in target) {
      const { label: _, ...destination } = this.link(target.link);
      return destination;
    }
    if (!("page" in target)) return { href: `#${target.anchor}`, outside: false };
    const place = { query: target.query ?? {}, anchor: target.anchor ?? null };
    const href =
      "params" in target
        ? addressOf(target.page, this.language, { ...place, params: target.params })
        : addressOf(target.page, this.language, place);
    return { href, outside: false };
  }

  resolve<T>(value: T): Resolved<T> {
    return this.walk(value, "") as Resolved<T>;
  }

  private walk(value: unknown, key: string): unknown {
    if (typeof value === "string") {
      if (key === "picture") return this.picture(value);
      if (key === "drawn_story") return this.entry("stories", value);
      if (key === "program_card") return this.entry("programs", value);
      if (key === "number_fact" || key.endsWith("_number_fact")) return this.numberFigure(value);
      if (key === "fact" || key.endsWith("_fact")) return this.figure(value);
      return value;
    }
    if (Array.isArray(value))
      return value
        .filter(
          (item) => !item?.needs_address || (item.target && this.destination(item.target).outside),
        )
        .map((item) => this.walk(item, key));
    if (!value || typeof value !== "object") return value;
    if (isPair(value)) return this.text(value);
    if (key === "target") return this.destination(value as Target);
    const entry = Object.entries(value).map(([name, part]) => [name, this.walk(part, name)]);
    return Object.fromEntries(entry);
  }
}
