import { VideoCard } from '#app/ui/video/video-card.tsx';
import type { Video } from '#domain/video.ts';
import { anchorOf } from './section-names.ts';
import type { SectionProps } from './section-props.ts';

/** A promotion film, as wide as the page's columns. */
export function FilmSection({ ground, film }: SectionProps & { film: Video }) {
  return (
    <section id={anchorOf('film')} className={`${ground} wrap section-space`}>
      <h2 className="text-section mb-8 lg:mb-12">{film.title}</h2>
      <VideoCard video={film} />
    </section>
  );
}
