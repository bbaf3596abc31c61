/**
 * Every page and its English path, exactly as in specification 2. Routes, links, sitemap, translations and tests
 * derive from this table. The key names the page's folder, if it has one: `donateGoods` is `app/pages/donate-goods/`.
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

/** Path parameters of a page: `{ id }` for a blog post, none for most. */
export type AddressParameters<P extends Page> = Record<ParameterOf<(typeof addresses)[P]>, string>;

/** Pages without path parameters. */
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
 * Query parameters that each page reads. Others, such as `fbclid` or `utm_source`, are ignored, so the cached page is
 * served. Pages that show one person's data by a key are not listed: they are rendered for each request.
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

/** Additional paths of a page (specification 2). */
export const aliases: { path: string; page: Page }[] = [{ path: "/home", page: "home" }];

export const feedPaths = ["/blog/feed.xml", "/newsletter/archive/feed.xml"] as const;

/** Path of the calendar file of one event, or of all (operations: /events.ics). */
export function calendarPath(event: string | null): string {
  return event ? `/events/${event}.ics` : "/events.ics";
}

/** English path of the QR code on a build's printed sheet. */
export function buildCodePath(id: string): string {
  return `${addresses.greenBuild.replace(":id", id)}/code.svg`;
}

/** Open data sets, each as JSON and CSV. */
export const openData = ["impact", "gifts"] as const;
type OpenData = (typeof openData)[number];

export const openDataKinds = ["json", "csv"] as const;

/** Path of an open data file, `/impact.csv`; one for both languages. */
export function openDataPath(name: OpenData, kind: (typeof openDataKinds)[number]): string {
  return `/${name}.${kind}`;
}

export const openDataPaths = openData.flatMap((name) =>
  openDataKinds.map((kind) => openDataPath(name, kind)),
);

export const pressKitPath = "/press-kit/long-way-home-press-kit.zip";

/** The page at an English path; null if none, or if it has path parameters. */
export function pageAt(englishPath: string): Page | null {
  const found = Object.entries(addresses).find(([, path]) => path === englishPath);
  return (found?.[0] as Page | undefined) ?? null;
}

/** Name of a page's folder and content file: `donateGoods` → `donate-goods`. */
export function moduleName(page: string): string {
  return page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
