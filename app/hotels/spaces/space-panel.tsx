import type { EventSpace } from '#app/catalogue/property.ts';
import { sampleMarkOf } from '#app/catalogue/sample-fields.ts';
import { capacityFigure } from '#app/catalogue/space-figures.ts';
import { EnquireAbout } from '#app/enquiries/links/enquire-about.tsx';
import { SeeWithGuests } from '#app/hotels/seating/see-with-guests.tsx';
import { contentLang } from '#app/language/content-lang.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { FloorDrawing } from './floor-drawing.tsx';
import type { Floor } from './floor-plan.ts';
import { spacesTexts as texts } from './texts.ts';

const mostFeatures = 4;

const isInWords = ({ capacity }: EventSpace) => typeof capacity === 'string' && !/\d/.test(capacity);

/** Formats as "guests on 26,000 sq ft". */
function underTheFigure(space: EventSpace): string {
  const { area } = space;
  if (isInWords(space)) return area ? texts.byLayoutOn(area) : texts.byLayout;
  return area ? texts.guestsOn(area) : texts.guestsOnly;
}

interface SpacePanelProps {
  /** The slug of its hotel. */
  hotel: string;
  space: EventSpace;
  floor: Floor | undefined;
  enquire: string;
}

export function SpacePanel({ hotel, space, floor, enquire }: SpacePanelProps) {
  const shown = space.features.slice(0, mostFeatures);
  const more = space.features.length - shown.length;
  const { amenities = [], moreImages = [] } = space;
  const figure = capacityFigure(space.capacity);
  return (
    <article className="space-panel" id={`space-${space.id}`}>
      <Picture
        picture={space.image}
        shown={{ phone: 100, desktop: 56, atMost: 800 }}
        crop="3:2"
        className="space-picture"
      />
      <div className="space-facts">
        <h3 {...contentLang(space.name)} className="text-heading">
          {space.name}
          <SampleMark of={sampleMarkOf(space)} />
        </h3>
        <p className="space-figure gap-x-3 md:flex md:flex-wrap md:items-baseline">
          <span
            className={
              isInWords(space) ? 'text-lead' : `${figure.length > 8 ? 'text-heading' : 'text-section'} text-gold`
            }
          >
            {figure}
          </span>{' '}
          <span className="text-quiet">{underTheFigure(space)}</span> <SeeWithGuests hotel={hotel} space={space} />
        </p>
        {space.description ? <p className="text-small mt-2">{space.description}</p> : null}
        {shown.length + amenities.length > 0 ? (
          <ul className="space-features text-small">
            {[...shown, ...amenities].map((feature) => (
              // The space keeps the words apart where the items are one paragraph.
              <li key={feature}>{feature} </li>
            ))}
            {more > 0 ? <li className="text-gold">{texts.more(more)}</li> : null}
          </ul>
        ) : null}
        {moreImages.length > 0 ? (
          <div className="space-pictures mt-4">
            {moreImages.map((image) => (
              <Picture key={image.path} picture={image} shown={{ phone: 45, desktop: 18, atMost: 260 }} crop="3:2" />
            ))}
          </div>
        ) : null}
        {floor ? (
          <details className="space-more md:hidden">
            <summary className="link">
              <span>{texts.floorPlan}</span>
            </summary>
            <FloorDrawing floor={floor} sheet={{ width: 300, height: floor.height }} className="mt-6" />
          </details>
        ) : null}
        <EnquireAbout to={enquire} subject={space.name} className="space-enquire button button-gold" />
      </div>
    </article>
  );
}
