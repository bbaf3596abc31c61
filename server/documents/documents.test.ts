import { describe, expect, it } from "vitest";
import { blueprintSheet } from "#reader/documents/blueprint-sheet.ts";
import { goodsGuide, shippingLabel } from "#reader/documents/goods-guide.ts";
import { groupPacket } from "#reader/documents/group-packet.ts";
import { sponsorLetter } from "#reader/documents/sponsor-letter.ts";
import { listContent } from "#reader/content.ts";
import { papers } from "#domain/documents.ts";
import { readPdf } from "../../test/read-pdf.ts";
import { createDocuments } from "./documents.ts";
import { loadFonts } from "./fonts.ts";

const documents = createDocuments(".cache/pictures");
const editions = (["en", "es"] as const).flatMap((language) =>
  papers.map((paper) => ({ language, paper })),
);
const sizes = { letter: [612, 792], a4: [595.28, 841.89] } as const;
const structures = listContent("structures", "en").map(({ id }) => id);

/** Every text of some content. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
}

const fullWorkshop = "package=standard&people=5&latin-america=yes";
const workshopLetter = (language: "en" | "es", query: string) =>
  sponsorLetter("workshop", new URLSearchParams(query), language)!;

describe.each(editions)("on $paper in $language", (edition) => {
  const { language, paper } = edition;
  const offer = { reference: "LWH-7K3M-Q7", contents: null };
  const every = [
    ...structures.map((id) => ({
      name: id,
      pages: 2,
      draw: () => documents.blueprintSheet(blueprintSheet(id, language)!, edition),
    })),
    {
      name: "group-packet",
      pages: 3,
      draw: () => documents.groupPacket(groupPacket(language), edition),
    },
    {
      name: "goods-guide",
      pages: 2,
      draw: () => documents.goodsGuide(goodsGuide(language), edition),
    },
    {
      name: "letter for the workshop",
      pages: 1,
      draw: () => documents.sponsorLetter(workshopLetter(language, fullWorkshop), edition),
    },
    {
      name: "letter for a trip",
      pages: 1,
      draw: () =>
        documents.sponsorLetter(
          sponsorLetter("group-trip", new URLSearchParams("people=12&package=extended"), language)!,
          edition,
        ),
    },
    {
      name: "label",
      pages: 1,
      draw: () => documents.shippingLabel(shippingLabel(offer, language), edition),
    },
  ];

  it.each(every)(
    "$name says its language, its title and the part that every text plays",
    async ({ draw, pages }) => {
      const pdf = await readPdf(await draw());
      expect(pdf.language).toBe(language);
      expect(pdf.title).not.toBe("");
      expect(pdf.isTagged).toBe(true);
      expect(pdf.pages).toHaveLength(pages);
      expect(pdf.pages[0]!.tags.filter((tag) => tag === "H1")).toHaveLength(1);
      for (const page of pdf.pages) {
        expect(page.width).toBeCloseTo(sizes[paper][0], 1);
        expect(page.height).toBeCloseTo(sizes[paper][1], 1);
        expect(page.tags.filter((tag) => tag === "Figure")).toHaveLength(page.alts.length);
        expect(page.text).not.toMatch(/[\p{Cc}\uFFFD{}]|undefined|null|NaN/u);
      }
    },
  );
});

describe("a concept sheet", () => {
  it("says cost, time, materials, steps in order, benefits and the advice of an engineer", async () => {
    for (const language of ["en", "es"] as const) {
      const sheet = blueprintSheet("tire-retaining-wall", language)!;
      const pdf = await readPdf(await documents.blueprintSheet(sheet, { language, paper: "a4" }));
      const text = pdf.pages.map((page) => page.text).join(" ");
      const said = [
        sheet.title,
        sheet.cost,
        sheet.buildTime,
        sheet.detail,
        sheet.advice,
        ...sheet.materials,
        ...sheet.steps,
        ...sheet.benefits,
      ];
      for (const words of said) expect(text).toContain(words);
      expect(text.indexOf(sheet.steps[0]!)).toBeLessThan(text.indexOf(sheet.steps[1]!));
      expect(pdf.pages[0]!.alts).toEqual([sheet.plan.alt]);
      expect([...new Set(pdf.pages[1]!.links)]).toEqual([sheet.askUrl]);
    }
    const english = blueprintSheet("tire-retaining-wall", "en")!;
    expect(english.cost).toBe("$100,000–$175,000");
    expect(english.advice).toContain("local engineering advice");
  });

  it("does not exist for a building we do not have", () => {
    expect(blueprintSheet("castle", "en")).toBeNull();
    expect(blueprintSheet("constructor", "en")).toBeNull();
  });
});

describe("the packet for groups", () => {
  it("works out every length for the sizes of the register, and never a size that no trip takes", async () => {
    const packet = groupPacket("en");
    expect(packet.prices.heads).toEqual([
      "Length",
      "Per person",
      "8 people",
      "12 people",
      "16 people",
      "25 people",
    ]);
    expect(packet.prices.rows).toEqual([
      ["5 days (intensive)", "$725", "$5,800", "$8,700", "$11,600", "$18,125"],
      ["7 days (standard)", "$850", "$6,800", "$10,200", "$13,600", "$21,250"],
      ["Extended, 2–3 weeks", "$1,250", "$10,000", "$15,000", "$20,000", "$31,250"],
    ]);
    const pdf = await readPdf(
      await documents.groupPacket(packet, { language: "en", paper: "letter" }),
    );
    expect(pdf.pages[1]!.text).toContain("$21,250");
    expect(pdf.pages[1]!.tags).toContain("TH");
    expect(pdf.pages[2]!.text).toContain("Closed shoes with a firm sole");
  });
});

describe("the guide and the label for goods", () => {
  it("list the most needed things first and say that the order is a draft", async () => {
    const guide = goodsGuide("en");
    expect(guide.rows.map(([, , need]) => need)).toEqual([
      "Critical",
      "Critical",
      "High",
      "High",
      "High",
      "Medium",
      "Medium",
      "Medium",
    ]);
    expect(guide.draft).toContain("draft");
    expect(guide.steps).toHaveLength(4);
  });

  it("leave lines to write on while no address for parcels is known, and name no invented one", async () => {
    const label = shippingLabel({ reference: "LWH-7K3M-Q7", contents: "4 lámparas" }, "es");
    expect(label.address).toEqual([]);
    const pdf = await readPdf(
      await documents.shippingLabel(label, { language: "es", paper: "letter" }),
    );
    expect(pdf.pages[0]!.text).toContain("La dirección llega con nuestra respuesta");
    expect(pdf.pages[0]!.text).toContain("LWH-7K3M-Q7");
    expect(pdf.pages[0]!.text).toContain("4 lámparas");
  });

  it("print the address once there is one", async () => {
    const address = ["Escuela", "Calle 1", "Comalapa", "GT"];
    const label = { ...shippingLabel({ reference: "LWH-7K3M-Q7", contents: null }, "en"), address };
    const pdf = await readPdf(
      await documents.shippingLabel(label, { language: "en", paper: "a4" }),
    );
    expect(pdf.pages[0]!.text).toContain("Escuela Calle 1 Comalapa GT");
    expect(pdf.pages[0]!.text).not.toContain("comes with our answer");
  });
});

describe("the letter to whoever pays", () => {
  const amounts = (query: string) =>
    workshopLetter("en", query).rows.map(({ label, amount }) => `${label}: ${amount}`);

  it("says the sums of the workshop's planner, line by line", () => {
    expect(amounts("package=standard&people=1")).toEqual([
      "Price of the package: $1,200",
      "Each of you pays: $1,200",
      "All of you together: $1,200",
      "Deposit to secure the places: $300",
    ]);
    expect(amounts("package=private&people=3")).toEqual([
      "Price of the package: $1,600",
      "Less the group discount: − $100",
      "Each of you pays: $1,500",
      "All of you together: $4,500",
      "Deposit to secure the places: $1,125",
    ]);
    expect(amounts("package=standard&people=2&latin-america=yes")).toEqual([
      "Price of the package: $1,200",
      "Less for citizens of Latin America: − $300",
      "Each of you pays: $900",
      "All of you together: $1,800",
      "Deposit to secure the places: $450",
    ]);
  });

  it("speaks for one person or for several, and leads back to the same plan", () => {
    const one = workshopLetter("es", "package=one-week");
    expect(one.paragraphs[0]).toMatch(/^Quisiera participar .*\(Una semana\)/);
    const many = workshopLetter("es", "people=4&package=private&utm=x");
    expect(many.paragraphs[0]).toMatch(/^Somos 4 personas/);
    expect(many.url).toMatch(/\/es\/green-building-workshop\?package=private&people=4#planner$/);
  });

  it("says the sums of a trip, and is not written for a trip nobody can take", async () => {
    const trip = (query: string) => sponsorLetter("group-trip", new URLSearchParams(query), "en");
    const letter = trip("people=25&package=standard")!;
    expect(letter.rows.map(({ amount }) => amount)).toEqual(["$850", "$21,250"]);
    expect(trip("people=7")).toBeNull();
    expect(trip("people=26")).toBeNull();
    const bytes = await documents.sponsorLetter(letter, { language: "en", paper: "letter" });
    const pdf = await readPdf(bytes);
    expect(pdf.pages[0]!.text).toContain("25 × $850 $21,250");
    expect([...new Set(pdf.pages[0]!.links)]).toEqual([letter.url]);
  });
});

describe("letters of every document", () => {
  it("are all in our fonts", async () => {
    const fonts = await loadFonts();
    const contents = (["en", "es"] as const).flatMap((language) => [
      ...structures.map((id) => blueprintSheet(id, language)),
      groupPacket(language),
      goodsGuide(language),
    ]);
    for (const text of contents.flatMap(textsOf)) {
      for (const face of ["text", "bold", "display"] as const) {
        const drawn = fonts.runs(text, face).map((run) => run.text);
        expect(drawn.join("")).toBe(text.normalize("NFC"));
      }
    }
  });

  it("write Kaqchikel, Spanish and the names of neighbours, and lose only what no font has", async () => {
    const { runs } = await loadFonts();
    const names = "Ixmukanë’ K’ulb’il Yol Twitz Paxil, Ñáñez ¿Qué? Łukasz Šárka Nguyễn 王";
    const drawn = runs(names, "text");
    expect(drawn.map(({ text }) => text).join("")).toBe(
      "Ixmukanë’ K’ulb’il Yol Twitz Paxil, Ñáñez ¿Qué? Łukasz Šárka Nguyen ?",
    );
    expect(drawn.find(({ text }) => text.startsWith("Ł"))?.font).toBe("text-more");
  });
});

describe("the same words", () => {
  it("make the same bytes, on any day", async () => {
    const guide = goodsGuide("es");
    const edition = { language: "es", paper: "a4" } as const;
    const again = createDocuments(".cache/pictures");
    const [one, other] = await Promise.all([
      documents.goodsGuide(guide, edition),
      again.goodsGuide(guide, edition),
    ]);
    expect(Buffer.compare(one, other)).toBe(0);
  });

  it("are drawn once, however many ask at the same time", async () => {
    const edition = { language: "en", paper: "a4" } as const;
    const [one, other] = await Promise.all([
      documents.groupPacket(groupPacket("en"), edition),
      documents.groupPacket(groupPacket("en"), edition),
    ]);
    expect(one).toBe(other);
  });
});
