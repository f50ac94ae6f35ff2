import { anchorOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import type { Video } from '#app/ui/video/video.ts';
import { VideoCard } from '#app/ui/video/video-card.tsx';

/** A promotion film, as wide as the page's columns. */
export function FilmSection({ background, film }: SectionProps & { film: Video }) {
  return (
    <section id={anchorOf('film')} className={`${background} wrap section-space`}>
      <h2 className="text-section mb-8 lg:mb-12">{film.title}</h2>
      <VideoCard video={film} />
    </section>
  );
}
