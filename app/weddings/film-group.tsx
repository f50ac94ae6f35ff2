import { paths } from '#app/paths.ts';
import { VideoCard } from '#app/ui/video/video-card.tsx';
import type { FilmGroup as FilmGroupFacts } from './wedding-films.ts';

const shownBy = {
  1: { phone: 92, desktop: 58, atMost: 900 },
  2: { phone: 92, desktop: 44, atMost: 640 },
  3: { phone: 92, tablet: 45, desktop: 29, atMost: 416 },
} as const;

/** One ceremony: a short text, with its films beside or below it. */
export function FilmGroup({ id, heading, text, columns, films }: FilmGroupFacts) {
  return (
    <section className="film-group" data-columns={columns} aria-labelledby={`${id}-heading`}>
      <div className="film-group-words">
        <h2 id={`${id}-heading`} className="text-section">
          {heading}
        </h2>
        <p className="text-lead measure mt-4 text-quiet">{text}</p>
      </div>
      <ul className="film-grid">
        {films.map((film) => (
          <li key={film.title}>
            <VideoCard video={{ ...film, page: paths.weddingFilm(film.id) }} shown={shownBy[columns]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
