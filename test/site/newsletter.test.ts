import { afterAll, expect, inject, test, beforeAll } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { expectIn } from "./form-page.ts";
import { loadedContent } from "#reader/load.ts";
import { addIssues } from "../fakes/change-content.ts";
import { drawPage } from "../fakes/drawn-page.ts";
import { linkIn } from "../giving-site.ts";
import { newerIssue, olderIssue } from "../fakes/newsletter-issues.ts";
import { postForm, readSent, wordsOf } from "../sent-page.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");
const storage = await openStorage({ databaseUrl: null, dataDir: inject("dataDir") });
afterAll(() => storage.close());

test.each(languages)("in %s two presses begin and one ends a newsletter", async (language) => {
  const email = `reader-${language}@example.org`;
  const state = async () => (await storage.subscribers.find({ email }))?.state;
  const send = (path: string, fields: Record<string, string> = {}) =>
    postForm(origin + path, fields);
  const ask = () => send(addressOf("newsletter", language), { form: "newsletter", email });
  const [asked, again] = [await ask(), await ask()];
  expect(asked.status).toBe(303);
  // Nobody learns whether an address is on the list.
  expect(again.headers.get("Location")).toBe(asked.headers.get("Location"));
  const mails = () => storage.outbox.listOfPerson(email);
  expect(await mails()).toMatchObject(Array(2).fill({ language, unsubscribeUrl: null }));
  const confirm = linkIn((await mails())[0]!, addressOf("newsletterConfirm", language));
  // As a button, and as an address in letters.
  expect((await mails())[0]!.html.split(`${confirm}"`)).toHaveLength(3);
  const guess = (path: string) => path.replace(/token=\w*/, `token=${"0".repeat(40)}`);
  const cut = (path: string) => path.slice(0, -30);
  const titleOf = async (answer: Promise<Response>) =>
    /<h1>(.*?)<\/h1>/.exec(await (await answer).text())?.[1];
  const open = (path: string) => fetch(origin + path);
  for (const wrong of [guess(confirm), cut(confirm), confirm.replace(/token=\w*/, "token=")])
    expect((await send(wrong)).status).toBe(404);
  expect(await state()).toBe("asked");
  const opened = await open(confirm);
  expectIn(await opened.text(), `action="${confirm}"`);
  expect([opened.status, await state()]).toEqual([200, "asked"]);
  for (let press = 0; press < 2; press += 1) expect((await send(confirm)).status).toBe(200);
  expect(await state()).toBe("confirmed");

  const [, , welcome, ...others] = await mails();
  expect(others).toEqual([]);
  const leave = linkIn(welcome!, addressOf("newsletterUnsubscribe", language));
  expect(welcome!.unsubscribeUrl).toMatch(new RegExp(`//[^/]+${leave.replace("?", "\\?")}$`));
  const { newsletterConfirm, newsletterUnsubscribe } = loadedContent().content.pages;
  expect(await titleOf(open(confirm))).toBe(newsletterConfirm.done.title[language]);
  expect(await titleOf(open(leave))).toBe(newsletterUnsubscribe.ask.title[language]);
  for (const ask of [open, send]) {
    expect(await titleOf(ask(cut(leave)))).toBe(newsletterUnsubscribe.unknown.title[language]);
    expect(await titleOf(ask(guess(leave)))).toBe(newsletterUnsubscribe.gone.title[language]);
  }
  expect(await state()).toBe("confirmed");
  // RFC 8058: as a mail program sends it, without cookie or Origin, and no redirect.
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const left = await fetch(origin + leave, { method: "POST", body, redirect: "manual" });
  expect([left.status, await state()]).toEqual([200, "left"]);
  expect(await titleOf(open(leave))).toBe(newsletterUnsubscribe.done.title[language]);
  expect(await titleOf(send(confirm))).toBe(newsletterConfirm.gone.title[language]);
  await ask();
  expect(await state()).toBe("asked");
  expect([(await send(confirm)).status, await state()]).toEqual([200, "confirmed"]);
});

const { newsletterArchive: words, newsletterIssue: frame } = loadedContent().content.pages;

inEachLanguage("before the first issue", ({ language }) => {
  const archive = addressOf("newsletterArchive", language);

  test("the archive offers the list, without any issue", async () => {
    const page = await readSent(origin + archive);
    expect(page.text).not.toContain(words.issues[language]);
    const subscribe = addressOf("newsletter", language);
    expect(page.links).toContainEqual({ text: words.subscribe.label[language], href: subscribe });
    expect((await readSent(origin + subscribe)).hrefs).not.toContain(archive);
    const answer = await fetch(`${origin}${archive}/feed.xml`);
    expect(answer.headers.get("content-type")).toContain("xml");
    const feed = await answer.text();
    expect(feed).toContain(`xml:lang="${language}"`);
    expect(feed).not.toContain("<entry>");
    const missing = await fetch(
      origin + addressOf("newsletterIssue", language, { params: { id: olderIssue } }),
    );
    expect(missing.status).toBe(404);
    expect(wordsOf(await missing.text())).toContain(frame.missing.title[language]);
  });
});

const responseOf = async (module: { loader: unknown }, path: string) => {
  const loader = module.loader as (args: { url: URL }) => Promise<Response>;
  return (await loader({ url: new URL(path, "http://localhost") })).text();
};

inEachLanguage("with two issues", ({ language, inTurn }) => {
  beforeAll(addIssues);

  const addressOfIssue = (id: string) => addressOf("newsletterIssue", language, { params: { id } });
  inTurn.test("the archive lists them, newest first", async () => {
    const { html } = await drawPage({ language, page: "newsletterArchive" });
    const [newer, older] = [newerIssue, olderIssue].map((id) =>
      html.indexOf(`href="${addressOfIssue(id)}"`),
    );
    expect(newer).toBeGreaterThan(0);
    expect(older).toBeGreaterThan(newer!);
    expect(html).toContain(words.feed[language]);
  });

  inTurn.test("an issue has all its words, in the language of the page", async () => {
    const place = { language, page: "newsletterIssue", id: olderIssue } as const;
    const { html } = await drawPage(place);
    const [title, bold, heading] =
      language === "en"
        ? ["Rain &amp; tires", "bold", "A heading"]
        : ["Lluvia y llantas", "en negrita", "Un título"];
    for (const part of [
      `>${title}</h1>`,
      `<strong>${bold}</strong>`,
      `${heading}</h2>`,
      'dateTime="2026-01-15">',
    ]) {
      expect(html).toContain(part);
    }
  });

  inTurn.test("feed and sitemap name them", async () => {
    const path = `${addressOf("newsletterArchive", language)}/feed.xml`;
    const feed = await responseOf(await import("#app/resources/feeds.ts"), path);
    const ids = [...feed.matchAll(/<entry>.*?<id>[^<]*\/([^<]*)<\/id>/gs)].map(([, id]) => id);
    expect(ids).toEqual([newerIssue, olderIssue]);
    expect(feed).toContain("<updated>2026-04-02T12:00:00Z</updated>");
    if (language === "en") expect(feed).toContain("<title>Rain &amp; tires</title>");
    const map = await responseOf(await import("#app/resources/sitemap.ts"), "/sitemap.xml");
    expect(map).toContain(`${addressOfIssue(newerIssue)}</loc>`);
    expect(map).not.toContain("to-come");
  });
});
