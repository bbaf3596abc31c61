import { PictureView } from "#app/components/media/picture.tsx";
import { SourceLine } from "#app/components/blocks/sources.tsx";
import type { BlockOf } from "../block.ts";

/** Cards of people; someone not yet named is shown by their role. */
export function PeopleBlock({ block: { items } }: { block: BlockOf<"people"> }) {
  return (
    <ul className="people split split-2 late gap-6">
      {items.map(({ name, role, text, picture, sources }) => (
        <li
          key={role}
          className="person panel"
          data-pictured={picture ? "" : undefined}
          data-reveal=""
        >
          {picture && (
            <div className="person-picture arch cover">
              <PictureView
                picture={picture}
                sizes="(min-width: 1024px) 14rem, (min-width: 600px) 12rem, 8rem"
              />
            </div>
          )}
          <div>
            <h3>{name ?? role}</h3>
            {name && <p className="person-role">{role}</p>}
          </div>
          {(text || sources.length > 0) && (
            <div className="person-text">
              {text && <p>{text}</p>}
              {sources.length > 0 && <SourceLine sources={sources} />}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
