import { Icon } from "./icon.tsx";
import { showToast } from "./toast.tsx";

type Props = {
  text: string;
  done: string;
  children: string;
};

/** Copies a text, where there is script; what could not be copied is shown instead. */
export function CopyButton({ text, done, children }: Props) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ text: done }),
      () => showToast({ text, kind: "error" }),
    );
  return (
    <button
      className="button button-outline button-small needs-script"
      type="button"
      data-press=""
      onClick={copy}
    >
      <Icon name="copy" size={20} />
      {children}
    </button>
  );
}
