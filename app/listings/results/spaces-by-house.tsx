import type { ReactNode } from 'react';
import type { VenueSpace } from '#app/catalogue/venue-finder.ts';
import { EnquireLink } from '#app/enquiries/links/enquire-link.tsx';
import { FloorDrawing } from '#app/hotels/spaces/floor-drawing.tsx';
import { drawFloors, type Floor } from '#app/hotels/spaces/floor-plan.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { spaceRowTexts as texts } from '#app/listings/texts.ts';
import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { ArchPicture } from '#app/ui/pictures/arch-picture.tsx';
import styles from './space-results.css?url';

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

/** Found spaces below the heading of their house, houses in the order of their best space. */
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

interface FoundSpace {
  place: VenueSpace;
  /** The guests that it takes; null if the number is agreed on request. */
  holds: number | null;
  /** Short notes in order of importance: a phone shows two lines of them. */
  notes: string[];
  /** The page with a form that is filled in with the space. */
  enquire: string;
  standing?: ReactNode;
}

interface SpaceRowProps extends FoundSpace {
  floor: Floor | undefined;
  /** The drawing area of the largest floor of the result, so that all floors have one scale. */
  sheet: { width: number; height: number };
}

const grouped = new Intl.NumberFormat('en-IN');

const sentence = (notes: string[]) => notes.join(' · ').replace(/^./u, (first) => first.toUpperCase());

/** A found space in one row, which links to it; "Enquire" is a link of its own. */
function SpaceRow({ place: { space, hotel }, holds, notes, enquire, standing, floor, sheet }: SpaceRowProps) {
  return (
    <>
      <ArchPicture picture={space.image} />
      <h4 className="space-row-name">
        <PageLink to={paths.space(hotel.slug, space.id)}>
          <span {...contentLang(space.name)}>{space.name}</span>
        </PageLink>
      </h4>
      {holds === null ? null : <Holds figure={grouped.format(holds)} />}
      <p className="space-row-notes">{sentence([...(holds === null ? [texts.onRequest] : []), ...notes])}</p>
      <div className="space-row-foot">
        {floor ? <FloorDrawing floor={floor} sheet={sheet} /> : null}
        {standing}
        <EnquireLink to={enquire} about={`${space.name}, ${hotel.name}`} className="space-row-enquire" />
      </div>
    </>
  );
}

function Holds({ figure }: { figure: string }) {
  const [before, after] = texts.holds(figure).split(figure);
  return (
    <p className="space-row-guests">
      {before}
      <b>{figure}</b>
      {after}
    </p>
  );
}

/** The styles of found spaces in the head of a page, which only the pages that show some load. */
export function spaceResultStyles(isShown: boolean) {
  return isShown ? [{ tagName: 'link' as const, rel: 'stylesheet', href: styles }] : [];
}
