import { DrawnStory } from "#app/components/media/drawn-story.tsx";
import { StorySection } from "#app/components/media/story-section.tsx";
import { ActionLinks } from "#app/components/ui/action-links.tsx";
import type { BlockOf } from "../block.ts";

/** A story in drawings large, with its words beside it. */
export function StoryBlock({ block }: { block: BlockOf<"story"> }) {
  const { drawn_story: story, picture, actions, ...words } = block;
  return (
    <StorySection {...words} film={<DrawnStory story={story} poster={picture} />}>
      {actions && (
        <p className="actions">
          <ActionLinks actions={actions} first="indigo" />
        </p>
      )}
    </StorySection>
  );
}
