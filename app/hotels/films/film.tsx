import type { VirtualTour as VirtualTourFacts } from '#app/catalogue/property.ts';
import { anchorOf, headingOf, type SectionProps } from '#app/hotels/page/section-links.tsx';
import { virtualTourTexts as texts } from '#app/hotels/texts.ts';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Video } from '#app/ui/video/video.ts';
import { VideoCard } from '#app/ui/video/video-card.tsx';

export function FilmSection({ property, background, film, hasTour }: SectionProps & { film: Video; hasTour: boolean }) {
  return (
    <div className={`film-and-tour ${background} wrap section-space`} data-tour={hasTour || undefined}>
      <section id={anchorOf('film')}>
        <h2 className="text-section mb-6 lg:mb-8">{headingOf(property, 'film')}</h2>
        <VideoCard video={film} shown={{ phone: 100, desktop: 52, atMost: 832 }} />
      </section>
      {hasTour ? <VirtualTour property={property} background={background} /> : null}
    </div>
  );
}

const providerHosts = { Matterport: /(^|\.)matterport\.com$/, Spalba: /(^|\.)spalba\.com$/ };

/** The provider's name if the tour opens there, else what it is. */
export function tourLabel({ url }: Pick<VirtualTourFacts, 'url'>): string {
  const host = url && URL.canParse(url) ? new URL(url).hostname : '';
  const provider = Object.entries(providerHosts).find(([, hosts]) => hosts.test(host));
  return provider?.[0] ?? texts.virtualTour;
}

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
        <div className="tour-plaque on-night">
          <h2 className="text-heading">{headingOf(property, 'virtual-tour')}</h2>
          <span className="text-small mt-2 flex items-center gap-3 text-quiet">
            {tourLabel(tour)}
            <Icon name="external" className="size-4 text-gold" />
            <span className="sr-only">{texts.walk(name)}</span>
          </span>
        </div>
      </a>
    </section>
  );
}
