import { Suspense, use } from "react";
import { rowOf } from "#domain/language/language.ts";
import type { SentIssues } from "../../sent-issues.ts";
import { api } from "./api.ts";
import { useWords } from "./language.tsx";

/** Asked for once: whoever sends an issue meanwhile opens the editor again. */
let asked: Promise<SentIssues | null> | undefined;
const sentIssues = () => (asked ??= api.issues().catch(() => null));

type IssueStateProps = {
  readonly path: string;
  /** Whether the commands that send it stand below. */
  readonly how?: boolean;
};

/** Of an issue: whether it was sent. */
export function IssueState({ path, how }: IssueStateProps) {
  const { t } = useWords();
  return (
    <Suspense fallback={<p className="hint">{t("opening")}</p>}>
      <Known path={path} how={how ?? false} />
    </Suspense>
  );
}

function Known({ path, how }: IssueStateProps) {
  const { t, language } = useWords();
  const sent = use(sentIssues());
  const id = path.split("/").at(-2)!;
  const own = sent?.[id];
  if (own) {
    const format = new Intl.DateTimeFormat(rowOf(language).locale, {
      dateStyle: "long",
      timeZone: "America/Guatemala",
    });
    const day = format.format(new Date(own.begunAt));
    return <p className="hint">{t("issue_sent", { day, readers: own.readers })}</p>;
  }
  return (
    <div className="hint">
      <p>{t(sent === null ? "issue_unknown" : "issue_waits")}</p>
      {how && <code>npm run staff</code>}
    </div>
  );
}
