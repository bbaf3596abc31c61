import type { ReactNode } from "react";
import type { Answer, Visit } from "../visit/visit.ts";
import { Action, Sure } from "./parts.tsx";

type Asking = { title: string; text: string; to: string; back: string; children: ReactNode };

/** A page that asks before something that cannot be taken back. */
export function asking(visit: Visit, { title, text, to, back, children }: Asking): Answer {
  return {
    title,
    body: (
      <>
        <p>{text}</p>
        <Action to={to} button={title} look="grave">
          {children}
          <Sure label={visit.say("sure")} />
        </Action>
        <p>
          <a href={back}>{visit.say("back")}</a>
        </p>
      </>
    ),
  };
}

/** Whether the box of such a page was ticked. */
export const isSure = ({ form }: Visit) => form.get("sure") === "yes";
