import type { Language } from "#domain/language/language.ts";
import type { Pair } from "#reader/schema/pair.ts";
import { fileAddress } from "../../editor/names.ts";
import { Action, Field, Part, Rows } from "../parts/parts.tsx";
import { may, type Answer, type Routes, type Visit } from "../visit/visit.ts";

/** One thing that is not as it should be when the public comes. */
export type LaunchItem = {
  readonly kind: string;
  /** A visitor would be misled, lost or turned away. Else it is merely open: the site says so itself. */
  readonly harms: boolean;
  readonly what: Pair;
  readonly meanwhile: Pair;
  /** A field of a file of content/ or a setting, where it is mended. */
  readonly where:
    | { readonly file: string; readonly field: string }
    | { readonly setting: string; readonly holds: Pair };
};

/** Something that has to have happened before the public comes. */
type Proof = {
  readonly code: string;
  readonly what: Pair;
  readonly how: Pair;
  readonly by: Pair;
  readonly day: string | null;
} & {
  /** Its buttons, and what is typed beside the second. */
  readonly [Part in "trial" | "field" | "prove"]: Pair | undefined;
};

type Kind = {
  readonly title: Pair;
  readonly by: Pair;
  readonly items: readonly LaunchItem[];
};

export type Station = {
  readonly title: Pair;
  readonly proofs: readonly Proof[];
  readonly kinds: readonly Kind[];
};

/** The way to the public, by bin/launch-check. */
export type Launch = {
  readonly stations: () => Promise<readonly Station[]>;
  /** @returns what hinders; null: done */
  readonly prove: (code: string, does: "trial" | "prove", typed: string) => Promise<Pair | null>;
};

function ProofPart({ proof, visit }: { proof: Proof; visit: Visit }) {
  const { say, language, params, query } = visit;
  const { code, what, how, by, day, trial, field, prove: button } = proof;
  const mark = day === null ? "late" : "good";
  const says = day === null ? say("not_proved") : say("proved_on", { day });
  const to = `/launch/${code}`;
  const isLong = code === "letter";
  return (
    <details open={(params["code"] ?? query.get("at")) === code}>
      <summary>
        {what[language]} <b className={`mark ${mark}`}>{says}</b>
      </summary>
      <p>
        {how[language]} <i>{say("supplied_by", { who: by[language] })}</i>
      </p>
      {may(visit, "house") && trial && (
        <Action to={to} hidden={{ does: "trial" }} button={trial[language]}>
          {isLong && <Field name="typed" type="email" label={say("account_email")} required />}
        </Action>
      )}
      {may(visit, "house") && button && (
        <Action to={to} hidden={{ does: "prove" }} button={button[language]}>
          {field && (
            <Field
              name="typed"
              label={field[language]}
              type={isLong ? "textarea" : "text"}
              required
            />
          )}
        </Action>
      )}
    </details>
  );
}

/** Missing things of one kind; their stand-in for visitors is named once above them. */
function KindPart({ kind: { title, by, items }, visit }: { kind: Kind; visit: Visit }) {
  const { say, language } = visit;
  const harmful = items.filter(({ harms }) => harms).length;
  const bySight = [...Map.groupBy(items, ({ meanwhile }) => meanwhile[language])];
  return (
    <details>
      <summary>
        {`${title[language]} (${items.length})`}{" "}
        {harmful > 0 && <b className="mark late">{say("harmful", { count: harmful })}</b>}
      </summary>
      <p>{say("supplied_by", { who: by[language] })}</p>
      {bySight.map(([sight, alike]) => (
        <section key={sight}>
          <p>
            <b>{say("meanwhile")}</b> {sight}
          </p>
          <Rows rows={alike.map((item) => rowOf(item, language, say))} />
        </section>
      ))}
    </details>
  );
}

function rowOf({ what, where }: LaunchItem, language: Language, say: Visit["say"]) {
  if (!("setting" in where)) {
    const { file, field } = where;
    return { href: fileAddress(file, field), name: what[language], about: [`${file} ${field}`] };
  }
  const set = `${say("set_on_server")} ${where.setting}: ${where.holds[language]}`;
  return { href: null, name: what[language], about: [set] };
}

async function drawLaunch(visit: Visit, fault?: Pair): Promise<Answer> {
  const { launch, say, language } = visit;
  const stations = await launch.stations();
  return {
    title: say("launch"),
    status: fault ? 422 : 200,
    body: (
      <>
        {fault && <p className="notice err">{fault[language]}</p>}
        <p>{say("launch_text")}</p>
        {stations.map(({ title, proofs, kinds }) => (
          <Part key={title.en} title={title[language]}>
            {proofs.map((proof) => (
              <ProofPart key={proof.code} {...{ proof, visit }} />
            ))}
            {kinds.map((kind) => (
              <KindPart key={kind.title.en} {...{ kind, visit }} />
            ))}
            {proofs.every(({ day }) => day) && kinds.length === 0 && <p>{say("nothing_here")}</p>}
          </Part>
        ))}
      </>
    ),
  };
}

async function prove(visit: Visit): Promise<Answer> {
  const { code = "" } = visit.params;
  const { form, launch } = visit;
  const does = form.get("does") === "trial" ? "trial" : "prove";
  const fault = await launch.prove(code, does, form.get("typed") ?? "");
  if (fault) return drawLaunch(visit, fault);
  return { to: `/launch?at=${code}`, done: does === "trial" ? "trial_made" : "proved" };
}

/** The way to the public: everybody sees it, and who can supply what. */
export const wayToPublic: Routes = { "GET /launch": (visit) => drawLaunch(visit) };
export const proving: Routes = { "POST /launch/:code": prove };
