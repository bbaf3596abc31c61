/** Words and numbers that the specification pins and that tests of several folders need, by page. */
export const specification = {
  /** Header and banner: sections 2 and 9. */
  shell: { headerTurnsSolidPx: 10 },
  /** Sections 1, 5 and 9. */
  home: {
    stripSeconds: { partners: 18, figures: 10 },
    blueprintForm: {
      fields: ["Full Name", "Email Address", "Phone Number"],
      send: "Get My Blueprint",
      cancel: "Cancel",
    },
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
