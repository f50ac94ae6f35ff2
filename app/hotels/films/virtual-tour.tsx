import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';

/** The virtual tour's picture and name, as one link to the provider's tour or to our own walk-through. */
export function VirtualTour({ property, background }: SectionProps) {
  const { virtualTour: tour, name, slug } = property;
  if (!tour) return null;
  return (
    <section id={anchorOf('virtual-tour')} className={`${background} wrap section-space`}>
      <a href={tour.url ?? paths.hotelTour(slug)} target="_blank" rel="noreferrer" className="tour">
        <span className="tour-picture fill">
          <Picture picture={tour.thumbnail} shown={{ phone: 100, desktop: 86, atMost: 1248 }} alt="" />
        </span>
        <span className="tour-plaque on-night">
          <span className="text-heading block">{headingOf(property, 'virtual-tour')}</span>
          <span className="text-small mt-2 flex items-center gap-3 text-quiet">
            {tour.provider}
            <Icon name="external" className="size-4 text-gold" />
            <span className="sr-only">a walk through {name}, opens in a new window</span>
          </span>
        </span>
      </a>
    </section>
  );
}
