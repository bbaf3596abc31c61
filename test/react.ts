/**
 * React as visitors get it, for whoever draws a page or an e-mail in a test's own process: it chooses between its
 * builds when it is first imported, and the one for development draws three times as slowly.
 */
const before = process.env["NODE_ENV"];
process.env["NODE_ENV"] = "production";
await Promise.all([
  import("react/jsx-runtime"),
  import("react-dom/server"),
  import("react-router"),
]);
process.env["NODE_ENV"] = before;

export {};
