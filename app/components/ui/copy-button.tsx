import { useLabel } from "#app/language/labels.tsx";
import { Icon } from "./icon.tsx";
import { showToast } from "./toast.tsx";

type Props = {
  text: string;
  done: string;
  children: string;
};

/** Copies a text, where there is script. Without the clipboard (http, old browsers) the text is shown, selected. */
export function CopyButton({ text, done, children }: Props) {
  const label = useLabel();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: done });
    } catch {
      showToast({ text: label("shell.copy_selected"), toCopy: text });
    }
  };
  return (
    <button
      className="button button-outline button-small needs-script"
      type="button"
      data-press=""
      onClick={() => void copy()}
    >
      <Icon name="copy" size={20} />
      {children}
    </button>
  );
}
