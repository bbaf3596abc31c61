import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { findChromium } from "../processes/chromium.ts";

/** What the guide shows of the editor: the picture's name, and the place that is opened for it. */
const places: Readonly<Record<string, string>> = {
  "what-is-missing": "overview",
  "a-page": "content/pages/about.yaml::opening.title.en",
  "an-article": "content/blog/blog-2012-tire-retaining-wall/post.yaml",
};

const size = { width: 1440, height: 810 };
const quality = 62;
/** The page beside the form is built while it is opened for the first time. */
const patienceMs = 240_000;

type Editor = ChildProcessByStdio<null, Readable, null>;

/** The address that the editor prints when it is open. */
async function addressOf(editor: Editor): Promise<string> {
  for await (const line of createInterface({ input: editor.stdout })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error("The editor did not open.");
}

/**
 * Pictures of the editor for docs/content-guide.md, with the page beside the form. Nothing is saved.
 * @param folder they are written to, as WebP
 */
export async function takeEditor(folder: string): Promise<void> {
  const editor: Editor = spawn(process.execPath, ["bin/edit.ts", "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox"],
  });
  try {
    const address = await addressOf(editor);
    editor.stdout.resume();
    mkdirSync(folder, { recursive: true });
    const page = await browser.newPage({
      viewport: size,
      colorScheme: "light",
      reducedMotion: "reduce",
      locale: "en-US",
    });
    page.setDefaultTimeout(patienceMs);
    for (const [name, hash] of Object.entries(places)) {
      await page.goto(`${address}#${hash}`);
      await page.reload();
      const beside = page.frameLocator("iframe");
      await beside.getByRole("heading", { level: 1 }).waitFor();
      await page.locator(".waiting-line").waitFor();
      for (const frame of page.frames()) {
        await frame.waitForFunction(() =>
          [...document.images].every((image) => image.loading === "lazy" || image.complete),
        );
      }
      const picture = await page.screenshot({ animations: "disabled" });
      const file = join(folder, `${name}.webp`);
      const { size: bytes } = await sharp(picture).webp({ quality }).toFile(file);
      console.log(`${file}: ${Math.round(bytes / 1024)} kB`);
    }
  } finally {
    await browser.close();
    if (editor.exitCode === null) {
      editor.kill("SIGTERM");
      await once(editor, "exit");
    }
  }
}
