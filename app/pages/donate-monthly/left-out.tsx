import type { RecurringGift, RecurringWords, IntervalWords } from "./recurring-data.ts";

type Props = {
  words: RecurringWords["changes"]["pause"];
  own: IntervalWords;
  gift: RecurringGift;
};

/** How many charges a break leaves out: of a monthly gift so many, of a yearly one the next. */
export function LeftOut({ words, own, gift }: Props) {
  if (!gift.pauses) {
    return (
      <p>
        {own.pause_confirm}
        <input type="hidden" name="charges" value="1" />
      </p>
    );
  }
  return (
    <div className="form-field">
      <label htmlFor="change-months">{words.label}</label>
      <select className="input" id="change-months" name="charges">
        {gift.pauses.map(({ count, text }) => (
          <option key={count} value={count}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
