import { type Action, ActionRow } from "#app/components/ui/links.tsx";
import { groundClass, type Ground } from "#app/components/ui/ground.ts";

type Props = {
  title: string;
  text: string;
  actions: readonly Action[];
  ground: Ground;
};

/** The end of a page: a call to action on a coloured ground. print.css hides it. */
export function ClosingField({ title, text, actions, ground }: Props) {
  return (
    <section className={`closing-field ${groundClass(ground)}`}>
      <div className="container section">
        <h2>{title}</h2>
        <p className="lead">{text}</p>
        <ActionRow actions={actions} ground={ground} />
      </div>
    </section>
  );
}
