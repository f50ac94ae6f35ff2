import { paths } from '#app/paths.ts';
import { VideoCard } from '#app/ui/video/video-card.tsx';
import type { FilmGroup as FilmGroupFacts } from './wedding-films.ts';

const half = { phone: 92, desktop: 44, atMost: 640 };
const third = { phone: 92, tablet: 45, desktop: 29, atMost: 416 };

/** How wide a film is shown. In a group of three columns, those after the first row share a row in twos. */
function shownIn(columns: FilmGroupFacts['columns'], place: number) {
  if (columns === 1) return { phone: 92, desktop: 58, atMost: 900 };
  if (columns === 2 || place > 2) return half;
  return place === 0 ? { ...third, tablet: 92 } : third;
}

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
        {films.map((film, place) => (
          <li key={film.title}>
            <VideoCard video={{ ...film, page: paths.weddingFilm(film.id) }} shown={shownIn(columns, place)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
