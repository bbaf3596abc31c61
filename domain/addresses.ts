/**
 * Every page of the site and its English address, letter for letter as specified (specification 2).
 * Routes, links, sitemap, prerender list, language twins and tests are derived from this one table.
 * The key names the page's folder: `missionVision` lives in `app/pages/mission-vision/`.
 */
export const addresses = {
  home: "/",
  about: "/about",
  team: "/team",
  missionVision: "/mission-vision",
  comalapa: "/comalapa",
  recognition: "/recognition",
  transparencyTrust: "/transparency-trust",
  checkUs: "/check-us",
  impact: "/impact",
  impactFigures: "/impact/figures",
  greenBuilds: "/green-builds",
  greenBuild: "/green-builds/:id",
  materialCalculator: "/material-calculator",
  greenBuildingWorkshop: "/green-building-workshop",
  media: "/media",
  mediaDrawing: "/media/drawings/:id",
  volunteer: "/volunteer",
  volunteerPacking: "/volunteer/packing",
  internship: "/volunteer/internships/:id",
  opportunities: "/opportunities",
  educationalOpportunities: "/educational-opportunities",
  groupTrips: "/group-trips",
  groupTripFile: "/group-trips/file",
  donate: "/donate",
  goal: "/donate/goals/:id",
  donateGoods: "/donate/goods",
  demoCheckout: "/donate/demo-checkout/:id",
  donateStatus: "/donate/status/:id",
  donateMonthly: "/donate/monthly",
  donateReceipt: "/donate/receipt",
  donateEmail: "/donate/email",
  schools: "/schools",
  families: "/families",
  freeGreenBuildingConsultation: "/free-green-building-consultation",
  blueprint: "/blueprint",
  newsletter: "/newsletter",
  newsletterConfirm: "/newsletter/confirm",
  newsletterUnsubscribe: "/newsletter/unsubscribe",
  newsletterArchive: "/newsletter/archive",
  newsletterIssue: "/newsletter/archive/:id",
  offline: "/offline",
  contact: "/contact",
  requestStatus: "/request-status",
  blog: "/blog",
  blogPost: "/blog/:id",
  shareStory: "/share-your-story",
  search: "/search",
  thanksConsultation: "/thanks-for-free-green-building-consultation",
  thanksDonation: "/thank-you-for-your-donation",
  thanksItem: "/thank-you-for-your-donating-an-Item",
  thanksInterest: "/thank-you-for-your-Interest-in-long-way-home",
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  accessibility: "/accessibility",
} as const;

export type Page = keyof typeof addresses;

/** `/blog/:id` → `id`; a path without parameters gives `never`. */
type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The values a page's address needs: `{ id }` for a blog post, nothing for most. */
export type AddressParameters<P extends Page> = Record<ParameterOf<(typeof addresses)[P]>, string>;

/** Pages whose address is whole as it stands; the others name one of many by an `id`. */
export type PlainPage = {
  [P in Page]: [ParameterOf<(typeof addresses)[P]>] extends [never] ? P : never;
}[Page];
export type ItemPage = Exclude<Page, PlainPage>;

export function isPlainPage(page: Page): page is PlainPage {
  return !addresses[page].includes(":");
}

export function isItemPage(page: Page): page is ItemPage {
  return !isPlainPage(page);
}

export const pages = Object.keys(addresses) as Page[];

/**
 * The parameters that a page reads from its address. Any other parameter, such as `fbclid` or `utm_source`,
 * changes nothing: the page is the same, and is not drawn for it. Pages that open something of one person by
 * a key are not listed: they are drawn for each request and read what they like.
 */
export const parametersRead: Partial<Record<Page, readonly string[]>> = {
  impactFigures: ["group"],
  greenBuilds: ["category", "status", "q", "project"],
  materialCalculator: ["build", "across", "height"],
  greenBuildingWorkshop: ["package", "people", "latin-america"],
  media: ["category", "drawing"],
  mediaDrawing: ["category"],
  volunteer: ["program", "position"],
  educationalOpportunities: ["course"],
  groupTrips: ["package", "people"],
  groupTripFile: ["package", "people"],
  donate: [
    "type",
    "amount",
    "amount_once",
    "amount_monthly",
    "amount_yearly",
    "custom",
    "for",
    "cover_fee",
    "employer",
    "about",
    "back",
    "resume",
  ],
  donateGoods: ["category"],
  freeGreenBuildingConsultation: ["purpose"],
  blueprint: ["structure"],
  contact: ["subject", "document", "missing"],
  blog: ["category", "page"],
  search: ["q", "kind", "page"],
};

/** Other addresses of a page: specification 2 lists `/` and `/home` for the home page. */
export const aliases: { path: string; page: Page }[] = [{ path: "/home", page: "home" }];

/** The Atom feeds: of the blog, and of the newsletter's issues. */
export const feedPaths = ["/blog/feed.xml", "/newsletter/archive/feed.xml"] as const;

/** The dates as a calendar file: all of them, or one event by its id (operations: /events.ics). */
export function calendarPath(event: string | null): string {
  return event ? `/events/${event}.ics` : "/events.ics";
}

/** The English path of the QR code on a build's printed sheet. */
export function buildCodePath(id: string): string {
  return `${addresses.greenBuild.replace(":id", id)}/code.svg`;
}

/** Data that machines can read as well: under each name a file for programs and one for spreadsheets. */
export const openData = ["impact", "gifts", "projects", "events"] as const;
export type OpenData = (typeof openData)[number];

export const openDataKinds = ["json", "csv"] as const;

/** The address of open data, the same in both languages: `/impact.csv`. */
export function openDataPath(name: OpenData, kind: (typeof openDataKinds)[number]): string {
  return `/${name}.${kind}`;
}

/** The press kit, the same for both languages. */
export const pressKitPath = "/press-kit/long-way-home-press-kit.zip";

/** The page at an English path; null where there is none, and for paths with parameters. */
export function pageAt(englishPath: string): Page | null {
  // Pages are prerendered with a slash at the end.
  const known = englishPath.replace(/(.)\/$/, "$1");
  const found = Object.entries(addresses).find(([, path]) => path === known);
  return (found?.[0] as Page | undefined) ?? null;
}

/** `missionVision` → `mission-vision`, the name of the page's folder and content file. */
export function moduleName(page: string): string {
  return page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
