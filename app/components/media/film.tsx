import { useLight } from "#app/components/light/light.tsx";
import { useLabel } from "#app/language/labels.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

/**
 * A silent film over a still picture, with a button to stop it; app/boot/controls/videos.ts plays it.
 * @param name of public/films/<name>.webm and .mp4
 */
export function Film({ name }: { name: string }) {
  const label = useLabel();
  const id = `film-${name}`;
  if (useLight()) return null;
  return (
    <>
      <video
        className="film"
        id={id}
        data-autoplay=""
        width={1280}
        height={720}
        muted
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
      >
        <source src={`/films/${name}.webm`} type={'video/webm; codecs="vp9"'} />
        <source src={`/films/${name}.mp4`} />
      </video>
      <button
        className="film-button needs-script"
        type="button"
        data-film={id}
        suppressHydrationWarning
      >
        <span className="film-stop">
          <Icon name="pause" size={18} />
          <span>{label("shell.pause_film")}</span>
        </span>
        <span className="film-start">
          <Icon name="play" size={18} />
          <span>{label("shell.play_film")}</span>
        </span>
      </button>
    </>
  );
}
