import { readJsx } from "../../bin/processes/read-jsx.ts";

// The editor for a folder of content, whose preview is a page of two sections: `node use-editor.ts FOLDER`.
await readJsx();
const { staffFiles } = await import("../../bin/staff/bundle.ts");
const { itemsIn } = await import("../../bin/launch-check/collect.ts");
const { stationsOf } = await import("../../bin/launch-check/prove.ts");
const { besideDesk, openLocalPlace } = await import("./local-place.ts");

const page = `<main>
  <div data-part="programs Ways to come"><section><h2>Ways to come</h2></section></div>
  <div data-part="points What you will do"><section><h2>What you will do</h2></section></div>
</main>`;
const preview = async () => new Response(page, { headers: { "content-type": "text/html" } });
const root = process.argv[2]!;
const { editor, launch } = besideDesk(root, { preview });
const stations = () => stationsOf(itemsIn(root, { environment: {} }), null);
const beside = { editor, launch: { ...launch, stations }, files: await staffFiles() };
const { origin, next } = await openLocalPlace(null, beside);
console.log(`${origin}/content?token=${next()}`);
