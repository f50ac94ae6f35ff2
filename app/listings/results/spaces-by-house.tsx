import { drawFloors } from '#app/hotels/spaces/floor-plan.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { type FoundSpace, SpaceRow } from './space-row.tsx';

/** A found space with what the heading of its house adds to the name. */
export interface SpaceOfHouse extends FoundSpace {
  ofHouse: string;
  /** Taken spaces are grouped apart, after all others. */
  isTaken?: boolean;
}

/** Units of the widest floor; a drawing is as wide as its column. */
const widestFloor = 150;

const idOf = ({ place: { hotel, space } }: FoundSpace) => `${hotel.slug} ${space.id}`;
const houseOf = ({ place, isTaken }: SpaceOfHouse) => `found-${place.hotel.slug}${isTaken ? '-taken' : ''}`;

/**
 * Found spaces, each house with a heading of its own. Houses are in the order of their best space, and spaces stay in
 * their order within a house.
 */
export function SpacesByHouse({ spaces }: { spaces: SpaceOfHouse[] }) {
  const floors = drawFloors(
    spaces.map((found) => ({ ...found.place.space, id: idOf(found) })),
    widestFloor,
  );
  const sheet = { width: widestFloor, height: Math.max(0, ...[...floors.values()].map(({ height }) => height)) };
  const heads = spaces.filter((found, index) => spaces.findIndex((one) => houseOf(one) === houseOf(found)) === index);
  return heads
    .map((head) => ({ ...head, id: houseOf(head) }))
    .map(({ id, place, ofHouse }) => (
      <section key={id} aria-labelledby={id}>
        <h3 id={id} className="found-house">
          <PageLink to={paths.hotel(place.hotel.slug)} className="text-small-heading">
            <span {...contentLang(place.hotel.name)}>{place.hotel.name}</span>
          </PageLink>
          <span className="text-small text-quiet">{ofHouse}</span>
        </h3>
        <ul className="rows">
          {spaces
            .filter((found) => houseOf(found) === id)
            .map((found) => (
              <li key={idOf(found)} className="space-row">
                <SpaceRow {...found} floor={floors.get(idOf(found))} sheet={sheet} />
              </li>
            ))}
        </ul>
      </section>
    ));
}
