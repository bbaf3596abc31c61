import { readJsx } from "../../bin/processes/read-jsx.ts";

// The staff pages for a folder of content, whose preview is a page of two sections: `node use-preview.ts FOLDER`.
await readJsx();
const { staffFiles } = await import("../../bin/staff/bundle.ts");
const { besideDesk, openLocalPlace } = await import("./local-place.ts");

const page = `<main>
  <div data-part="programs Ways to come"><section><h2>Ways to come</h2></section></div>
  <div data-part="points What you will do"><section><h2>What you will do</h2></section></div>
</main>`;
const preview = async () => new Response(page, { headers: { "content-type": "text/html" } });
const beside = besideDesk(process.argv[2], { preview });
const { origin, next } = await openLocalPlace(null, { ...beside, files: await staffFiles() });
console.log(`${origin}/content?token=${next()}`);
