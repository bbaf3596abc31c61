import { useEffect, useRef, useState } from "react";
import type { Picture, Story } from "#reader/resolve.ts";
import { useLabel } from "#app/language/labels.tsx";
import { Icon, IconButton } from "#app/components/ui/icon.tsx";
import { PictureView } from "./picture.tsx";

type Props = {
  story: Story;
  poster?: Picture;
  sizes?: string;
};

/**
 * A slide show in place of a film; its pictures are loaded when it is opened. Without script it is a list. With script
 * it shows one picture at a time, and the end of a CSS animation (drawn-story.css) advances it, so under reduced
 * motion, where animations are off, it does not advance by itself.
 */
export function DrawnStory({ story: { title, scenes }, poster, sizes = "88vw" }: Props) {
  const label = useLabel();
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  const disc = (
    <span className="play-disc" aria-hidden="true">
      <Icon name="play" size={26} />
    </span>
  );
  const last = scenes.length - 1;
  // It may have been opened before hydration.
  useEffect(() => setPlaying(box.current?.open ?? false), []);
  const onTimeUp = () => (at < last ? setAt(at + 1) : setPlaying(false));
  const onPlay = () => {
    if (!isPlaying && at === last) setAt(0);
    setPlaying(!isPlaying);
  };
  return (
    <details
      ref={box}
      className="drawn-story panel"
      data-playing={isPlaying || undefined}
      onToggle={({ currentTarget }) => setPlaying(currentTarget.open)}
    >
      <summary>
        {poster && (
          <span className="drawn-story-poster cover">
            <PictureView picture={poster} sizes={sizes} decorative />
            {disc}
          </span>
        )}
        <span className="drawn-story-name">
          {!poster && disc}
          <span>
            <b>{title}</b>
            <small className="muted">{label("story.drawings", { count: scenes.length })}</small>
          </span>
        </span>
      </summary>
      <ol aria-live={isPlaying ? "off" : "polite"} onAnimationEnd={onTimeUp}>
        {scenes.map(({ picture, caption }, index) => (
          <li key={picture.name} data-shown={index === at || undefined}>
            <figure>
              <PictureView picture={picture} sizes="(min-width: 64rem) 54rem, 88vw" />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ol>
      <div className="drawn-story-controls cluster gap-1 needs-script">
        <IconButton
          icon="chevronLeft"
          label={label("story.previous")}
          data-press=""
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <IconButton
          className="drawn-story-play"
          icon={isPlaying ? "pause" : "play"}
          label={isPlaying ? label("story.pause") : label("story.play")}
          data-press=""
          onClick={onPlay}
        />
        <IconButton
          icon="chevronRight"
          label={label("story.next")}
          data-press=""
          disabled={at === last}
          onClick={() => setAt(at + 1)}
        />
        <progress max={scenes.length} value={at + 1} aria-hidden="true" />
        <p className="small">{label("story.counter", { number: at + 1, count: scenes.length })}</p>
      </div>
    </details>
  );
}
