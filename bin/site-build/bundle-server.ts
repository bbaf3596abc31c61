import { join } from "node:path";
import { rolldown } from "rolldown";
import { projectRoot } from "#reader/project-root.ts";

/** Packages that bring files or binaries of their own, and those that hardly any start needs. */
const apart = /^(sharp|pdfkit|pg|nodemailer|stripe)\b/;

/** A start reads a handful of files instead of twelve hundred: a site that was killed is back in a second. */
export async function bundleServer(): Promise<void> {
  const bundle = await rolldown({
    cwd: projectRoot,
    input: ["server/site-process.ts", "server/application-thread.ts"],
    platform: "node",
    // Directives of packages for browsers, which mean nothing here.
    logLevel: "silent",
    external: apart,
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  await bundle.write({ dir: join(projectRoot, "build"), format: "esm" });
  await bundle.close();
}
