import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import "./frame-code.css";

type Props = {
  /** Of the frame, as a screen reader says it. */
  title: string;
  /** Full address of this site, without a slash at the end. */
  origin: string;
  /** Path of what the frame shows. */
  path: string;
  /** As high as the content is in a column of a page, in pixels. */
  height: number;
  words: { code: string; copy: string; copied: string; see: string };
};

const quoted = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** The text that another site copies to show something of ours in a frame. */
export function FrameCode({ title, origin, path, height, words }: Props) {
  const code = `<iframe src="${origin}${path}" title="${quoted(title)}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`;
  return (
    <div className="frame-code">
      <Disclosure title={words.code}>
        <textarea
          className="input"
          aria-label={`${words.code} ${title}`}
          rows={6}
          readOnly
          spellCheck={false}
          defaultValue={code}
        />
      </Disclosure>
      <p className="actions">
        <CopyButton text={code} done={words.copied}>
          {words.copy}
        </CopyButton>
        <a className="arrow-link" href={path}>
          {words.see}
          <span className="visually-hidden">: {title}</span>
        </a>
      </p>
    </div>
  );
}
