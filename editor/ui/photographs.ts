import type { ExplainedFault } from "../words.ts";
import { shapeOfUse } from "#reader/schema/picture-uses.ts";
import { config, make, one, t } from "./config.ts";

type Shape = ReturnType<typeof shapeOfUse>;

type Photograph = { readonly image: HTMLImageElement; readonly part: HTMLElement };

const mostPlaces = 40;
const headBytes = 131_072;

/** The day of the first EXIF date in the file; "" when there is none, as in pictures of WhatsApp. */
async function dayOf(file: File): Promise<string> {
  const head = new TextDecoder("latin1").decode(await file.slice(0, headBytes).arrayBuffer());
  const [, year, month, day] = /(\d{4}):(\d\d):(\d\d) \d\d:\d\d:\d\d/.exec(head) ?? [];
  return year ? `${year}-${month}-${day}` : "";
}

class SessionOver extends Error {}

async function upload(address: string, body: File | FormData): Promise<Response> {
  const answer = await fetch(address, { method: "PUT", body });
  if (answer.status === 401) throw new SessionOver();
  return answer;
}

/** Decodes a file; the server does it where the browser cannot (HEIC). @throws SessionOver, or Error when neither can */
async function decoded(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode().catch(async () => {
    const answer = await upload("/api/heic", file);
    image.src = URL.createObjectURL(await answer.blob());
    await image.decode();
  });
  return image;
}

const find = (name: string) => config().choices.picture.find((picture) => picture.name === name);
const field = (part: HTMLElement, name: string) => one<HTMLInputElement>(`[name$="${name}"]`, part);
const cutOf = (part: HTMLElement, name: "x" | "y") =>
  Number(one<HTMLInputElement>(`[data-cut=${name}]`, part).value);
const placeOf = (part: HTMLElement) => one<HTMLSelectElement>("[data-place]", part);

/** Slots that have a drawing, the closest in aspect ratio first. */
function placesFor({ naturalWidth, naturalHeight }: HTMLImageElement) {
  const own = Math.log(naturalWidth / naturalHeight);
  const far = (use = "card") => Math.abs(Math.log(shapeOfUse(use).ratio) - own);
  return config()
    .choices.picture.filter(({ isPhotograph }) => !isPhotograph)
    .toSorted((a, b) => far(a.use) - far(b.use))
    .slice(0, mostPlaces);
}

const optionOf = ({ name, label, detail }: ReturnType<typeof placesFor>[number]) =>
  make("option", { value: name }, detail ? `${detail}: ${label}` : label);

/** Crops and scales down before the upload: a phone then sends a tenth of the data. */
function cutTo({ ratio, width }: Shape, { image, part }: Photograph): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const kept = Math.min(naturalWidth, naturalHeight * ratio);
  const canvas = new OffscreenCanvas(Math.min(kept, width), Math.min(kept, width) / ratio);
  const context = canvas.getContext("2d")!;
  context.imageSmoothingQuality = "high";
  const left = (naturalWidth - kept) * cutOf(part, "x");
  const top = (naturalHeight - kept / ratio) * cutOf(part, "y");
  context.drawImage(image, left, top, kept, kept / ratio, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
}

function showCut({ image, part }: Photograph, shape: Shape): void {
  const kept = Math.round(Math.min(image.naturalWidth, image.naturalHeight * shape.ratio));
  const shown = one<HTMLImageElement>(".cut-frame img", part);
  one(".cut-frame", part).style.aspectRatio = `${shape.ratio}`;
  shown.style.objectPosition = `${cutOf(part, "x") * 100}% ${cutOf(part, "y") * 100}%`;
  const isSmall = kept < shape.width;
  const said = one("[role=status]", part);
  said.className = isSmall ? "warning" : "hint";
  said.textContent = t(isSmall ? "too_small" : "large_enough", { kept, width: shape.width });
}

function showFailure(alert: HTMLElement, error: unknown): void {
  const isOver = error instanceof SessionOver;
  alert.textContent = t(isOver ? "session_over" : "photograph_failed");
  if (isOver) alert.append(make("a", { href: "/sign-in", target: "_blank" }, t("sign_in")));
  alert.scrollIntoView({ block: "center" });
}

function showFaults(form: HTMLFormElement, faults: readonly ExplainedFault[]): void {
  for (const { field: name, sentence } of faults) {
    const wrong =
      form.querySelector(`[name$=".${name}"]`) ?? one<HTMLInputElement>("[type=file]", form);
    const id = `fault-${name}`;
    wrong.after(make("p", { className: "fault", id }, sentence[config().language]));
    wrong.setAttribute("aria-invalid", "true");
    wrong.setAttribute("aria-describedby", id);
  }
  form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
}

type Request = {
  readonly title: string;
  /** The slot to fill; undefined to choose one for each photograph, or a new one. */
  readonly slot: string | undefined;
  readonly use: string;
};

/** Has the browser refuse the form while two photographs would go to one place, and say so there. */
function refuseEqualPlaces(places: readonly HTMLSelectElement[]): void {
  for (const place of places) {
    const isTaken = places.some((other) => other !== place && other.value === place.value);
    place.setCustomValidity(place.value && isTaken ? t("place_taken") : "");
  }
}

/** Opens the dialog. A photograph may take the place of a drawing, whose texts are only placeholders. @returns the slot of the last one; null when the dialog was closed */
export function takePhotographs({ title, slot, use }: Request): Promise<string | null> {
  const dialog = one<HTMLDialogElement>("#photographs");
  const form = one<HTMLFormElement>("form", dialog);
  const input = one<HTMLInputElement>("[type=file]", form);
  const alert = one("[role=alert]", form);
  const template = one<HTMLTemplateElement>("template", form);
  const button = one<HTMLButtonElement>("button.strong", form);
  let all: Photograph[] = [];
  const shapeFor = (name: string) => shapeOfUse(find(name)?.use ?? use);

  const add = async (file: File, at: number) => {
    const image = await decoded(file);
    const innerHTML = template.innerHTML.replaceAll("PHOTOGRAPH", `photograph${at}`);
    const part = make("div", { innerHTML }).firstElementChild as HTMLElement;
    const photograph = { image, part };
    one<HTMLImageElement>(".cut-frame img", part).src = image.src;
    one<HTMLInputElement>("[data-cut=y]", part).value = "0.4";
    const own = slot === undefined ? placesFor(image) : [find(slot)!];
    const place = placeOf(part);
    place.replaceChildren(make("option", { value: "" }, t("own_place")), ...own.map(optionOf));
    place.parentElement!.hidden = slot !== undefined;
    place.value = slot ?? "";
    field(part, ".taken").value = await dayOf(file);
    const showPlace = () => {
      const { en = "", es = "" } = find(place.value)?.alt ?? {};
      field(part, ".alt.en").placeholder = en && t("until_now", { words: en });
      field(part, ".alt.es").placeholder = es && t("until_now", { words: es });
      showCut(photograph, shapeFor(place.value));
    };
    place.addEventListener("change", showPlace);
    part.addEventListener("input", () => showCut(photograph, shapeFor(place.value)));
    template.before(part);
    showPlace();
    all.push(photograph);
  };

  input.multiple = slot === undefined;
  input.onchange = async () => {
    for (const { part } of all) part.remove();
    all = [];
    const unreadable: string[] = [];
    for (const [at, file] of [...input.files!].entries()) {
      try {
        await add(file, at);
      } catch (error) {
        if (error instanceof SessionOver) return showFailure(alert, error);
        unreadable.push(file.name);
      }
    }
    alert.textContent = unreadable[0] ? t("no_picture", { files: unreadable.join(", ") }) : "";
  };

  form.onchange = () => refuseEqualPlaces(all.map(({ part }) => placeOf(part)));

  /** Uploads a photograph. @returns its slot; null after showing its faults */
  const put = async (photograph: Photograph): Promise<string | null> => {
    const { part } = photograph;
    const place = placeOf(part).value;
    const sent = new FormData();
    sent.set("file", await cutTo(shapeFor(place), photograph));
    const words: Record<string, unknown> = {
      alt: { en: field(part, ".alt.en").value, es: field(part, ".alt.es").value },
    };
    for (const name of ["taken", "rights", "consent"]) {
      const { value } = field(name === "taken" ? part : form, `.${name}`);
      if (value !== "") words[name] = value;
    }
    sent.set("with", JSON.stringify(words));
    const to = new URLSearchParams(place ? { slot: place } : { use });
    const answer = await upload(`/api/picture?${to.toString()}`, sent);
    if (![200, 422].includes(answer.status)) throw new Error(`${answer.status}`);
    const saved = (await answer.json()) as { slot?: string; faults?: readonly ExplainedFault[] };
    if (saved.faults) showFaults(form, saved.faults);
    return saved.faults ? null : (saved.slot ?? "");
  };

  return new Promise((resolve) => {
    let last: string | null = null;
    form.onsubmit = async (event) => {
      event.preventDefault();
      alert.textContent = "";
      for (const fault of form.querySelectorAll(".fault:not([role])")) fault.remove();
      for (const field of form.querySelectorAll("[aria-invalid]"))
        field.removeAttribute("aria-invalid");
      button.disabled = true;
      try {
        while (all[0]) {
          button.textContent = t("working_on", { count: all.length });
          last = await put(all[0]);
          if (last === null) return;
          all.shift()!.part.remove();
        }
        // Resolves first: `close` fires later, and a press on "Save" before it would save the form without the picture.
        resolve(last);
        dialog.close();
      } catch (error) {
        showFailure(alert, error);
      } finally {
        button.disabled = false;
        button.textContent = t("put_photograph");
      }
    };
    one("[data-close]", form).onclick = () => dialog.close();
    // Not in `cancel`, which a second Escape leaves out.
    dialog.onclose = () => {
      if (all.length > 0 && !confirm(t("sure_to_discard"))) return dialog.showModal();
      for (const { part } of all) part.remove();
      window.onbeforeunload = null;
      form.reset();
      resolve(last);
    };
    window.onbeforeunload = (event) => all.length > 0 && event.preventDefault();
    one("h2", dialog).textContent = title;
    dialog.ariaLabel = title;
    dialog.showModal();
  });
}
