import { rolldown } from "rolldown";

/** A program for a page of a test alone, from the source of its entry. Styles are given to the page where they matter. */
export async function bundle(source: string): Promise<string> {
  const file = `${process.cwd()}/entry-of-a-test.js`;
  const made = await rolldown({
    input: "entry",
    plugins: [
      {
        name: "entry",
        resolveId: (id: string) => (id === "entry" ? file : null),
        load: (id: string) => (id.endsWith("/entry-of-a-test.js") ? source : null),
      },
    ],
    moduleTypes: { ".css": "empty" },
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  const { output } = await made.generate({ format: "iife" });
  await made.close();
  return output[0].code;
}
