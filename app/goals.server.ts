import { guatemalaDay } from "#domain/clock.ts";
import { goalPurpose, goalSum, percentOf, stageOf, type GoalStage } from "#domain/giving/goals.ts";
import { fillTemplate, isOne, addressOf, type Language } from "#domain/language/language.ts";
import {
  dates,
  formatDate,
  formatDollars,
  formatNumber,
  guatemalaZone,
} from "#domain/language/format.ts";
import { listContent, pageContent } from "#reader/content.ts";
import { type Context, nullIfDown, requestInfo, services } from "#app/services.server.ts";

type NamedGoal = ReturnType<typeof listContent<"goals">>[number];
type Words = ReturnType<typeof pageContent<"goal">>["meter"];

/** View model of a goal; `meter` is null while the database cannot be reached. */
async function viewOf(goal: NamedGoal, language: Language, context: Context) {
  const { meter: words } = pageContent("goal", language);
  const { giving, clock } = services(context);
  requestInfo(context).dependsOnLedger();
  const meter = await nullIfDown(context, (giving) => goalSum(giving, goal));
  const today = guatemalaDay(clock.now());
  const stage = stageOf(goal, meter?.raisedCents ?? null, today);
  const { id, title, why, picture, project } = goal;
  return {
    id,
    title,
    why,
    picture,
    project,
    stage,
    stageText: stage && stageText(goal, stage, words, language),
    meter: meter && meterText(goal, meter, words, language, clock.now()),
    unavailable: meter ? null : words.unavailable,
    note: giving.payments.mode === "demonstration" ? words.demonstration : null,
    href: addressOf("goal", language, { params: { id } }),
    giveHref: addressOf("donate", language, { query: { for: goalPurpose(id) }, anchor: "gift" }),
  };
}

function stageText(goal: NamedGoal, stage: GoalStage, words: Words, language: Language): string {
  const { starts_on: from, ends_on: to } = goal;
  if (stage === "coming") return fillTemplate(words.coming, { date: formatDate(from, language) });
  if (stage === "reached" || to === null) return stage === "reached" ? words.reached : words.open;
  const text = stage === "over" ? words.over : words.open_until;
  return fillTemplate(text, { date: formatDate(to, language) });
}

function meterText(
  goal: NamedGoal,
  { raisedCents, gifts }: Awaited<ReturnType<typeof goalSum>>,
  words: Words,
  language: Language,
  countedAt: Date,
) {
  const percent = percentOf(goal, raisedCents);
  const how = { dateStyle: "long", timeStyle: "short", timeZone: guatemalaZone } as const;
  const time = dates(language, how).format(countedAt);
  const money = (cents: number) => formatDollars(cents, language);
  const count = formatNumber(gifts, language);
  return {
    percent: Math.min(100, percent),
    sum: fillTemplate(words.raised, {
      raised: money(raisedCents),
      target: money(goal.target_usd * 100),
    }),
    gifts:
      gifts < 1
        ? words.none
        : fillTemplate(isOne(gifts, language) ? words.gift : words.gifts, { percent, count }),
    counted: fillTemplate(words.counted, { time }),
  };
}

export type GoalView = Awaited<ReturnType<typeof viewOf>>;

export async function goalViews(language: Language, context: Context, project?: string) {
  const goals = listContent("goals", language).filter(
    (goal) => project === undefined || goal.project === project,
  );
  return Promise.all(goals.map((goal) => viewOf(goal, language, context)));
}
