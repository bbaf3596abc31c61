import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { pdfName } from "#domain/documents/documents.ts";
import { languages, pathIn, type Language } from "#domain/language/language.ts";
import { hourlyLimits } from "#domain/spam/spam.ts";
import { useGivingSite } from "../giving-site.ts";
import { presets } from "../presets.ts";
import { readPdf } from "../read-pdf.ts";
import { openedSite } from "../shared-site.ts";
import { siteWords } from "../site-words.ts";
import { inEachLanguage } from "./in-each-language.ts";

const origin = inject("origin");
const { storage, read, post, paidGift, mailsTo } = useGivingSite({ beforeAll, afterAll }, () =>
  openedSite(origin, inject("dataDir")),
);

const ask = async (language: Language, page: string, fields: Record<string, string>) =>
  read((await post(pathIn(language, page), fields)).location);

async function openPdf(path: string) {
  const answer = await fetch(origin + path, { redirect: "manual" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("application/pdf");
  return { headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

async function openPublicPdf(path: string, language: Language) {
  const { headers, bytes } = await openPdf(path);
  expect(headers.get("Cache-Control")).toContain("public");
  expect(Buffer.from(bytes).toString("latin1")).toContain(`/Lang (${language})`);
}

const letterTo = async (address: string) =>
  (await mailsTo(address)).find(({ to }) => to !== "staff")!;

inEachLanguage("documents for visitors", ({ language, inTurn, content }) => {
  inTurn.test("a concept sheet opens from the thanks and from the e-mail", async () => {
    const email = `plan-${language}@example.org`;
    const asked = { form: "blueprint", name: "María Xicay", email, structure: "bamboo-house" };
    const thanks = await ask(language, "/blueprint", asked);
    const paths = thanks.hrefs.filter((href) => href.includes(".pdf"));
    expect(paths.map((path) => path.replace(/\?.*/, ""))).toEqual([
      `/documents/blueprints/bamboo-house.${language}.letter.pdf`,
    ]);
    await openPublicPdf(paths[0]!, language);
    const { text } = await letterTo(email);
    const link = /http:\/\/localhost:3000(\/documents\/blueprints\/\S+)/.exec(text)?.[1];
    expect(link).toBe(paths[0]);
  });

  inTurn.test("who names no building finds them all", async () => {
    const email = `all-${language}@example.org`;
    const thanks = await ask(language, "/blueprint", { form: "blueprint", name: "Ana", email });
    const sheets = thanks.hrefs.filter((href) => href.includes("/documents/blueprints/"));
    const all = content.lists.structures.length;
    expect(sheets).toHaveLength(all);
    const { text } = await letterTo(email);
    const [, page = ""] = /http:\/\/localhost:3000(\S*thank-you-for-your-Interest\S*)/.exec(text)!;
    const opened = await read(page);
    expect(opened.hrefs.filter((href) => href.includes(".pdf"))).toHaveLength(all);
  });

  inTurn.test("concept sheets and build sheets open from their pages, without a form", async () => {
    const { hrefs } = await read(pathIn(language, "/blueprint"));
    const paths = hrefs.filter((href) => href.includes(".pdf"));
    const { structures } = content.lists;
    const { sheets } = content.documents.buildSheets;
    const editions = languages.length;
    expect(new Set(paths).size).toBe((structures.length + sheets.length) * editions);
    for (const { id } of sheets)
      expect(paths).toContain(`/documents/build-sheets/${id}.${language}.letter.pdf`);
    const sheet = `/documents/build-sheets/${sheets[0]!.id}.${language}.letter.pdf`;
    await openPublicPdf(sheet, language);
    const tank = await read(pathIn(language, "/material-calculator?build=tank&across=1&height=1"));
    expect(tank.hrefs).toContain(`/documents/build-sheets/water-tank.${language}.letter.pdf`);
  });

  inTurn.test("a group leader receives the packet with the letter, and here", async () => {
    const email = `group-${language}@example.org`;
    const group = { organisation: "Escuela", audience: "youth-program", participants: "12" };
    const asked = { form: "group-packet", name: "Luis", ...group };
    const thanks = await ask(language, "/group-trips", { ...asked, email });
    const packet = `/documents/group-packet.${language}.letter.pdf`;
    expect(thanks.hrefs).toContain(packet);
    expect((await letterTo(email)).attachment).toBe(packet);
    const byPhone = await ask(language, "/group-trips", { ...asked, phone: "5555 1234" });
    const said = content.pages.thanksInterest.by_form;
    expect(byPhone.text).toContain(said["group-packet-by-phone"]!.message![language]);
    expect(byPhone.text).not.toContain(said["group-packet"]!.message![language]);
    await openPublicPdf(packet, language);
  });

  inTurn.test("a gift's receipt, unlike any statement, opens from its page", async () => {
    const giver = `giver-${language}@example.org`;
    const status = await read(await paidGift(giver, language, { name: "Ixmukanë’ Ñáñez" }));
    expect(status.hrefs.filter((href) => href.includes("/statement/"))).toEqual([]);
    const link = status.hrefs.find((href) => href.includes(".pdf")) ?? "";
    const path = new URL(link, origin).pathname + new URL(link, origin).search;
    const { bytes, headers } = await openPdf(path);
    const pdf = await readPdf(bytes);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect((await fetch(origin + path.replace(/key=/, "key=0"))).status).toBe(404);
    expect(pdf.pages[0]!.text).toContain(`US$${presets.once[1]}.00`);
    expect(pdf.pages[0]!.text).toContain("Ixmukanë’ Ñáñez");

    const { attachment } = await letterTo(giver);
    expect(pdfName(attachment!)).toMatch(/^long-way-home-LWR-.+\.pdf$/);
    expect(headers.get("Content-Disposition")).toContain(`"${pdfName(attachment!)}"`);
    expect(Number(headers.get("Content-Length"))).toBeLessThan(100_000);

    const [checked] = new Set(pdf.pages[0]!.links);
    const check = new URL(checked ?? "");
    const found = await read(check.pathname + check.search);
    expect(found.text).toContain(`$${presets.once[1]}`);

    // Nobody has asked yet whose the address is: its statements go there by mail alone.
    const [, number] = /receipt\/(LWR-[\w-]+)\.pdf/.exec(path) ?? [];
    const key = new URL(path, origin).searchParams.get("key");
    const year = /(20\d\d)/.exec(pdf.pages[0]!.text)?.[1];
    for (const query of [`key=${key}`, `of=${number}&key=${key}`]) {
      const statement = pathIn(language, `/donate/statement/${year}.pdf?${query}`);
      expect((await fetch(origin + statement)).status).toBe(404);
    }
  });
});

test("names of no document are not found", async () => {
  for (const path of [
    "/documents/group-packet.fr.letter.pdf",
    "/documents/other.en.letter.pdf",
    "/documents/blueprints/constructor.en.letter.pdf",
    "/documents/build-sheets/secrets.en.letter.pdf",
    "/documents/blueprints/..%2f.en.letter.pdf",
  ]) {
    expect((await fetch(origin + path, { redirect: "manual" })).status).toBe(404);
  }
});

test("each network has its own hourly limit of receipts to try", async () => {
  const network = "203.0.113.7";
  const openReceipt = (from: string, language: Language = "es") =>
    fetch(origin + pathIn(language, "/donate/receipt/LWR-7K3M-9PQD.pdf?key=0"), {
      headers: { "X-Forwarded-For": from },
    });
  for (let at = 1; at < hourlyLimits.document; at += 1)
    await storage().rateLimits.count(["document 203.0.113.0/24"], 3_600_000, new Date());
  expect((await openReceipt(network)).status).toBe(404);
  for (const language of languages) {
    const refused = await openReceipt("203.0.113.99", language);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
    expect(await refused.text()).toContain(siteWords(language).label("error.too_many_documents"));
  }
  expect((await openReceipt("198.51.100.1")).status).toBe(404);
});
