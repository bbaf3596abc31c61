import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { editedContent } from "../test/fakes/edited-content.ts";
import { besideDesk, openLocalPlace, type Answer } from "../test/fakes/local-place.ts";

// Every save checks all of content/, on a busy machine too.
vi.setConfig({ testTimeout: 120_000 });

const { root, remove } = editedContent();
const today = "2026-05-18";
const kept: string[] = [];
let prepared = 0;
let place: Awaited<ReturnType<typeof openLocalPlace>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${today}T18:00:00Z`) });
  const beside = besideDesk(root, {
    onPhotograph: () => Promise.resolve(void (prepared += 1)),
  });
  vi.spyOn(beside.editor.publication, "keep").mockImplementation(
    async (subject, { name }) => void kept.push(`${name}: ${subject}`),
  );
  place = await openLocalPlace(null, beside);
});
afterEach(() => {
  for (const folder of ["content", ".waiting"])
    rmSync(join(root, folder), { recursive: true, force: true });
  cpSync("content", join(root, "content"), { recursive: true });
});
afterAll(() => {
  vi.useRealTimers();
  place.close();
  remove();
});

const ask: typeof place.ask = (...asked) => place.ask(...asked);
const read = (path: string) => readFileSync(join(root, path), "utf8");
const open = async (path: string) =>
  (await ask("GET", `/api/file?path=${encodeURIComponent(path)}`)).json;
const save = (path: string, version: string, value: unknown, waits = false) =>
  ask("PUT", "/api/file", { body: JSON.stringify({ path, version, value, waits }) });
const press = (act: string, forms: readonly string[]) =>
  ask("POST", "/content/publish", {
    form: [["act", act], ...forms.map((form) => ["form", form] as const)],
  });

test("what is no address is refused, and the editor goes on", async () => {
  expect((await ask("GET", "//")).status).toBe(400);
  expect((await ask("GET", "/content")).status).toBe(200);
});

test("no file but those of the catalogue is opened or written", async () => {
  for (const path of [
    "content/../package.json",
    "../../../../etc/passwd",
    "/etc/passwd",
    "package.json",
    "content/pages/none.yaml",
    "",
  ]) {
    const asked = await ask("GET", `/api/file?path=${encodeURIComponent(path)}`);
    expect([path, asked.status, (await save(path, "", {})).status]).toEqual([path, 404, 404]);
  }
});

test("what no form of ours sends is refused without a failure", async () => {
  for (const [method, path, body] of [
    ["PUT", "/api/file", '{"path":"content/pages/about.yaml","version":"","value":null,"path":5}'],
    ["PUT", "/api/file", '{"path":"new-articles","version":"","waits":true,"value":null}'],
    ["POST", "/api/fits", '{"path":"content/pages/about.yaml","text":{"en":1,"text":2}}'],
  ] as const)
    expect((await ask(method, path, { body })).status, body).toBe(400);
});

const about = "content/pages/about.yaml";

test("a changed word in both languages is one line, public at once and kept under a name", async () => {
  const before = read(about);
  const { value, version } = await open(about);
  value.sections.at(-1).title = { en: "Build with them", es: "Construya con ellos" };
  expect((await save(about, version, value)).json.waits).toBe(false);
  expect(read(about)).toBe(
    before
      .replace("Build with us", "Build with them")
      .replace("Construya con nosotros", "Construya con ellos"),
  );
  expect(kept).toEqual([expect.stringMatching(/^Ana: Edited: /)]);
});

test("saves wait together, are shown old and new, and are published or thrown away by one press", async () => {
  const [other, before] = ["content/pages/team.yaml", read(about)];
  for (const path of [about, other]) {
    const { value, version } = await open(path);
    value.opening.title.en = "We wait";
    expect((await save(path, version, value, true)).json.waits).toBe(true);
  }
  expect(read(about)).toBe(before);
  expect((await open(about)).value.opening.title.en).toBe("We wait");
  const shown = (await ask("GET", "/content/publish")).text;
  for (const text of ["<mark>We wait</mark>", "Our team at Hero School", "Ana, "])
    expect(shown).toContain(text);
  expect(shown).not.toContain("<script");
  expect((await press("discard", [other])).status).toBe(303);
  expect((await open(other)).value.opening.title.en).not.toBe("We wait");
  await press("publish", [about]);
  expect(read(about)).toContain("We wait");
  expect((await ask("GET", "/content/publish")).text).toContain("Everything saved here is public");
});

test("what cannot stand without another save that waits is told, and nothing becomes public", async () => {
  const facts = await open("content/facts.yaml");
  const { roofs, ...rest } = { ...facts.value.facts, roofs: facts.value.facts.students };
  const all = { ...facts.value, facts: { ...rest, roofs } };
  expect((await save("content/facts.yaml", facts.version, all, true)).status).toBe(200);
  const { value, version } = await open(about);
  value.opening.title.en = "{{roofs}} roofs";
  expect((await save(about, version, value)).json.waits).toBe(true);
  const refused = await press("publish", [about]);
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining("opening.title.en"),
  ]);
  await press("publish", [about, "content/facts.yaml"]);
  expect(read(about)).toContain("{{roofs}} roofs");
});

test("a word that is pressed on a page leads to its field, with figures filled in", async () => {
  const word = async (at: string, ...texts: string[]) => {
    const query = new URLSearchParams([["at", at], ...texts.map((text) => ["text", text])]);
    return (await ask("GET", `/api/word?${query}`)).json;
  };
  expect(await word("/es/team", "En 2024 trabajaban aquí 31 personas.", "")).toEqual({
    path: "content/pages/team.yaml",
    field: "opening.lead.es",
  });
  // The title for search may say the same.
  for (const [at, text] of Object.entries({
    "/team": "Our  team",
    "/about": "Our story: from waste to a school",
  }))
    expect(await word(at, "?!", text)).toMatchObject({ field: "opening.title.en" });
  expect(await word("/", "words that stand nowhere at all")).toEqual({});
});

test("a fault is told beside its field in both languages, and nothing is written", async () => {
  const path = "content/pages/about.yaml";
  const before = read(path);
  const { value, version } = await open(path);
  value.sections.at(-1).title.es = "";
  const { status, json } = await save(path, version, value);
  expect(status).toBe(422);
  expect(json.faults).toEqual([
    {
      file: path,
      field: `sections.${value.sections.length - 1}.title.es`,
      sentence: { en: "Write something here.", es: "Escriba algo aquí." },
    },
  ]);
  expect(read(path)).toBe(before);
});

test("a file that somebody else has changed meanwhile is not overwritten", async () => {
  const path = "content/pages/about.yaml";
  const before = read(path);
  const { value, version } = await open(path);
  writeFileSync(join(root, path), `${before}# by hand\n`);
  value.opening.title.en = "Lost?";
  expect((await save(path, version, value)).status).toBe(409);
  expect(read(path)).toBe(`${before}# by hand\n`);
  writeFileSync(join(root, path), before);
});

test("a file that somebody broke by hand keeps nobody from the others", async () => {
  const path = "content/lists/partners.yaml";
  const before = read(path);
  writeFileSync(join(root, path), "- id: [\n");
  expect((await ask("GET", `/api/file?path=${path}`)).status).toBe(404);
  for (const way of ["/content", "/api/choices", "/content?find=volcano"]) {
    expect((await ask("GET", way)).status, way).toBe(200);
  }
  const { value, version } = await open("content/pages/about.yaml");
  expect((await save("content/pages/about.yaml", version, value)).status).toBe(200);
  writeFileSync(join(root, path), before);
});

test("words are found as visitors read them, with figures filled in, the best first", async () => {
  const page = "content/pages/about.yaml";
  const { value, version } = await open(page);
  value.opening.title.en = "Long and late: {{students}} students of ours";
  value.sections.at(-1).title.en = "{{students}} students of ours";
  expect((await save(page, version, value)).status).toBe(200);
  const found = (await ask("GET", "/content?find=178+students+OF+ours")).text;
  const at = ["178 students of ours", "Long and late: 178 students of ours"].map((text) =>
    found.indexOf(`>${text}<`),
  );
  expect(at[0]).toBeGreaterThan(0);
  expect(at[1]).toBeGreaterThan(at[0]!);
});

test("a changed event bears today's date, and the others keep theirs", async () => {
  const path = "content/lists/events.yaml";
  const { value, version } = await open(path);
  value[0].location.en = "San Juan Comalapa, Guatemala";
  expect((await save(path, version, value)).status).toBe(200);
  const days = (await open(path)).value.map((event: { changed_on: string }) => event.changed_on);
  expect(days[0]).toBe(today);
  expect(days[1]).not.toBe(today);
});

test("a new article gets its address from its day and title, and three files", async () => {
  const { value } = await open("content/blog/blog-2010-your-first-tire/post.yaml");
  const article = {
    ...value,
    title: { en: "Rain on the roof", es: "Lluvia en el techo" },
    published: "2026-05-18",
    body: { en: "It rained.", es: "Llovió." },
  };
  const create = () => save("new-articles", "", article);
  const folder = "content/blog/blog-2026-rain-on-the-roof";
  expect((await create()).json.path).toBe(`${folder}/post.yaml`);
  expect(read(`${folder}/es.md`)).toBe("Llovió.\n");
  expect((await open(`${folder}/post.yaml`)).value.title).toEqual(article.title);
  expect((await create()).json.path).toBe(`${folder}-2/post.yaml`);
});

test("a text whose English alone has changed is marked until its Spanish is written anew or still fits", async () => {
  const path = "content/pages/about.yaml";
  const stale = async () => (await open(path)).stale;
  const change = async (words: object) => {
    const { value, version } = await open(path);
    Object.assign(value.opening.title, words);
    expect((await save(path, version, value)).status).toBe(200);
    return value.opening.title;
  };
  expect(await stale()).toEqual([]);
  const asTold = ({ en, es }: Record<string, string>) => ({
    language: "es",
    behind: "es",
    en,
    text: es,
  });
  const changed = await change({ en: "The next page is blank." });
  expect(await stale()).toEqual([asTold(changed)]);
  await change({ es: "Falta escribir la próxima página." });
  expect(await stale()).toEqual([]);
  const again = await change({ en: "One more page is blank." });
  const body = JSON.stringify({ path, text: asTold(again) });
  expect((await ask("POST", "/api/fits", { body })).status).toBe(200);
  expect(await stale()).toEqual([]);
});

test("an article without its words in one language is told beside them, in both languages", async () => {
  const path = "content/blog/blog-2010-your-first-tire/post.yaml";
  const { value, version } = await open(path);
  const { status, json } = await save(path, version, { ...value, body: { ...value.body, es: "" } });
  expect(status).toBe(422);
  const sentence = {
    en: "Write the article here, or take this language away under Languages.",
    es: "Escriba aquí el artículo, o quite este idioma en Idiomas.",
  };
  expect(json.faults).toEqual([{ file: path, field: "body.es", sentence }]);
  const shown = `${value.body.en}\n\n![A wall](slot:no-such-picture)\n`;
  const other = await save(path, version, { ...value, body: { ...value.body, en: shown } });
  expect(other.json.faults[0]).toMatchObject({ file: path, field: "body.en" });
  expect(other.json.faults[0].sentence.es).toMatch(/^No existe la imagen/);
});

test("whoever mends a broken file is not held up by what is wrong in another one", async () => {
  const [broken, hidden] = ["content/lists/partners.yaml", "content/pages/about.yaml"];
  const [whole, words] = [read(broken), read(hidden)];
  writeFileSync(join(root, hidden), words.replace("Build with", "{{no_such_figure}} with"));
  writeFileSync(join(root, broken), whole.replace(/name: .*/, "name: 5"));
  const { value, version } = await open(broken);
  const mended = structuredClone(value);
  mended[0].name = "Somebody";
  const { status, json } = await save(broken, version, mended);
  expect([status, json.faults]).toEqual([200, undefined]);
  const other = await open(broken);
  other.value[0].id = "No id";
  expect((await save(broken, other.version, other.value)).status).toBe(422);
});

async function upload(place: string, words: object, file: Buffer): Promise<Answer> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(file)]), "IMG_2041.JPG");
  form.set("with", JSON.stringify(words));
  const response = new Response(form);
  const body = Buffer.from(await response.arrayBuffer());
  const headers = { "content-type": response.headers.get("content-type")! };
  return ask("PUT", `/api/picture?${place}`, { headers, body });
}

const words = {
  alt: { en: "a mason beside his wall", es: "un albañil junto a su muro" },
  taken: "2026-05-01",
  rights: "Long Way Home",
  consent: "adults-agreed",
};
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "blue" } })
    .withExif({ IFD0: { Artist: "somebody" } })
    .jpeg()
    .toBuffer();
const slotOfTeam = /picture: ([\w-]+)/.exec(read("content/pages/team.yaml"))![1]!;

test("a photograph is cut to its place, made smaller and put there with its words", async () => {
  const file = await photo(1600, 1000);
  expect((await upload(`slot=${slotOfTeam}`, words, file)).status).toBe(200);
  expect(prepared).toBe(1);
  const put = sharp(join(root, `content/pictures/${slotOfTeam}.jpg`));
  const { width, height, exif } = await put.metadata();
  expect([width, height, exif]).toEqual([560, 700, undefined]);
  expect(read(`content/pictures/${slotOfTeam}.yaml`)).toContain("consent: adults-agreed");
  expect((await ask("DELETE", `/api/picture?slot=${slotOfTeam}`)).status).toBe(200);
  expect(existsSync(join(root, `content/pictures/${slotOfTeam}.jpg`))).toBe(false);
  expect(prepared, "the drawing is shown again").toBe(2);
});

test("a photograph without words, consent or rights is refused", async () => {
  const file = await photo(800, 1000);
  for (const [field, given] of [
    ["alt.es", { alt: { en: "a mason", es: "" } }],
    ["consent", { consent: undefined }],
    ["rights", { rights: "" }],
  ] as const) {
    const { status, json } = await upload(`slot=${slotOfTeam}`, { ...words, ...given }, file);
    expect([status, json.faults.map((fault: { field: string }) => fault.field)]).toEqual([
      422,
      expect.arrayContaining([field]),
    ]);
  }
});

test("a photograph that has no place yet gets one, named after what it shows", async () => {
  const file = await photo(1800, 1200);
  for (const slot of ["photo-a-mason-beside-his-wall", "photo-a-mason-beside-his-wall-2"]) {
    expect((await upload("use=portrait", words, file)).json).toMatchObject({ slot });
    expect(existsSync(join(root, `content/pictures/${slot}.jpg`))).toBe(true);
    const choices = (await ask("GET", "/api/choices")).json;
    expect(choices.picture.map(({ name }: { name: string }) => name)).toContain(slot);
  }
  expect((await upload("use=none", words, file)).status).toBe(404);
});

test("a file that is no picture is refused, and so is a slot that nobody described", async () => {
  const { status, json } = await upload(`slot=${slotOfTeam}`, words, Buffer.from("no picture"));
  expect([status, json.faults[0].field]).toEqual([422, "file"]);
  expect((await upload("slot=../../evil", words, Buffer.from(""))).status).toBe(404);
});

test("an issue is written, named by its day and title, opened and changed as an article is", async () => {
  const issue = {
    title: { en: "Rain on the roof", es: "Lluvia en el techo" },
    summary: { en: "It rained.", es: "Llovió." },
    published: today,
    body: { en: "It rained for a week.", es: "" },
  };
  const create = async (value: object) => (await save("new-newsletter", "", value, true)).json;
  expect((await create(issue)).faults).toMatchObject([
    {
      file: "new-newsletter",
      field: "body.es",
      sentence: { es: expect.stringMatching(/^Escriba aquí el número/) },
    },
  ]);
  issue.body.es = "Llovió una semana.";
  expect((await create({ ...issue, published: "" })).faults).toMatchObject([
    { field: "published" },
  ]);
  const folder = "content/newsletter/2026-05-18-rain-on-the-roof";
  const path = `${folder}/issue.yaml`;
  expect(await create(issue)).toMatchObject({ path });
  expect(read(`.waiting/${folder}/es.md`)).toBe("Llovió una semana.\n");
  expect(read(`.waiting/${path}`)).not.toContain("published");
  const { value, version, ...opened } = await open(path);
  const preview = "/newsletter/archive/2026-05-18-rain-on-the-roof";
  expect(opened).toMatchObject({ shelf: "newsletter", preview });
  value.body.en = "![A wall](slot:wall)";
  expect((await save(path, version, value)).json.faults).toMatchObject([
    { file: path, field: "body.en", sentence: { en: expect.stringMatching(/^Take the picture/) } },
  ]);
  value.body.en = "It rained for two weeks.";
  expect((await save(path, version, value)).status).toBe(200);
  expect(read(`${folder}/en.md`)).toBe("It rained for two weeks.\n");
  expect((await open(path)).stale).toHaveLength(1);
});
