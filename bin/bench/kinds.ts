/** A page of each kind: those of the budgets (test/budgets.ts), and of each what a visitor does there. */
export const kinds = {
  home: "/",
  gift: "/donate",
  article: "/blog/blog-2016-earthbag-dome",
  "list of articles": "/blog",
  build: "/green-builds/solar-shower",
  "list of builds": "/green-builds",
  gallery: "/media",
  "register of figures": "/impact",
  "words and a form": "/contact",
  "form with a picture": "/blueprint",
  planner: "/group-trips",
  calculator: "/material-calculator",
  search: "/search?q=tire",
  "kept without signal": "/offline",
  subject: "/about",
};
