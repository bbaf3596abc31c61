/**
 * What the specification pins letter for letter, and of how many things it speaks, by page: the one place
 * to look when such a word is changed on purpose. Everything else that a test expects comes from the
 * content, which an editor may change without asking the tests. Numbers of things are the fewest.
 */
export const specification = {
  /** Header and banner: sections 2 and 9. */
  shell: { headerTurnsSolidPx: 10 },
  /** Sections 1, 5 and 9. */
  home: {
    heroButtons: ["Donate Now", "Volunteer With Us", "Learn More", "Get Involved"],
    stripSeconds: { partners: 18, figures: 10 },
    structureButtons: ["Download Blueprint", "Learn More"],
    blueprintForm: {
      fields: ["Full Name", "Email Address", "Phone Number"],
      send: "Get My Blueprint",
      cancel: "Cancel",
    },
    partners: 22,
  },
  /** Section 2. */
  about: {
    timelineEntries: 11,
    closing: ["Donate Now", "Volunteer With Us"],
  },
  /** Section 2. */
  team: { members: 6 },
  /** Sections 2 and 3. */
  missionVision: {
    values: [
      "Compassion",
      "Sustainability",
      "Community",
      "Innovation",
      "Transformation",
      "Education",
    ],
    title: "Our Mission & Vision",
    commitment: "Our Commitment to Change",
    buttons: ["Join Our Mission", "Support Our Vision"],
  },
  /** Sections 2, 3 and 9. */
  comalapa: {
    surveyAreas: ["Urban Comalapa", "Pavit", "Panimacac", "Simajuleu", "Xiquin Sanaii"],
    references: 4,
  },
  /** Sections 2 and 9. */
  recognition: {
    closing: "See Our Impact",
    moments: 9,
    dollarsOfAwards: {
      "global-sustainability-awards-2025": null,
      "tiaw-2025": null,
      "gemas-2025": 1000,
      "rio-motagua-2025": 20_000,
      "human-rights-education-2024": null,
      "unesco-2023": 50_000,
      "sargent-shriver-2020": 1000,
      "david-chow-2018": 10_000,
      "energy-globe-2017": null,
      "heifer-hero-2011": null,
      "stay-classy-2011": 15_000,
      "bbc-world-challenge-2010": 10_000,
      "juan-bautista-gutierrez-2009": 50_000,
    },
  },
  /** Section 2. */
  transparencyTrust: {
    annualReports: [
      "2022 EN",
      "2021 EN",
      "2020 EN",
      "2020 ES",
      "2019 EN",
      "2018 ES",
      "2017-2018",
      "2014-2016",
      "2012-2013",
    ],
    form990Years: { from: 2014, to: 2024 },
    reports: 27,
    accomplishments: 11,
  },
  /** Section 8. */
  greenBuilds: { nothing: "No Projects Found", clear: "Clear All Filters" },
  /** Sections 2 and 3. */
  greenBuildingWorkshop: { teachers: 5 },
  /** Section 2. */
  educationalOpportunities: {
    courses: 4,
    enrol: "Enroll Today",
  },
  /** Sections 2 and 9. */
  volunteer: {
    programs: ["Individual Volunteers", "Service Groups", "Interns"],
    positions: 12,
  },
  /** Sections 2 and 9. */
  opportunities: { title: "Service Groups", pictures: 9 },
  /** Section 2. */
  groupTrips: {
    title: "Bring a Team. Build a Legacy.",
    packet: "Request group info packet",
    consultation: "Schedule consultation",
    audiences: [
      "Universities and schools",
      "Corporate teams",
      "Service organizations",
      "Youth programs",
    ],
  },
  /** Section 3. */
  donateGoods: { needs: ["Critical", "High", "Medium"] },
  /** Section 2, blog list and post; sections 3 and 9 for the articles. */
  blog: {
    articles: 16,
    /** Issue 28: guides in steps and short notes in the place of essays. */
    words: { from: 60, to: 400 },
    missing: { title: "Post Not Found", back: "Back to Blog" },
  },
  /** Sections 2, 3 and 9. */
  media: {
    words: [
      "Stories in Motion",
      "Videos",
      "Stories",
      "In the Media",
      "Press Coverage",
      "View All Press Coverage",
      "Visit Website",
      "Visit Blog",
      "Featured Impact Story",
      "Videos We Are Featured In",
    ],
    press: 24,
    featuredVideos: 11,
    drawings: 40,
    highlights: 3,
  },
  /** Section 2, thank-you pages. */
  thanks: { title: "Thank You" },
} as const;

/** Departures (docs/departures.md): where each shows, and what stands there (`has`) or does not (`lacks`). */
export const departures: Readonly<Record<string, { at: string; has?: string; lacks?: string }>> = {
  "contact-form": { at: "/contact", lacks: "<iframe" },
  telephone: { at: "/contact", lacks: 'href="tel:' },
  "e-mail-links": { at: "/opportunities", lacks: 'href="mailto:' },
  social: { at: "/contact", lacks: "instagram.com" },
  "build-videos": { at: "/media", lacks: "12:45" },
  "school-films": { at: "/schools", lacks: "youtube" },
  "impact-film": { at: "/", has: 'class="drawn-story' },
  "still-heroes": { at: "/volunteer", lacks: "<video" },
  "workshop-application": { at: "/green-building-workshop", has: 'id="interest"' },
  "contract-form": { at: "/volunteer", lacks: "Contract form" },
  "staff-positions": { at: "/opportunities", lacks: ">Staff positions" },
  "women-card": { at: "/schools", lacks: ">Women" },
  "workshop-project": { at: "/green-building-workshop", lacks: "roject</h2>" },
  "kit-contents": { at: "/donate/goods", lacks: "Includes" },
  documents: { at: "/transparency-trust", has: "/contact?document=" },
  "program-share": { at: "/transparency-trust", has: "93% of every dollar" },
  "partner-logos": { at: "/transparency-trust", lacks: 'class="partner-logo' },
  "search-placeholder": { at: "/green-builds", lacks: "name or number" },
  "read-times": { at: "/blog", lacks: "8 min" },
  "article-length": { at: "/blog/blog-2021-smoke-efficient-stove", lacks: "En español" },
  conversion: { at: "/thank-you-for-your-donation", lacks: "googletagmanager" },
  "group-title": { at: "/opportunities", has: "· Long Way Home</title>" },
  "tax-id": { at: "/privacy-policy", lacks: "EIN" },
  "impact-page": { at: "/impact", has: 'href="/impact/figures?group=' },
  "past-events": { at: "/", lacks: "Upcoming events" },
  "donate-dialog": { at: "/contact", has: 'href="/donate"' },
  "survey-links": { at: "/comalapa", lacks: 'href="#"' },
  "folded-home": { at: "/", has: '<section id="poem" class="container short-line"' },
  gallery: { at: "/media", lacks: "Photo Gallery" },
  booking: { at: "/free-green-building-consultation", has: 'id="consultation-email"' },
  "investigative-unit": { at: "/", has: 'href="/contact?subject=other' },
  "volunteer-stories": { at: "/volunteer", has: 'href="/blog?category=volunteer-stories' },
  "volunteer-safety": { at: "/volunteer", lacks: "afety" },
  "program-comparison": { at: "/volunteer", lacks: "<table" },
  "workshop-films": { at: "/green-building-workshop", lacks: "<iframe" },
  "partnership-film": { at: "/opportunities", lacks: "<iframe" },
  "team-names": { at: "/team", has: "Head of the school</h3>" },
  "goods-address": { at: "/donate/goods", has: "comes with our answer" },
  "matching-scale": { at: "/donate", lacks: "atching gift" },
  ranges: { at: "/group-trips", has: "2 to 3 weeks", lacks: "2–3 weeks" },
};
