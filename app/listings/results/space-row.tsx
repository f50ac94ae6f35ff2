import type { ReactNode } from 'react';
import type { VenueSpace } from '#app/catalogue/venue-space.ts';
import { EnquireLink } from '#app/enquiries/links/enquire-link.tsx';
import { FloorDrawing } from '#app/hotels/spaces/floor-drawing.tsx';
import type { Floor } from '#app/hotels/spaces/floor-plan.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { ArchPicture } from '#app/ui/pictures/arch-picture.tsx';
import { spaceRowTexts as texts } from './texts.ts';

/** A hall or lawn that was found, with what its row says. */
export interface FoundSpace {
  place: VenueSpace;
  /** The guests that it takes; null if the number is agreed on request. */
  holds: number | null;
  /** Short notes in order of importance: a phone shows two lines of them. */
  notes: string[];
  /** The page with a form that is filled in with the space. */
  enquire: string;
  /** How it stands on the wished day. */
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
export function SpaceRow({ place: { space, hotel }, holds, notes, enquire, standing, floor, sheet }: SpaceRowProps) {
  return (
    <>
      <ArchPicture picture={space.image} />
      <h4 className="space-row-name">
        <PageLink to={paths.space(hotel.slug, space.id)}>
          <span {...contentLang(space.name)}>{space.name}</span>
        </PageLink>
      </h4>
      {holds === null ? null : (
        <p className="space-row-guests">
          <b>{grouped.format(holds)}</b> {texts.guests(holds)}
        </p>
      )}
      <p className="space-row-notes">{sentence([...(holds === null ? [texts.onRequest] : []), ...notes])}</p>
      <div className="space-row-foot">
        {floor ? <FloorDrawing floor={floor} sheet={sheet} /> : null}
        {standing}
        <EnquireLink to={enquire} about={`${space.name}, ${hotel.name}`} className="space-row-enquire" />
      </div>
    </>
  );
}
