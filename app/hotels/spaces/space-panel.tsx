import type { EventSpace } from '#app/catalogue/property.ts';
import { sampleMarkOf } from '#app/catalogue/sample-fields.ts';
import { capacityFigure } from '#app/catalogue/space-figures.ts';
import { EnquireAbout } from '#app/enquiries/links/enquire-about.tsx';
import { contentLang } from '#app/language/content-lang.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { FloorDrawing } from './floor-drawing.tsx';
import type { Floor } from './floor-plan.ts';
import { spacesTexts as texts } from './texts.ts';

const mostFeatures = 4;

/** Formats as "guests on 26,000 sq ft". */
function underTheFigure({ area, capacity }: EventSpace): string {
  if (typeof capacity === 'string' && !/\d/.test(capacity)) return area ? texts.byLayoutOn(area) : texts.byLayout;
  return area ? texts.guestsOn(area) : texts.guestsOnly;
}

interface SpacePanelProps {
  space: EventSpace;
  floor: Floor | undefined;
  enquire: string;
}

export function SpacePanel({ space, floor, enquire }: SpacePanelProps) {
  const shown = space.features.slice(0, mostFeatures);
  const more = space.features.length - shown.length;
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
        <p className="space-figure">
          <span className={`${figure.length > 8 ? 'text-heading' : 'text-section'} text-gold`}>{figure}</span>{' '}
          <span className="text-quiet">{underTheFigure(space)}</span>
        </p>
        {space.description ? <p className="text-small mt-2">{space.description}</p> : null}
        {space.features.length > 0 || floor ? (
          <details className="space-more">
            <summary className="link">
              <span>{texts.details}</span>
            </summary>
            <ul className="space-features mt-4 text-small">
              {shown.map((feature) => (
                <li className="py-2 border-t border-rule" key={feature}>
                  {feature}
                </li>
              ))}
              {more > 0 ? <li className="text-gold py-2 border-t border-rule">{texts.more(more)}</li> : null}
            </ul>
            {floor ? (
              <FloorDrawing floor={floor} sheet={{ width: 300, height: floor.height }} className="mt-6 md:hidden" />
            ) : null}
          </details>
        ) : null}
        <EnquireAbout to={enquire} subject={space.name} className="space-enquire button button-gold" />
      </div>
    </article>
  );
}
