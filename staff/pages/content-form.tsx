import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { readContentFiles, type ContentFiles } from "#reader/content-files.ts";
import { titleOf } from "../../editor/catalogue.ts";
import { choicesOf } from "../../editor/choices.ts";
import { explainFault } from "../../editor/words.ts";
import { applyEdit, fillIn, rebase, type FormEdit } from "../../editor/fill-in.ts";
import { FormPage, type Edited } from "../../editor/form/form-page.tsx";
import { fileAddress } from "../../editor/names.ts";
import { publishForms } from "../../editor/publication.ts";
import {
  blankFile,
  faultsOf,
  openedOf,
  photographsPage,
  saveFile,
  type Opened,
} from "../../editor/save.ts";
import { getAt, setAt, withIds } from "../../editor/values.ts";
import { newShelfOf } from "../../editor/word-folders.ts";
import { Differences } from "../parts/differences.tsx";
import { minuteOf, type Answer, type Routes, type Visit } from "../visit/visit.ts";
import { authorOf, isClosed } from "./publish.tsx";

const pathSchema = z.array(z.union([z.string(), z.number()]));
const editSchema = z.tuple(
  [z.enum(["set", "put", "move", "take", "copy", "render"]), pathSchema],
  z.unknown(),
);
const newEntrySchema = z.tuple([pathSchema, z.unknown()]);
const fitSchema = z.object({ en: z.string(), text: z.string() });
const writtenSchema = z.looseObject({ body: z.record(z.string(), z.string()) });

const undoSteps = 3;

const unchanged = (opened: Opened): Edited => {
  const { value, version } = opened;
  return { opened, base: value, version, value, past: [], faults: [], note: null, shown: null };
};

function titleFor({ path, shelf }: Opened, { say, language }: Visit, files: ContentFiles): string {
  if (path === "new-photographs") return say("photographs");
  return newShelfOf(path) ? say(`new_${shelf}`) : titleOf(files, path)[language];
}

function renderForm(visit: Visit, edited: Edited): Answer {
  const { editor, language, say } = visit;
  const files = editor.unpublished.files();
  const choices = choicesOf(files, language);
  const { base, value, before } = edited;
  const differences = edited.note === "merged" && (
    <>
      <Differences
        {...{ visit, files, values: [base, value], heads: ["saved_now", "yours"] }}
        among={[before, base]}
        none="merged_whole"
      />
      <h3>{say("theirs")}</h3>
      <Differences {...{ visit, files, values: [before, base], heads: ["then", "saved_now"] }} />
    </>
  );
  const saved = edited.opened.waits;
  const waiting =
    saved && say("waiting_words", { by: saved.by, when: minuteOf(saved.when, language) });
  return {
    title: titleFor(edited.opened, visit, files),
    script: "/editor.js",
    status: edited.note === "faults" ? 422 : 200,
    // For the preview frame, and for photographs that are shown before upload.
    allows: {
      "connect-src": "'self'",
      "frame-src": "'self'",
      "img-src": "'self' blob: data:",
    },
    body: (
      <>
        <noscript>{say("editor_needs_script")}</noscript>
        <FormPage {...{ edited, language, choices, differences, waiting }} />
      </>
    ),
  };
}

function openedAt(visit: Visit): Opened | Answer {
  const { editor, query, say } = visit;
  const path = query.get("path") ?? "";
  if (isClosed(visit, path))
    return { title: say("not_yours"), body: say("step_up_needs_passkey"), status: 403 };
  const shelf = newShelfOf(path);
  const opened = shelf ? blankFile(shelf) : openedOf(editor.unpublished, path);
  return opened ?? { title: path, body: say("cannot_open"), status: 404 };
}
const isOpened = (one: Opened | Answer): one is Opened => one !== null && "form" in one;

/** While there are any, visitors see the last content without a fault. */
const publicFaults = ({ unpublished }: Visit["editor"]) =>
  faultsOf(readContentFiles(unpublished.root));

function openForm(visit: Visit): Answer {
  const opened = openedAt(visit);
  if (!isOpened(opened)) return opened;
  const { query, editor } = visit;
  const note = query.get("note");
  const faults = note === "held" ? publicFaults(editor).map(explainFault) : [];
  return renderForm(visit, { ...unchanged(opened), faults, note, shown: query.get("field") });
}

/** The submitted form: base value, changes of earlier submits, and what was typed. */
function readForm(opened: Opened, form: URLSearchParams): Edited {
  const read = (name: string): unknown => JSON.parse(form.get(`form:${name}`) || "null");
  const base = read("base");
  const value = fillIn(opened.form, form.get("form:value") ? read("value") : base, form);
  const past = z.array(z.unknown()).parse(read("past") ?? []);
  const version = form.get("form:version") ?? "";
  return { ...unchanged(opened), base, version, value, past };
}

/** Applies the user's changes to a newer version of the file. */
function rebased({ opened, base, value }: Edited): Edited {
  return { ...unchanged(opened), before: base, value: rebase(base, opened.value, value) };
}

async function saveForm(visit: Visit, edited: Edited, waits: boolean): Promise<Answer> {
  const { editor } = visit;
  const { path } = edited.opened;
  const value = withIds(edited.value);
  if (newShelfOf(path)) writtenSchema.parse(value);
  const change = { path, version: edited.version, value };
  const saved = saveFile(editor.unpublished, change, authorOf(visit));
  if (saved.saved) {
    const { faults } = waits ? { faults: [] } : publishForms(editor, saved.forms, authorOf(visit));
    const isHeld = !waits && publicFaults(editor).length > 0;
    const ended = isHeld ? "held" : waits ? "waits" : "saved";
    const note = faults.length > 0 ? "needs_others" : ended;
    return { to: `${fileAddress(saved.path ?? path)}&note=${note}` };
  }
  if (saved.why === "changed meanwhile")
    return renderForm(visit, { ...rebased(edited), note: "merged" });
  // A new text has a path of its own from now on, but its form is still at `new-…`.
  const faults = saved.faults
    .map(explainFault)
    .map((one) => (one.file === saved.path ? { ...one, file: path } : one));
  const past = edited.past.length > 0 ? edited.past : [edited.base];
  return renderForm(visit, { ...edited, past, faults, note: "faults" });
}

/** Marks a translation as up to date although the other language has changed. */
async function takeFit(visit: Visit, edited: Edited, fit: string): Promise<Answer> {
  const { unpublished } = visit.editor;
  const { path, waits } = edited.opened;
  unpublished.confirmTranslation(path, fitSchema.parse(JSON.parse(fit)));
  if (!waits) unpublished.publish([path]);
  const { stale } = openedOf(unpublished, path)!;
  return renderForm(visit, { ...edited, opened: { ...edited.opened, stale } });
}

/** The form after any button but save; writes nothing. */
function applyButton(edited: Edited, form: URLSearchParams): Edited {
  const { value, past, opened } = edited;
  if (form.has("form:draft")) {
    const isSame = edited.version === opened.version;
    const kept = isSame ? edited : rebased(edited);
    const note = isDeepStrictEqual(kept.base, kept.value) ? null : isSame ? "draft" : "merged";
    return { ...kept, note, shown: form.get("form:draft") || null };
  }
  if (form.has("form:undo")) {
    // The first undo takes back what was typed since the last submit.
    const rendered: unknown = JSON.parse(form.get("form:value") || JSON.stringify(edited.base));
    if (!isDeepStrictEqual(rendered, value)) return { ...edited, value: rendered };
    return { ...edited, value: past.length > 0 ? past.at(-1) : value, past: past.slice(0, -1) };
  }
  const kept = [...past, value].slice(-undoSteps);
  if (form.has("form:new")) {
    const [path, blank] = newEntrySchema.parse(JSON.parse(form.get("form:new")!));
    const name = (form.get(`form:new ${path.join(".")}`) ?? "").trim();
    const at = [...path, name];
    if (name === "" || getAt(value, at) !== undefined) return edited;
    return { ...edited, value: setAt(value, at, blank), past: kept, shown: at.join(".") };
  }
  const edit = editSchema.parse(JSON.parse(form.get("form:do") ?? '["render",[]]'));
  const done = applyEdit(value, edit as unknown as FormEdit);
  const isChange = edit[0] !== "render";
  return { ...edited, value: done.value, past: isChange ? kept : past, shown: done.at.join(".") };
}

async function takeForm(visit: Visit): Promise<Answer> {
  const { form } = visit;
  const opened = openedAt(visit);
  if (!isOpened(opened)) return opened;
  if (form.has("form:discard")) return { to: `${fileAddress(opened.path)}&note=discarded` };
  const edited = readForm(opened, form);
  const save = form.get("form:save");
  if (save !== null) return saveForm(visit, edited, save === "later");
  const fit = form.get("form:fits");
  if (fit !== null) return takeFit(visit, edited, fit);
  return renderForm(visit, applyButton(edited, form));
}

export const contentForm: Routes = {
  "GET /content/file": openForm,
  "POST /content/file": takeForm,
  "GET /content/new/:shelf": ({ params }) => ({ to: fileAddress(`new-${params["shelf"]}`) }),
  "GET /content/photographs": (visit) => renderForm(visit, unchanged(photographsPage())),
};
