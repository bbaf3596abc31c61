import { describe, expect, inject, test } from "vitest";
import { addressOf, languages } from "#domain/language/language.ts";
import { formatDollars } from "#domain/language/format.ts";
import { readSent, wordsOf } from "../sent-page.ts";
import { siteWords } from "../site-words.ts";

const origin = inject("origin");

describe.each(languages)("volunteering in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.volunteer);
  const positions = reader.resolve(content.lists.internships);
  const sent = await readSent(origin + addressOf("volunteer", language));

  test("three programmes, each with duration, price, age and features from the register", () => {
    expect(sent.count("program")).toBe(3);
    const { words: names, items } = words.programs;
    for (const { title, duration, price, age, description, features, label, target } of items) {
      expect(sent.text).toContain(
        `${title} ${names.duration} ${duration} ${names.price} ${price} ${names.age} ${age} ${description} ${features.join(" ")} ${label}`,
      );
      expect(sent.links).toContainEqual({ text: label, href: target.href });
    }
  });

  test("the manual and the contract lead to what stands in for them, and say so", () => {
    for (const { label, target } of [words.documents.manual, words.documents.contract]) {
      expect(sent.links).toContainEqual({ text: label, href: target.href });
      expect(sent.text).toContain(`${label} ${target.note}`);
    }
    const { action } = words.apply.contact;
    expect(sent.links).toContainEqual({ text: action.label, href: action.target.href });
  });

  test("a volunteer week that has passed says so, and one can hear of the next", () => {
    const { week, next } = words.work;
    expect(sent.text).toContain(week);
    expect(sent.links).toContainEqual({ text: next.label, href: next.target.href });
  });

  test("every thing to pack has a box to tick, before any script", () => {
    const items = words.packing.guides.flatMap((guide) => guide.items);
    expect(sent.count("packing-item")).toBe(items.length);
    expect(sent.html.match(/<label class="packing-item"><input type="checkbox"/g)).toHaveLength(
      items.length,
    );
    for (const item of items) expect(sent.html).toContain(`/><span>${item}</span></label>`);
  });

  test("the stories are a film, a picture and two videos, each marked as a sample", () => {
    const { film, videos, picture_story: picture, sample } = words.stories;
    expect(sent.count("story-film")).toBe(1);
    expect(sent.count("story-picture")).toBe(1);
    expect(sent.count("story-video")).toBe(2);
    expect(sent.count("sample-tag")).toBe(4);
    for (const { title } of [film, ...videos]) expect(sent.text).toContain(`${title} ${sample}`);
    expect(sent.text).toContain(`${picture.title} ${picture.text} ${sample}`);
  });

  test("the comparison says of every row what it is for each programme, and why the lengths differ", () => {
    for (const { name, individual, groups, interns } of words.comparison.rows) {
      expect(sent.text).toContain(`${name} ${individual} ${groups} ${interns}`);
    }
    expect(sent.text).toContain(words.comparison.note);
    for (const { title, text } of [...words.safety.items, ...words.work.items]) {
      expect(sent.text).toContain(`${title} ${text}`);
    }
  });

  test("twelve positions are open, each leading to a page of its own", () => {
    expect(positions).toHaveLength(12);
    expect(sent.count("position")).toBe(12);
    expect(sent.count("position-tag")).toBe(12);
    for (const { id, title } of positions) {
      const href = addressOf("internship", language, { params: { id } });
      expect(sent.links).toContainEqual({ text: title, href });
    }
  });

  test.each(positions.map(({ id }) => id))(
    "the position %s tells the work and fills its form",
    async (id) => {
      const position = positions.find((each) => each.id === id)!;
      const own = addressOf("internship", language, { params: { id } });
      const page = await readSent(origin + own);
      expect(page.status).toBe(200);
      expect(page.text).toContain(position.summary);
      for (const line of [...position.tasks, ...position.brings]) expect(page.text).toContain(line);
      const form = page.html.match(/<form[^>]*method="post"[^>]*>.*?<\/form>/s)![0];
      expect(form).toContain(`action="${own}"`);
      const field = form.match(/<input[^>]*name="position"[^>]*>/)![0];
      expect(wordsOf(field.replace(/.*value="([^"]*)".*/s, "$1"))).toBe(position.title);
      const program = position.places.includes("on-site") ? "intern-on-site" : "intern-remote";
      const chosen = [...form.matchAll(/<input[^>]*name="program"[^>]*>/g)].filter(([radio]) =>
        radio.includes("checked"),
      );
      expect(chosen.map(([radio]) => radio.match(/value="([^"]*)"/)![1])).toEqual([program]);
    },
  );

  test("a position that does not exist is not found", async () => {
    const unknown = addressOf("internship", language, { params: { id: "nothing" } });
    expect((await fetch(origin + unknown)).status).toBe(404);
  });

  test("an application sent half filled from a position comes back on that page with what was written", async () => {
    const own = addressOf("internship", language, { params: { id: "water" } });
    const body = new URLSearchParams({ form: "application", name: "María Xicay", email: "maria" });
    const response = await fetch(origin + own, {
      method: "POST",
      body,
      headers: { origin },
      redirect: "manual",
    });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('value="María Xicay"');
    expect(html).toContain(positions.find(({ id }) => id === "water")!.summary);
  });
});

describe.each(languages)("service groups in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.opportunities);
  const sent = await readSent(origin + addressOf("opportunities", language));

  test("the week is a receipt: six things and their price from the register", () => {
    const { items, price, total } = words.package;
    expect(items).toHaveLength(6);
    for (const { name, detail } of items) expect(sent.text).toContain(`${name} ${detail}`);
    expect(price.fact.text).toBe("$600");
    expect(sent.text).toContain(`${total} US${price.fact.text}`);
  });

  test("nine pictures with captions, a story in slides and a film that is a sample", () => {
    expect(words.gallery.items).toHaveLength(9);
    for (const { picture, caption } of words.gallery.items) {
      expect(sent.text).toContain(caption);
      expect(sent.html).toContain(picture.alt);
    }
    for (const { caption } of words.partnership.slider.slides) expect(sent.text).toContain(caption);
    expect(sent.text).toContain(`${words.partnership.video.title} ${words.partnership.sample}`);
  });

  test("three steps lead to the coordinator, and both positions to their descriptions", () => {
    for (const { title, text } of words.apply.steps)
      expect(sent.text).toContain(`${title} ${text}`);
    const { action } = words.apply;
    expect(sent.links).toContainEqual({ text: action.label, href: action.target.href });
    expect(sent.count("position-row")).toBe(2);
    for (const { title, label, target } of words.positions.items) {
      expect(sent.links).toContainEqual({ text: `${label} : ${title}`, href: target.href });
    }
  });

  test("the organisation has the name that it has everywhere", () => {
    const head = sent.html.slice(0, sent.html.indexOf("</head>"));
    expect(head.match(/<title>([^<]*)/)![1]).toContain("Long Way Home");
    expect(head.match(/name="description" content="([^"]*)/)![1]).toContain("Long Way Home");
  });
});

describe.each(languages)("group trips in %s", async (language) => {
  const { content, reader } = await siteWords(language);
  const words = reader.resolve(content.pages.groupTrips);
  const ask = (query: Record<string, string>) =>
    readSent(origin + addressOf("groupTrips", language, { query }));
  const sent = await readSent(origin + addressOf("groupTrips", language));
  const { planner } = words;

  test("four benefits, four audiences and three prices, of which one is the most popular", () => {
    for (const { title, text } of [...words.benefits.items, ...words.audiences.items]) {
      expect(sent.text).toContain(`${title} ${text}`);
    }
    expect(words.benefits.items).toHaveLength(4);
    expect(sent.count("trip-audience")).toBe(4);
    expect(words.prices.items.map(({ fact }) => fact.text)).toEqual(["$725", "$850", "$1,250"]);
    expect(sent.count("trip-price")).toBe(3);
    expect(sent.count("trip-price-popular")).toBe(1);
    expect(sent.text).toContain(`${words.prices.popular} ${words.prices.items[1]!.title}`);
  });

  test("both buttons lead somewhere: the packet’s form and a consultation about the trip", () => {
    const { packet, consultation } = words.opening;
    expect(sent.links).toContainEqual({ text: packet.label, href: packet.target.href });
    expect(packet.target.href).toBe(addressOf("groupTrips", language, { anchor: "packet" }));
    expect(sent.html).toContain('id="packet"');
    expect(sent.links).toContainEqual({ text: consultation.label, href: consultation.target.href });
    expect(consultation.target.href).toContain("purpose=group-trip");
  });

  test.each([
    ["8", "intensive", 725],
    ["14", "standard", 850],
    ["25", "extended", 1250],
  ] as const)(
    "%s people on the %s trip see what each and all of them pay",
    async (people, trip, each) => {
      const page = await ask({ people, package: trip });
      const total = formatDollars(Number(people) * each * 100, language);
      const one = formatDollars(each * 100, language);
      expect(page.text).toContain(`${planner.lines.total} ${people} × ${one} ${total}`);
      const all = [...planner.included.everyone, ...planner.included.more[trip]];
      expect(page.text).toContain(`${planner.included.title} ${all.join(" ")}`);
      expect(page.html).toMatch(new RegExp(`<input[^>]*name="participants"[^>]*value="${people}"`));
    },
  );

  test.each([
    ["7", planner.too_few.one],
    ["5", planner.too_few.many.replace("{missing}", "3")],
    [
      "26",
      planner.too_many.replace("{people}", "26").replace("{trips}", "2").replace("{largest}", "13"),
    ],
  ])("%s people are told what to do instead of a price", async (people, sentence) => {
    const page = await ask({ people, package: "standard" });
    expect(page.text).toContain(sentence);
    expect(page.text).not.toContain(planner.lines.total);
  });

  test.each([{ people: "many", package: "endless" }, { people: "-4" }, { people: "" }])(
    "an address that makes no sense (%o) shows the most usual trip",
    async (query) => {
      const page = await ask(query as Record<string, string>);
      expect(page.status).toBe(200);
      expect(page.text).toContain(`${planner.lines.total} 12 × $850`);
    },
  );
});

test("the labels that the specification fixes stand letter for letter", async () => {
  const { content } = await siteWords("en");
  const { volunteer, groupTrips, opportunities } = content.pages;
  expect(groupTrips.opening.title.en).toBe("Bring a Team. Build a Legacy.");
  expect(groupTrips.opening.packet.label.en).toBe("Request group info packet");
  expect(groupTrips.opening.consultation.label.en).toBe("Schedule consultation");
  expect(groupTrips.audiences.items.map(({ title }) => title.en)).toEqual([
    "Universities and schools",
    "Corporate teams",
    "Service organizations",
    "Youth programs",
  ]);
  expect(volunteer.programs.items.map(({ title }) => title.en)).toEqual([
    "Individual Volunteers",
    "Service Groups",
    "Interns",
  ]);
  expect(opportunities.opening.title.en).toBe("Service Groups");
});
