import type { Property } from '#app/catalogue/property.ts';
import { enquireTarget } from '#app/hotels/page/enquire-target.ts';
import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import { drawFloors } from './floor-plan.ts';
import { Planning } from './planning.tsx';
import { SpaceFloors } from './space-floors.tsx';
import { SpacePanel } from './space-panel.tsx';
import { SpacesCarousel } from './spaces-carousel.tsx';
import { spacesTexts as texts } from './texts.ts';

/** Units of the widest floor; a drawing is as wide as its column. */
const widestFloor = 300;

/**
 * The spaces one by one, then all their floors in one scale, then the facts that a planner asks for, unless they are
 * elsewhere. Phones get one list.
 */
export function Spaces({ property, hiredFor }: { property: Property; hiredFor: string | undefined }) {
  const floors = drawFloors(property.spaces, widestFloor);
  return (
    <section id={anchorOf('spaces')} className="spaces on-night wrap section-space">
      <h2 className="text-section">{headingOf(property, 'spaces')}</h2>
      <SpacesCarousel names={property.spaces.map(({ name }) => name)}>
        {property.spaces.map((space) => (
          <SpacePanel
            key={space.id}
            space={space}
            floor={floors.get(space.id)}
            enquire={enquireTarget(property, space)}
          />
        ))}
      </SpacesCarousel>
      <div className="spaces-end">
        {floors.size > 1 ? (
          <div className="max-md:hidden">
            <SpaceFloors spaces={property.spaces} floors={floors} />
            <p className="text-small mt-4 text-quiet">
              {texts.oneScale}
              {texts.dots}
            </p>
          </div>
        ) : null}
        {hiredFor === undefined ? null : (
          <Planning
            property={property}
            hiredFor={hiredFor}
            isDrawn={floors.size > 1 && floors.size === property.spaces.length}
          />
        )}
      </div>
    </section>
  );
}
