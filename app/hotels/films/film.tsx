import { anchorOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import type { Video } from '#app/ui/video/video.ts';
import { VideoCard } from '#app/ui/video/video-card.tsx';
import { VirtualTour } from './virtual-tour.tsx';

interface FilmSectionProps extends SectionProps {
  film: Video;
  /** Whether the virtual tour stands beside it. */
  hasTour: boolean;
}

/** A promotion film. */
export function FilmSection({ property, background, film, hasTour }: FilmSectionProps) {
  return (
    <div className={`film-and-tour ${background} wrap section-space`} data-tour={hasTour || undefined}>
      <section id={anchorOf('film')}>
        <h2 className="text-section mb-6 lg:mb-8">{film.title}</h2>
        <VideoCard video={film} shown={{ phone: 100, desktop: 52, atMost: 832 }} />
      </section>
      {hasTour ? <VirtualTour property={property} background={background} /> : null}
    </div>
  );
}
