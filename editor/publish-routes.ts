import type { WholeLanguage } from "#domain/language/language.ts";
import { isToken } from "#server/http/local-guard.ts";
import { bodyOf, json, type Route } from "./answer.ts";
import { editorWords } from "./words.ts";
import { nameChanges } from "./publish-changes.ts";
import { publishPage } from "./publish-page.ts";
import type { Author, Publication } from "./publication.ts";
import { subjectOf } from "./publish-subject.ts";

type Place = {
  readonly root: string;
  readonly token: string;
  readonly publication: Publication;
};

const languageIn = (query: URLSearchParams): WholeLanguage =>
  query.get("language") === "es" ? "es" : "en";

/** The page as it is now. */
async function showPublishing({ root, token, publication }: Place, query: URLSearchParams) {
  const words = editorWords();
  const waiting = await publication.waiting();
  const changes = nameChanges(root, words, waiting.changed);
  const language = languageIn(query);
  return publishPage({ token, language, words, last: publication.last(), waiting, changes });
}

/** A name that git can write into a line of its own; null when nothing was typed. */
function authorIn(form: URLSearchParams): Author | null {
  const [name, email] = ["name", "email"].map((field) =>
    (form.get(field) ?? "").replaceAll(/[<>\p{Cc}]/gu, " ").trim(),
  );
  return name && email ? { name, email } : null;
}

/** Publishes, when there is something to publish and nothing wrong with it. @returns where it is seen */
async function publish(
  { root, token, publication }: Place,
  form: URLSearchParams,
  query: URLSearchParams,
): Promise<string> {
  const { changed, faults, asksName } = await publication.waiting();
  const author = asksName ? authorIn(form) : null;
  if (changed.length > 0 && faults.length === 0 && (!asksName || author)) {
    const changes = nameChanges(root, editorWords(), changed);
    await publication.publish(subjectOf(changes.map(({ title }) => title.en)), author);
  }
  return `/publish?${new URLSearchParams({ token, language: languageIn(query) })}`;
}

const largestForm = 4096;

/**
 * Publishing works without script: its page is a form, whose token stands in what it sends.
 * @param policy of the editor's own page
 */
export function publishRoutes(place: Place, policy: string): Record<string, Route> {
  const type = "text/html; charset=utf-8";
  const headers = {
    "content-security-policy": policy.replace("form-action 'none'", "form-action 'self'"),
    // With `no-referrer` a browser tells no origin of what a form sends, and the guard asks for it.
    "referrer-policy": "same-origin",
  };
  return {
    "GET /publish": async ({ query }) => {
      return { status: 200, type, headers, body: await showPublishing(place, query) };
    },
    "POST /publish": async ({ request, query }) => {
      const form = new URLSearchParams((await bodyOf(request, largestForm)).toString("utf8"));
      if (!isToken(form.get("token") ?? "", place.token)) return json({ problem: "no token" }, 403);
      const location = await publish(place, form, query);
      return { status: 303, type, headers: { location }, body: "" };
    },
  };
}
