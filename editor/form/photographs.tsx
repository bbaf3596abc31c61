import { photographFile } from "#reader/schema/scenes.ts";
import { formFromSchema, type FormNode } from "../form-schema.ts";
import { FormContext, useForm, useWords } from "./context.tsx";

const words = photographFile.required();
const ofAll = formFromSchema(words.pick({ rights: true, consent: true }), "photograph");
const ofEach = formFromSchema(words.pick({ alt: true, taken: true }), "photograph");

/** Dialog to upload photographs, each with crop and texts; rights and consent once for all (editor/ui/photographs.ts). */
export function Photographs({ isAlone }: { isAlone: boolean }) {
  const form = useForm();
  const { t } = useWords();
  const { Field } = form;
  const fields = (node: FormNode, at: string, label: string) => (
    <Field node={node} path={[at]} value={blank} label={label} name="photograph" />
  );
  return (
    <FormContext value={{ ...form, faults: [], stale: [], shown: null }}>
      <dialog id="photographs" data-alone={isAlone || undefined}>
        <form>
          <h2>{t("new_photograph")}</h2>
          <label className="field">
            {t("file")}
            <input type="file" accept="image/*,.heic" multiple />
          </label>
          <p className="fault" role="alert" />
          {fields(ofAll, "all", t("of_all"))}
          <template>
            <div className="cut">
              <div>
                <div className="cut-frame">
                  <img alt={t("cut_preview")} />
                </div>
                {(["x", "y"] as const).map((name) => (
                  <label key={name} className="field">
                    {t(`cut_${name}`)}
                    <input type="range" min="0" max="1" step="0.01" data-cut={name} />
                  </label>
                ))}
                <p role="status" />
              </div>
              <div>
                <label className="field">
                  {t("its_place")}
                  <select data-place="" aria-label={t("its_place")} />
                </label>
                {fields(ofEach, "PHOTOGRAPH", t("words_of_it"))}
              </div>
            </div>
          </template>
          <p className="row">
            <button className="strong">{t("put_photograph")}</button>
            <button type="button" data-close="">
              {t("cancel")}
            </button>
          </p>
        </form>
      </dialog>
    </FormContext>
  );
}

/** `consent` has no default. */
const blank = { alt: { en: "", es: "" }, taken: "", rights: "", consent: "" };
