import "./site-words.ts";

/**
 * React's production build, for tests that render pages or e-mails in their own process: the development build is
 * three times slower. React chooses its build when it is first imported.
 */
const before = process.env["NODE_ENV"];
process.env["NODE_ENV"] = "production";
await Promise.all([import("react/jsx-runtime"), import("react-dom/server")]);
process.env["NODE_ENV"] = before;
