import type { Asked, Route } from "./answer.ts";
import { editorWords } from "./words.ts";
import { nameChanges } from "./publish-changes.ts";
import { publishPage } from "./publish-page.ts";
import type { Author, Publication } from "./publication.ts";
import { subjectOf } from "./publish-subject.ts";

type Place = {
  readonly root: string;
  readonly publication: Publication;
};

/** The page as it is now. */
async function showPublishing({ root, publication }: Place, asked: Asked) {
  const words = editorWords();
  const waiting = await publication.waiting();
  const changes = nameChanges(root, words, waiting.changed);
  const { language, menu, visitor } = asked;
  const asksName = waiting.asksName && visitor?.seat === null;
  const last = publication.last();
  return publishPage({ language, menu, words, last, waiting: { ...waiting, asksName }, changes });
}

/** Whom git names: the account that publishes, else who was typed; null when nobody was. */
function authorOf({ form, visitor }: Asked): Author | null {
  if (visitor?.seat) return { name: visitor.name, email: visitor.by };
  const [name, email] = ["name", "email"].map((field) =>
    // A name that git can write into a line of its own.
    (form.get(field) ?? "").replaceAll(/[<>\p{Cc}]/gu, " ").trim(),
  );
  return name && email ? { name, email } : null;
}

/** Publishes, when there is something to publish and nothing wrong with it. */
async function publish({ root, publication }: Place, asked: Asked): Promise<void> {
  const { changed, faults, asksName } = await publication.waiting();
  const author = authorOf(asked);
  if (changed.length > 0 && faults.length === 0 && (!asksName || author)) {
    const changes = nameChanges(root, editorWords(), changed);
    await publication.publish(subjectOf(changes.map(({ title }) => title.en)), author);
  }
}

/**
 * Publishing works without script: its page is a form.
 * @param policy of the editor's own page
 */
export function publishRoutes(place: Place, policy: string): Record<string, Route> {
  const type = "text/html; charset=utf-8";
  const own = policy.replace("form-action 'none'", "form-action 'self'");
  return {
    "GET /publish": async (asked) => {
      const body = await showPublishing(place, asked);
      return { sent: { status: 200, type, headers: { "content-security-policy": own }, body } };
    },
    "POST /publish": async (asked) => {
      await publish(place, asked);
      return { sent: { status: 303, type, headers: { location: "/publish" }, body: "" } };
    },
  };
}
