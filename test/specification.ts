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
