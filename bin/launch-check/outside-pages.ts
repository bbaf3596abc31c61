import pMap from "p-map";
import type { ContentFiles } from "#reader/content-files.ts";
import { valuesIn } from "#reader/leaves.ts";
import { readYaml } from "#reader/read-yaml.ts";
import { launchItem, same, type LaunchItem } from "./item.ts";

type Named = { readonly url: string; readonly file: string; readonly field: string };

/** The controls of the site, which a visitor presses. */
const controls = "content/links.yaml";

/** Every address of an outside page in the content: at the control that leads there, else where it is named first. */
function outsideAddresses(files: ContentFiles): Named[] {
  const controlsFirst = Object.entries(files).toSorted(
    ([one], [other]) => Number(other === controls) - Number(one === controls),
  );
  const named = controlsFirst
    .filter(([file]) => file.endsWith(".yaml"))
    .flatMap(([file, text]) => {
      const yaml = readYaml(file, text);
      const all = "value" in yaml ? [...valuesIn(yaml.value)] : [];
      return all.flatMap(({ field, value: url }) =>
        typeof url === "string" && /^https?:\/\//.test(url) ? [{ url, file, field }] : [],
      );
    });
  return [...new Map(named.toReversed().map((one) => [one.url, one])).values()].toReversed();
}

const patienceMs = 20_000;
const atOnce = 6;
/** What answers so may well show its page to a person: programs are refused, or the way of asking is. */
const refusesPrograms = new Set([401, 403, 405, 406, 429, 999]);

/** Why a visitor would not see the page; null when they would, or when only programs are refused. */
async function troubleAt(url: string, get: typeof fetch): Promise<string | null> {
  const ask = async (method: string) => {
    const { status, body } = await get(url, {
      method,
      redirect: "follow",
      signal: AbortSignal.timeout(patienceMs),
    });
    await body?.cancel();
    return status;
  };
  try {
    const head = await ask("HEAD");
    const status = head < 400 ? head : await ask("GET");
    return status < 400 || refusesPrograms.has(status) ? null : `answers ${status}`;
  } catch (error) {
    const { name, cause, message } = error as Error & { cause?: { code?: string } };
    return name === "TimeoutError" ? "does not answer" : (cause?.code ?? message);
  }
}

/**
 * Asks every outside page whether it is there. A control of content/links.yaml that leads to nothing harms
 * a visitor; a source that is gone is merely open.
 * @param get how pages are asked for
 */
export async function outsideItems(
  files: ContentFiles,
  get: typeof fetch = fetch,
): Promise<LaunchItem[]> {
  const asked = await pMap(
    outsideAddresses(files),
    async ({ url, file, field }): Promise<LaunchItem[]> => {
      const trouble = await troubleAt(url, get);
      if (trouble === null) return [];
      const how = { harms: file === controls, what: same(`${url}: ${trouble}`) };
      return [launchItem("outside", "outside", { file, field }, how)];
    },
    { concurrency: atOnce },
  );
  return asked.flat();
}
