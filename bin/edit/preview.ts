import { serveSite, type ServedSite } from "../processes/served-site.ts";
import { build } from "../site-build/build-site.ts";
import { silenced } from "../update/trial.ts";

/** The site as it is edited: with all that waits, drafts, and articles before their day. */
const edited = { ...silenced, HELD_BACK: "shown" };

/** The site beside the editor's form, with a database of its own; it is opened when somebody first looks at a page. */
export function createPreview() {
  let opening: Promise<ServedSite> | null = null;
  const open = async () => {
    await build();
    return serveSite(edited);
  };
  return {
    async draw(path: string): Promise<Response> {
      opening ??= open();
      const { origin } = await opening.catch((error: unknown) => {
        opening = null;
        throw error;
      });
      return fetch(origin + path, { redirect: "manual" });
    },
    stop: async () => (await opening?.catch(() => null))?.stop(),
  };
}
