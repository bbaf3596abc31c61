import { ArrowLink } from "#app/components/ui/arrow-link.tsx";
import type { Route } from "./+types/page";

export function GoalOfGift({ goal }: Pick<Route.ComponentProps["loaderData"], "goal">) {
  if (!goal) return null;
  return (
    <div>
      <p>{goal.text}</p>
      <ArrowLink to={{ href: goal.href, outside: false }}>{goal.label}</ArrowLink>
    </div>
  );
}
