import { Faults } from "../parts/faults.tsx";
import { fieldId, useForm, type FieldOf } from "../parts/form-context.tsx";
import { language, t } from "../parts/words.ts";
import { entryName, isGroup, type Group, type Path } from "../parts/values.ts";
import { NameField } from "./name-field.tsx";

const ways = ["page", "link", "anchor"] as const;
type Way = (typeof ways)[number];

const blanks: Record<Way, Group> = {
  page: { page: "home" },
  link: { link: "" },
  anchor: { anchor: "" },
};

function wayOf(value: Group): Way {
  return "link" in value ? "link" : "page" in value ? "page" : "anchor";
}

function OurPage({ path, value }: { path: Path; value: Group }) {
  const { set, choices } = useForm();
  const page = String(value["page"]);
  // The page of one article or project is chosen in the file; here its address stays as it is.
  const isOfItem = !choices.pages.some(({ name }) => name === page);
  const change = (name: string) => {
    const { params: _, ...rest } = value;
    set(path, { ...rest, page: name });
  };
  return (
    <>
      <div className="field">
        <label htmlFor={fieldId([...path, "page"])}>{t("which_page")}</label>
        <select
          id={fieldId([...path, "page"])}
          value={page}
          onChange={(event) => change(event.target.value)}
        >
          {isOfItem && <option value={page}>{page}</option>}
          {choices.pages.map(({ name, title }) => (
            <option key={name} value={name}>
              {entryName(title, language)}
            </option>
          ))}
        </select>
        <Faults at={[...path, "page"]} />
      </div>
      <Anchor path={path} value={value} label={t("place_on_page")} />
    </>
  );
}

function Anchor({ path, value, label }: { path: Path; value: Group; label: string }) {
  const { set } = useForm();
  const at = [...path, "anchor"];
  const isAlone = !("page" in value);
  return (
    <div className="field">
      <label htmlFor={fieldId(at)}>{label}</label>
      <input
        id={fieldId(at)}
        value={String(value["anchor"] ?? "")}
        onChange={({ target }) =>
          set(at, target.value === "" && !isAlone ? undefined : target.value)
        }
      />
      <Faults at={at} />
    </div>
  );
}

/** Where a control leads: one of our pages, an outside link, a place on the same page. */
export function TargetField({ path, value, label }: FieldOf<"target">) {
  const { set } = useForm();
  const target = isGroup(value) ? value : blanks.page;
  const way = wayOf(target);
  return (
    <fieldset className="group target">
      <legend>{label}</legend>
      <Faults at={path} />
      <div className="field">
        <label htmlFor={`${fieldId(path)}-way`}>{t("leads_to")}</label>
        <select
          id={`${fieldId(path)}-way`}
          value={way}
          onChange={(event) => set(path, blanks[event.target.value as Way])}
        >
          {ways.map((one) => (
            <option key={one} value={one}>
              {t(`leads_to_${one}`)}
            </option>
          ))}
        </select>
      </div>
      {way === "page" && <OurPage path={path} value={target} />}
      {way === "anchor" && <Anchor path={path} value={target} label={t("place_here")} />}
      {way === "link" && (
        <NameField
          node={{ kind: "text", name: "link" }}
          path={[...path, "link"]}
          value={target["link"]}
          label={t("which_link")}
          name="link"
        />
      )}
    </fieldset>
  );
}
