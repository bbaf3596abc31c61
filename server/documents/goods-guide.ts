import { addressOf, type Language } from "#domain/language/language.ts";
import { documentContent, listContent, pageContent } from "#reader/content.ts";
import { byPriority, parcelAddress } from "#reader/goods.ts";
import { siteUrl } from "#reader/site-url.ts";
import { heading, linkLine, note, paragraph, list } from "./blocks.ts";
import { openBrochure } from "./brochure.ts";
import { colours } from "./sheet-settings.ts";
import type { Sheet } from "./sheet.ts";
import { table } from "./table.ts";

type Words = ReturnType<typeof documentContent<"goodsGuide">>;
type Page = ReturnType<typeof pageContent<"donateGoods">>;

/** The guide to donating goods: how to send them, and what is needed. */
export async function drawGoodsGuide(language: Language) {
  const words = documentContent("goodsGuide", language);
  const page = pageContent("donateGoods", language);
  const sheet = await openBrochure({ ...words, picture: page.opening.picture }, language, {
    band: "rombo",
    ground: colours.red,
    share: 0.42,
    pictureShare: 0.39,
  });
  howToSend(sheet, words, page, language);
  sheet.newPage();
  whatIsNeeded(sheet, words, page, language);
  return sheet.finish();
}

function howToSend(sheet: Sheet, words: Words, page: Page, language: Language): void {
  note(sheet, words.before.title, words.before.text);
  heading(sheet, 2, words.steps);
  list(
    sheet,
    page.shipping.steps.map(({ title, text }, at) => [
      { bold: `${title}. ` },
      at === 0 ? words.write : text,
    ]),
    { marker: "number", between: 6, size: 11 },
  );
  sheet.space(4);
  heading(sheet, 3, page.address.title);
  const address = parcelAddress(language);
  for (const line of address.length > 0 ? address : [page.address.unknown])
    paragraph(sheet, line, { after: 1 });
  sheet.space(10);
  linkLine(sheet, words.offer, siteUrl() + addressOf("donateGoods", language));
}

function whatIsNeeded(sheet: Sheet, words: Words, page: Page, language: Language): void {
  const goods = listContent("goods", language).toSorted(byPriority);
  heading(sheet, 2, words.needs);
  table(
    sheet,
    [{ share: 3.2 }, { share: 7 }, { share: 1.8 }],
    [words.category, words.items, words.priority],
    goods.map(({ title, items, priority }) => [
      [{ bold: title }],
      asSentence(items),
      priority ? page.needs[priority.level] : "",
    ]),
  );
  sheet.space(6);
  sheet.columns(28, [
    () => {
      heading(sheet, 2, words.packing.title);
      list(sheet, words.packing.items);
    },
    () => {
      heading(sheet, 2, page.kits.title);
      paragraph(sheet, page.kits.lead);
      for (const { title, cost_number_fact: cost, impact } of page.kits.items)
        paragraph(sheet, [{ bold: `${title}, ${cost.text}. ` }, impact], { after: 5 });
    },
  ]);
}

/** "Solar panels", "Inverters" → "Solar panels, inverters". */
function asSentence([first = "", ...others]: readonly string[]): string {
  return [first, ...others.map((item) => item.charAt(0).toLowerCase() + item.slice(1))].join(", ");
}
