import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { article as anArticle, editedContent } from "../test/fakes/edited-content.ts";
import { fileAddress } from "./names.ts";
import { besideDesk, openLocalPlace } from "../test/fakes/local-place.ts";
import {
  formOf,
  formsAt,
  hiddenIn,
  photograph,
  photographWords,
} from "../test/fakes/editor-forms.ts";
import { plain } from "../test/sent-page.ts";

// Every save validates all of content/.
vi.setConfig({ testTimeout: 120_000 });

const { root, commit, undoEdits, remove } = editedContent();
const today = "2026-05-18";
const kept: string[] = [];
let prepared = 0;
const beside = besideDesk(root, { onPhotograph: async () => void (prepared += 1) });
const { unpublished, publication } = beside.editor;
let place: Awaited<ReturnType<typeof openLocalPlace>>;
const partners = "content/lists/partners.yaml";
const read = (path: string) => readFileSync(join(root, path), "utf8");
const [first] = /name: .*/.exec(read(partners))!;

beforeAll(async () => {
  const others = read(partners).replace(/name: .*/, "name: Somebody else");
  writeFileSync(join(root, partners), others.replace("Built two", "They built two"));
  commit("Luis", "2026-04-01");
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${today}T18:00:00Z`) });
  vi.spyOn(publication, "keep").mockImplementation(
    async (subject, { name }, others) => void kept.push(`${[name, ...others]}: ${subject}`),
  );
  place = await openLocalPlace(null, beside);
});
afterEach(undoEdits);
afterAll(() => {
  vi.useRealTimers();
  place.close();
  remove();
});

const ask: typeof place.ask = (...asked) => place.ask(...asked);
const { open, save, change, upload } = formsAt((...asked) => place.ask(...asked));
type Opened = Parameters<Parameters<typeof change>[1]>[0];
const inSpanish = { headers: { "accept-language": "es" } };
const press = (act: string, forms: readonly string[]) =>
  ask("POST", "/content/publish", {
    form: [["act", act], ...forms.map((form) => ["form", form] as const)],
  });

test("help opens each guide that it leads to, and the guide has the place that is asked for", async () => {
  const pages = ["/help/publishing/at-three.md", (await ask("GET", "/help")).to];
  pages.push((await ask("GET", "/help", inSpanish)).to);
  for (const page of pages) {
    const [, address = "", place] = /^([^#]+)#?(.*)$/.exec(page)!;
    const { status, text } = await ask("GET", address);
    const wanted = place ? ` id="${place}"` : / 200 .*value="\/help".*<article/s;
    expect(`${page} ${status} ${text}`).toMatch(wanted);
    for (const [, link = ""] of text.matchAll(/<a href="([^"]+)"/g)) {
      const { origin, pathname, hash } = new URL(link, `http://desk${page}`);
      const found = pathname + hash;
      if (origin === "http://desk" && found.startsWith("/help/") && !pages.includes(found))
        pages.push(found);
    }
  }
  expect(pages.length).toBeGreaterThan(30);
});
test("a request for a file outside the catalogue or with a malformed form is refused", async () => {
  for (const path of ["content/../package.json", "/etc/passwd", "content/pages/none.yaml", ""]) {
    const { status } = await ask("GET", fileAddress(path));
    expect([path, status, (await save(path, "", {})).status]).toEqual([path, 404, 404]);
  }
  for (const [path, form] of [
    ["content/pages/about.yaml", { base: "{" }],
    ["content/pages/about.yaml", { base: "{}", do: '["burn",[]]' }],
    ["content/pages/about.yaml", { base: "{}", fits: '{"en":1,"text":2}' }],
    ["new-articles", { base: "null", save: "later" }],
  ] as const)
    expect((await ask("POST", fileAddress(path), { form: formOf(form) })).status).toBe(400);
});

const about = "content/pages/about.yaml";

test("a changed text is one line, public at once and committed under the author's name", async () => {
  const before = read(about);
  const title = { en: "Build with them", es: "Construya con ellos" };
  const { note } = await change(about, ({ sections }) => (sections.at(-1).title = title));
  expect(note).toBe("saved");
  expect(read(about)).toBe(
    before
      .replace("Build with us", "Build with them")
      .replace("Construya con nosotros", "Construya con ellos"),
  );
  expect(kept).toEqual([expect.stringMatching(/^Ana: Edited: /)]);
});

test("unpublished changes stand old beside new on the page to publish or discard them", async () => {
  const [other, before] = ["content/pages/team.yaml", read(about)];
  unpublished.write({ [about]: before.replace(" us", " Eva") }, { name: "Eva", email: "" });
  expect((await open(about)).text).toContain("Eva saved this, May 18, 2026, 12:00 PM.");
  const wait = ({ opening }: Opened) => (opening.title.en = "We wait");
  const saved = await Promise.all([about, other].map((path) => change(path, wait, true)));
  expect(saved.map(({ note }) => note)).toEqual(["waits", "waits"]);
  expect(read(about)).toBe(before);
  expect((await open(about)).value.opening.title.en).toBe("We wait");
  publication.last = { ending: "kept", when: new Date(), said: "" };
  const shown = (await ask("GET", "/content/publish")).text;
  expect(shown).toMatch(/public yet: 2.*Our team.*Ana, .*<mark>We wait<.*Publish<.*Published, /s);
  const { to } = await press("discard", [other]);
  expect((await ask("GET", to)).text).toContain("changes are discarded");
  expect((await open(other)).value.opening.title.en).not.toBe("We wait");
  await press("publish", [about]);
  expect(read(about)).toContain("We wait");
  expect(kept.at(-1)).toMatch(/^Ana,Eva: Edited: /);
  expect((await ask("GET", "/content/publish")).text).toContain("Everything saved here is public");
});

test("a change that needs another unpublished one is not published without it", async () => {
  const addRoofs = ({ facts }: Opened) => (facts.roofs = facts.students);
  expect((await change("content/facts.yaml", addRoofs, true)).note).toBe("waits");
  const name = ({ opening }: Opened) => (opening.title.en = "{{roofs}} roofs");
  expect((await change(about, name)).note).toBe("needs_others");
  const refused = await press("publish", [about]);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("opening.title.en");
  await press("publish", [about, "content/facts.yaml"]);
  expect(read(about)).toContain("{{roofs}} roofs");
});

test("a word clicked on a page leads to its field, with figures filled in", async () => {
  const word = async (at: string, ...texts: string[]) => {
    const query = new URLSearchParams([["at", at], ...texts.map((text) => ["text", text])]);
    return (await ask("GET", `/api/word?${query}`)).json;
  };
  expect(await word("/es/team", "En 2024 trabajaban aquí 31 personas.", "")).toEqual({
    path: "content/pages/team.yaml",
    field: "opening.lead.es",
  });
  // The page's `head.title` may have the same text.
  const titles = { "/team": "Our  team", "/about": "Our story: from waste to a school" };
  for (const [at, text] of Object.entries(titles))
    expect(await word(at, "?!", text)).toMatchObject({ field: "opening.title.en" });
  expect(await word("/", "words that stand nowhere at all")).toEqual({});
  // `donate` is the name of a page; the menu's words are those of all pages.
  const { json } = await ask("GET", "/api/word?at=/volunteer&text=Donate&shell=");
  expect(json.path).toBe("content/ui.yaml");
});

test("saving an outdated version shows both changes in the form without writing", async () => {
  const { value: base, version } = await open(about);
  await change(about, ({ opening }) => (opening.lead.en = opening.title.es = "Theirs."));
  const ours = structuredClone(base);
  ours.opening.title = { en: "Ours", es: "Lo nuestro" };
  const { status, text } = await save(about, version, ours, false, base);
  expect(status).toBe(200);
  expect(text).toContain("Here is the changed file with your changes");
  const { opening } = JSON.parse(hiddenIn(text, "value"));
  expect(opening).toMatchObject({ title: ours.opening.title, lead: { en: "Theirs." } });
  const one = /^((?!<h4>).)*<h4>[^<]*Español<((?!<h4>).)*Theirs\..*Yours.*Lo nuestro/s;
  expect(text).toMatch(RegExp(`${one.source}.*Changed by somebody else.*<h4>.*<h4>`, "s"));
  ours.opening.title.es = base.opening.title.es;
  expect((await save(about, version, ours, false, base)).text).toContain("Nobody changed the same");
  expect(read(about)).not.toContain("Ours");
});

test("typed text survives moves, copies, additions and removals of entries without script", async () => {
  const { value, version } = await open(partners);
  const [one, two] = value;
  let form: Record<string, string> = formOf({ version, base: JSON.stringify(value) });
  form["0.name"] = "Typed";
  const names = async (act: readonly unknown[] | "undo") => {
    const pressed = formOf(act === "undo" ? { undo: "" } : { do: JSON.stringify(act) });
    const { text } = await ask("POST", fileAddress(partners), { form: { ...form, ...pressed } });
    const carried = ["version", "base", "value", "past"];
    form = formOf(Object.fromEntries(carried.map((name) => [name, hiddenIn(text, name)])));
    const all = JSON.parse(form["form:value"]!) as { name: string }[];
    return all.map(({ name }) => name).slice(0, 3);
  };
  expect((await names(["move", [0], 1])).slice(0, 2)).toEqual([two.name, "Typed"]);
  expect(await names(["copy", [1]])).toEqual([two.name, "Typed", "Typed"]);
  expect((await names(["take", [0]]))[0]).toBe("Typed");
  expect((await names("undo"))[0]).toBe(two.name);
  expect((await names(["put", [0], { ...one, id: "", name: "New" }]))[0]).toBe("New");
});

test("a broken file hinders no work on another file, broken or whole", async () => {
  const whole = read(partners);
  writeFileSync(join(root, partners), "- id: [\n");
  expect((await ask("GET", fileAddress(partners))).status).toBe(404);
  for (const way of ["/content", "/content?find=volcano"])
    expect((await ask("GET", way)).status, way).toBe(200);
  expect((await change(about, () => {})).note).toBe("held");
  writeFileSync(join(root, about), read(about).replace(/Build with/, "{{no_such_figure}} with"));
  writeFileSync(join(root, partners), whole.replace(/name: .*/, "name: 5"));
  expect((await change(partners, ([first]) => (first.name = "Somebody"))).status).toBe(303);
  expect((await change(partners, ([first]) => (first.id = "No id"))).status).toBe(422);
});

test("search finds texts with figures filled in, the best match first", async () => {
  await change(about, ({ opening, sections }) => {
    opening.title.en = "Long and late: {{students}} students of ours";
    sections.at(-1).title.en = "{{students}} students of ours";
  });
  const found = (await ask("GET", "/content?find=178+students+OF+ours")).text;
  const texts = ["178 students of ours", "Long and late: 178 students of ours"];
  const at = texts.map((text) => found.indexOf(`>${text}<`));
  expect(at[0]).toBeGreaterThan(0);
  expect(at[1]).toBeGreaterThan(at[0]!);
  const price = (await ask("GET", "/content?find=1200", inSpanish)).text;
  expect(price).toContain("Taller, precio estándar › Valor");
  expect(price).toMatch(/href="[^"]*facts\.yaml&amp;field=facts\.workshop_price_standard\.value/);
});

test("only a changed event gets today's date", async () => {
  const path = "content/lists/events.yaml";
  await change(path, ([first]) => (first.hidden = true));
  const days = (await open(path)).value.map((event: { changed_on: string }) => event.changed_on);
  expect(days[0]).toBe(today);
  expect(days[1]).not.toBe(today);
});

test("a new article gets words in its languages under an address from day and title", async () => {
  const blank = await ask("GET", fileAddress("new-articles"), inSpanish);
  expect(blank.text).toContain("<p>Todavía sin guardar</p>");
  const { value } = await open(anArticle);
  const article = {
    ...value,
    title: { en: "Rain on the new roof at the school of stars", es: "Lluvia en el techo" },
    published: "2026-05-18",
    body: { en: "It rained.", es: "Llovió." },
  };
  const create = () => save("new-articles", "", article);
  const folder = "content/blog/blog-2026-rain-on-the-new-roof-at-the-school-of-stars";
  expect((await create()).path).toBe(`${folder}/post.yaml`);
  expect(read(`${folder}/es.md`)).toBe("Llovió.\n");
  expect((await open(`${folder}/post.yaml`)).value.title).toEqual(article.title);
  expect((await create()).path).toBe(`${folder}-2/post.yaml`);
  const shown = async () => (await ask("GET", (await create()).to)).text;
  article.published = "2026-05-19";
  expect(await shown()).toContain("from May 19, 2026");
  article.draft = true;
  expect(await shown()).toContain("Saved as a draft");
  const spanish = { title: { en: "", es: "Solo aquí" }, excerpt: { en: "", es: "Llovió." } };
  Object.assign(article, spanish, { languages: ["es"], body: { en: "", es: "Llovió." } });
  expect((await save("new-articles", "", { ...article, picture: "" })).faults).toEqual({
    picture: "Choose a picture of the site.",
  });
  const { path } = await create();
  expect((await open(path!)).value.title).toEqual({ en: "Solo aquí", es: "Solo aquí" });
});

test("a text changed in English only is marked until its Spanish is confirmed", async () => {
  const isMarked = async () =>
    (await open(about)).text.includes("The English has changed and the Spanish has not");
  expect(await isMarked()).toBe(false);
  await change(about, ({ opening }) => (opening.title.en = "The next page is blank."));
  expect(await isMarked()).toBe(true);
  const { value, version, text } = await open(about);
  const fits = plain(/value="([^"]+)" name="form:fits"/.exec(text)![1]!);
  const form = formOf({ version, base: JSON.stringify(value), fits });
  expect((await ask("POST", fileAddress(about), { form })).status).toBe(200);
  expect(await isMarked()).toBe(false);
});

test("faults in the Markdown of an article are shown beside it", async () => {
  const { status, faults } = await change(anArticle, ({ body }) => (body.es = ""));
  const says = "Write the article here, or remove this language under Languages.";
  expect([status, faults]).toEqual([422, { "body.es": says }]);
  // Wrong in the article alone, and in what it names: shown at once.
  const both = await change(anArticle, ({ body, excerpt }) => {
    body.en += "\n\n![A wall](slot:no-such-picture)\n";
    excerpt.es = "";
  });
  expect(both.faults["body.en"]).toMatch(/^There is no picture/);
  expect(both.faults).toHaveProperty(["excerpt.es"]);
});

test("a fault in another file links to its form", async () => {
  const { text } = await change("content/links.yaml", ({ links }) => delete links.volunteer_manual);
  expect(text).toContain('href="/content/file?path=content%2Fpages%2Fvolunteer.yaml&amp;field=');
});

const slotOfTeam = /picture: ([\w-]+)/.exec(read("content/pages/team.yaml"))![1]!;

test("a photograph is cropped to its slot, scaled down and saved with its texts", async () => {
  const file = await photograph(1600, 1000);
  expect((await upload(`slot=${slotOfTeam}`, photographWords, file)).status).toBe(200);
  expect(prepared).toBe(1);
  const put = sharp(join(root, `content/pictures/${slotOfTeam}.jpg`));
  const { width, height, exif } = await put.metadata();
  expect([width, height, exif]).toEqual([560, 700, undefined]);
  expect(read(`content/pictures/${slotOfTeam}.yaml`)).toContain("consent: adults-agreed");
  const shown = new RegExp(`slot=${slotOfTeam}&amp;version=\\w+".*>A mason beside his wall`);
  expect((await open("content/pages/team.yaml")).text).toMatch(shown);
  expect((await ask("DELETE", `/api/picture?slot=${slotOfTeam}`)).status).toBe(200);
  expect(existsSync(join(root, `content/pictures/${slotOfTeam}.jpg`))).toBe(false);
  expect(prepared, "the drawing is shown again").toBe(2);
});

test("a photograph needs texts, consent, rights and a readable file of limited size", async () => {
  const file = await photograph(800, 1000);
  const huge = readFileSync("test/fakes/huge.png");
  for (const [field, given, sent] of [
    ["alt.es", { alt: { en: "a mason", es: "" } }, file],
    ["rights", { rights: "" }, file],
    ["taken", { taken: "2026-05-19" }, file],
    ["file", {}, Buffer.from("no picture")],
    ["file", {}, huge],
  ] as const) {
    const answer = await upload(`slot=${slotOfTeam}`, { ...photographWords, ...given }, sent);
    expect([answer.status, answer.json.faults[0].field]).toEqual([422, field]);
  }
  expect((await upload("slot=../../evil", photographWords, file)).status).toBe(404);
});

test("a photograph without a slot gets one of its own until it is taken down", async () => {
  const file = await photograph(1800, 1200);
  const named = "photo-a-mason-beside-his-wall-in-the-school";
  const slots = [named, `${named}-2`];
  const both = await Promise.all(slots.map(() => upload("use=portrait", photographWords, file)));
  expect(both.map(({ json }) => json.slot).toSorted()).toEqual(slots);
  for (const slot of slots) {
    expect(existsSync(join(root, `content/pictures/${slot}.jpg`))).toBe(true);
    const listed = new RegExp(`"name":"${slot}".*?"isPhotograph":true,"hasDrawing":false`);
    expect((await ask("GET", "/content/photographs")).text).toMatch(listed);
  }
  const own = `content/pictures/${named}.yaml`;
  const { faults } = await change(own, (words) => delete words.consent);
  expect(faults).toEqual({ consent: "Something is missing here." });
  const takeDown = () => ask("DELETE", `/api/picture?slot=${named}`);
  await change(anArticle, (article) => (article.picture = named));
  expect((await takeDown()).json.faults[0].file).toBe(anArticle);
  await change(anArticle, (article) => (article.picture = slotOfTeam));
  expect((await open(own)).text).toContain(`data-drawing="${named}"`);
  expect((await takeDown()).status).toBe(200);
  expect(existsSync(join(root, own))).toBe(false);
  expect(read("content/scenes/photographs.yaml")).not.toContain(`${named}:`);
  expect((await upload("use=none", photographWords, file)).status).toBe(404);
});

// test/browser/editor.spec.ts sends one that becomes a JPEG.
test("a HEIC file of too many pixels, a damaged and another file are refused", async () => {
  const heic = readFileSync("test/fakes/photograph.heic");
  const [damaged, huge] = [Buffer.from(heic).fill(0, heic.length - 40), Buffer.from(heic)];
  for (const at of [8, 12]) huge.writeUInt32BE(16_000, huge.indexOf("ispe") + at);
  for (const body of [damaged, huge, Buffer.from("none")])
    expect((await ask("PUT", "/api/heic", { body })).status).toBe(422);
});

test("an issue, named by day and title, is written like an article", async () => {
  const issue = {
    title: { en: "Rain on the roof", es: "Lluvia en el techo" },
    summary: { en: "It rained.", es: "Llovió." },
    issued: today,
    body: { en: "It rained for a week.", es: "" },
  };
  const create = (value: object) => save("new-newsletter", "", value, true);
  for (const issued of ["", "2026-05-19"]) {
    const { faults } = await create({ ...issue, issued });
    expect(Object.keys(faults).toSorted()).toEqual(["body.es", "issued"]);
  }
  issue.body.es = "Llovió una semana.";
  const folder = "content/newsletter/2026-05-18-rain-on-the-roof";
  const path = `${folder}/issue.yaml`;
  expect(await create(issue)).toMatchObject({ path });
  expect((await ask("GET", "/content")).text).toContain("public yet: 1");
  expect(read(`.waiting/${folder}/es.md`)).toBe("Llovió una semana.\n");
  expect(read(`.waiting/${path}`)).not.toContain("issued");
  const write = (words: string) => change(path, ({ body }) => (body.en = words));
  expect((await write("![A wall](slot:wall)")).faults["body.en"]).toMatch(/^Remove the picture/);
  expect((await write("It rained for two weeks.")).note).toBe("saved");
  expect(read(`${folder}/en.md`)).toBe("It rained for two weeks.\n");
  expect((await open(path)).text).toContain("The English has changed and the Spanish has not");
});

test("the editor shows a file's version of a day, its restoration and a failed publication", async () => {
  const page = async (at: string) => (await ask("GET", at, inSpanish)).text;
  const address = `/content/history?path=${partners}`;
  expect(await page(address)).toContain("Luis");
  expect(await page(`${address}&on=2026-02-28`)).toContain("Todavía no existía");
  const then = await page(`${address}&on=2026-03-31`);
  const name = first.replace("name: ", "").replaceAll('"', "");
  for (const text of ["Como lo dejó Ana", `<mark>${name}</mark>`, "<mark>Somebody else</mark>"])
    expect(then).toContain(text);
  const hidden = [...then.matchAll(/name="(path|at)" value="([^"]+)"/g)].slice(1);
  const form = hidden.map(([, key, value]) => [key!, value!] as const);
  expect(await ask("POST", "/content/history", { form })).toMatchObject({ to: "/content/publish" });
  expect(unpublished.files()[partners]).toContain(first);
  expect(await page("/content/publish")).toContain("Somebody else");
  expect(await page(fileAddress(partners)), "a pair as it was").not.toMatch(/Cambió el \w/);
  publication.last = { ending: "not_sent", when: new Date(), said: "fatal: <no way>" };
  const failed = /(?=.*Público aquí, pero sin enviar).*no se pudo enviar.*fatal: &lt;no way&gt;/s;
  expect(await page("/content/publish")).toMatch(failed);
});
