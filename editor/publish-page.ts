import { languageNames, rowOf, type Language } from "#domain/language/language.ts";
import { tellFault } from "./fault-words.ts";
import type { MenuItem } from "./answer.ts";
import type { EditorWords } from "./words.ts";
import { Html, html } from "./html.ts";
import { goodEndings, type Ended, type Waiting } from "./publication.ts";

/** A file that changed, as it is called in both languages. */
export type NamedChange = {
  readonly path: string;
  readonly how: "new" | "changed" | "gone";
  /** Where the editor opens it; null when it does not. */
  readonly form: string | null;
  readonly shelf: string;
  readonly title: Readonly<Record<Language, string>>;
};

export type PublishPage = {
  readonly menu: readonly MenuItem[];
  readonly language: Language;
  readonly words: EditorWords;
  readonly last: Ended | null;
  readonly waiting: Waiting;
  readonly changes: readonly NamedChange[];
};

type Say = (name: string, values?: Readonly<Record<string, string | number>>) => string;

function sayIn({ words, language }: PublishPage): Say {
  return (name, values = {}) =>
    (words.ui[`publish_${name}`]?.[language] ?? name).replace(/\{(\w+)\}/g, (_, key: string) =>
      String(values[key] ?? ""),
    );
}

const editorAt = (place: string) => `/content#${place}`;

function ended(last: Ended, page: PublishPage, say: Say): Html {
  const isGood = goodEndings.includes(last.ending);
  const time = new Intl.DateTimeFormat(rowOf(page.language).locale, {
    timeStyle: "short",
  }).format(last.when);
  return html`<section class="publish-part ${isGood ? "is-good" : "is-bad"}" role="status">
    <h2>${say(isGood ? "went_well" : "went_wrong", { time })}</h2>
    <p>${say(`ended_${last.ending}`, { branch: last.branch ?? "" })}</p>
    ${
      last.said !== "" &&
      html`<details>
        <summary>${say("said")}</summary>
        <pre>${last.said}</pre>
      </details>`
    }
  </section>`;
}

function changeList(page: PublishPage, say: Say): Html {
  const shelves = [...Map.groupBy(page.changes, ({ shelf }) => shelf)];
  return html`<dl class="publish-changes">
    ${shelves.map(
      ([shelf, changes]) =>
        html`<dt>${page.words.ui[`shelf_${shelf}`]?.[page.language] ?? shelf}</dt>
          ${changes.map(({ title, how, form }) => {
            const name = title[page.language];
            const place = form === null ? name : html`<a href="${editorAt(form)}">${name}</a>`;
            return html`<dd>${place} <span class="hint">${say(`is_${how}`)}</span></dd>`;
          })}`,
    )}
  </dl>`;
}

function faultList(page: PublishPage, waiting: Waiting, say: Say): Html {
  return html`<section class="fault-list">
    <h2>${say("mend_first", { count: waiting.faults.length })}</h2>
    <ul>
      ${waiting.faults.map((fault) => {
        const { file, field, sentence } = tellFault(fault);
        return html`<li>
          <a href="${editorAt(`${file}::${field}`)}"><code>${file}</code></a>
          ${sentence[page.language]}
        </li>`;
      })}
    </ul>
  </section>`;
}

function publishForm(waiting: Waiting, say: Say): Html {
  return html`<form method="post" action="/publish" class="publish-form">
    ${
      waiting.asksName &&
      html`<fieldset>
        <legend>${say("who")}</legend>
        <p class="hint">${say("who_hint")}</p>
        <label>${say("name")} <input name="name" autocomplete="name" required /></label>
        <label
          >${say("email")} <input name="email" type="email" autocomplete="email" required
        /></label>
      </fieldset>`
    }
    <button class="button">${say("publish")}</button>
    <p class="hint">${say("who_sees")}</p>
  </form>`;
}

function toPublish(page: PublishPage, waiting: Waiting, say: Say): Html {
  if (waiting.faults.length > 0) return faultList(page, waiting, say);
  if (page.changes.length === 0) {
    return html`<section class="publish-part">
      <h2>${say("all_public")}</h2>
      <p>${say("only_saved")}</p>
    </section>`;
  }
  return html`<section class="publish-part">
    <h2>${say("changed", { count: page.changes.length })}</h2>
    ${changeList(page, say)}
    <p>${say("only_saved")}</p>
    ${publishForm(waiting, say)}
  </section>`;
}

/** The page on which the content is published: it needs no script. */
export function publishPage(page: PublishPage): string {
  const { language, last, waiting, menu } = page;
  const say = sayIn(page);
  const other: Language = language === "en" ? "es" : "en";
  return html`<!doctype html>
    <html lang="${language}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${say("publish")} · Long Way Home</title>
      <link rel="icon" href="/favicon.svg" />
      <link rel="stylesheet" href="/editor.css" />
      <header class="site-head">
        <a class="brand" href="${editorAt("overview")}"
          >Long Way Home <b>${page.words.ui["editor"]?.[language] ?? ""}</b></a
        >
        <form method="post" action="/language">
          <input type="hidden" name="back" value="/publish" />
          <button class="quiet" name="language" value="${other}" lang="${other}">
            ${languageNames[other]}
          </button>
        </form>
        <ul class="menu">
          ${menu.map((item) => html`<li><a href="${item.path}">${item[language]}</a></li>`)}
        </ul>
      </header>
      <main class="publish">
        <h1>${say("publish")}</h1>
        ${last && ended(last, page, say)} ${toPublish(page, waiting, say)}
        <p><a href="${editorAt("overview")}">${say("back")}</a></p>
      </main>
    </html> `.text;
}
