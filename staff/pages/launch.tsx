import { textOf, type Hindrance, type LaunchItem, type Station } from "../parts/launch-words.ts";
import { titleOf } from "../../editor/catalogue.ts";
import type { ContentFiles } from "#reader/content-files.ts";
import { placeOf } from "../../editor/differences.ts";
import { fileAddress } from "../../editor/names.ts";
import { Input, type InputOf } from "../../editor/form/input.tsx";
import { Action, Part, Rows } from "../parts/parts.tsx";
import { may, type Answer, type Routes, type Visit } from "../visit/visit.ts";

type ProofOf = { readonly proof: Station["proofs"][number]; readonly visit: Visit };

function ProofPart({ proof: { code, by, day }, visit }: ProofOf) {
  const { say, params, query } = visit;
  const to = `/launch/${code}`;
  const isMail = code === "mail";
  const button = (does: "trial" | "prove", field: InputOf | null) =>
    may(visit, "house") &&
    say.has(`${does}_${code}`) && (
      <Action to={to} hidden={{ does }} button={say(`${does}_${code}`)}>
        {field && <Input {...field} required />}
      </Action>
    );
  const email = { name: "typed", type: "email", label: say("account_email") } as const;
  const typed = say.has(`typed_${code}`) && say(`typed_${code}`);
  return (
    <details open={(params["code"] ?? query.get("at")) === code}>
      <summary>
        {say(`proof_${code}`)}{" "}
        <b className={`mark ${day === null ? "late" : "good"}`}>
          {day === null ? say("not_proved") : say("proved_on", { day })}
        </b>
      </summary>
      <p>
        {say(`how_${code}`)} <i>{say("supplied_by", { who: say(`by_${by}`) })}</i>
      </p>
      {button("trial", isMail ? email : null)}
      {button(
        "prove",
        typed ? { name: "typed", label: typed, type: isMail ? "textarea" : "text" } : null,
      )}
    </details>
  );
}

type KindOf = { readonly of: Station["kinds"][number]; readonly visit: Visit };

/** Missing things of one kind, grouped by what visitors see instead. */
function KindPart({ of: { kind, by, items }, visit }: KindOf) {
  const { say, editor } = visit;
  const files = editor.unpublished.files();
  const harmful = items.filter(({ harms }) => harms).length;
  const byMeanwhile = [...Map.groupBy(items, (item) => textOf(item, "meanwhile", visit))];
  return (
    <details>
      <summary>
        {`${say(`kind_${kind}`)} (${items.length})`}{" "}
        {harmful > 0 && <b className="mark late">{say("harmful", { count: harmful })}</b>}
      </summary>
      <p>{say("supplied_by", { who: say(`by_${by}`) })}</p>
      {byMeanwhile.map(([meanwhile, alike]) => (
        <section key={meanwhile}>
          <p>
            <b>{say("meanwhile")}</b> {meanwhile}
          </p>
          <Rows rows={alike.map((item) => rowOf(item, visit, files))} />
        </section>
      ))}
    </details>
  );
}

function rowOf(item: LaunchItem, visit: Visit, files: ContentFiles) {
  const { where, code } = item;
  const name = textOf(item, "what", visit);
  if (typeof where !== "string") {
    const { file, field } = where;
    const about = [titleOf(files, file)[visit.language], placeOf(field, null, visit.language)];
    return { href: fileAddress(file, field), name, about };
  }
  const set = `${visit.say("set_on_server")} ${where}: ${visit.say(`holds_${code}`)}`;
  return { href: null, name, about: [set] };
}

async function renderLaunch(visit: Visit, hindrance: Hindrance = null): Promise<Answer> {
  const { launch, say } = visit;
  const stations = await launch.stations();
  return {
    title: say("launch"),
    status: hindrance ? 422 : 200,
    body: (
      <>
        {hindrance && <p className="notice err">{say(`hinders_${hindrance[0]}`, hindrance[1])}</p>}
        <p>{say("launch_text")}</p>
        {stations.map(({ name, proofs, kinds }) => (
          <Part key={name} title={say(`station_${name}`)}>
            {proofs.map((proof) => (
              <ProofPart key={proof.code} {...{ proof, visit }} />
            ))}
            {kinds.map((of) => (
              <KindPart key={of.kind} {...{ of, visit }} />
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
  const hindrance = await launch.prove(code, does, form.get("typed") ?? "");
  if (hindrance) return renderLaunch(visit, hindrance);
  return { to: `/launch?at=${code}`, done: does === "trial" ? "trial_made" : "proved" };
}

export const launchList: Routes = { "GET /launch": (visit) => renderLaunch(visit) };
export const proving: Routes = { "POST /launch/:code": prove };
