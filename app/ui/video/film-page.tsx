import { Viewer } from '#app/ui/lightbox/viewer.tsx';
import type { Crumb } from '#app/ui/links/breadcrumb.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import type { Video } from '#app/ui/video/video.ts';
import { FilmShown } from './film-shown.tsx';
import { filmPageTexts as texts } from './texts.ts';
import { WatchElsewhere } from './watch-elsewhere.tsx';

interface FilmPageProps {
  film: Video;
  /** The pages above this one. */
  trail: Crumb[];
  /** Where the visitor came from. */
  back: Crumb;
}

/** A page with one film in the browser's own player. A film that this cannot play is a link to where it is. */
export function FilmPage({ film, trail, back }: FilmPageProps) {
  const { title, poster } = film;
  return (
    <Viewer
      trail={trail}
      here={title}
      title={title}
      shown={<FilmShown film={film} />}
      actions={
        <nav className="viewer-ways gap-x-6" aria-label={texts.film}>
          <WatchElsewhere film={film} />
          <TextLink to={back.to}>{texts.backTo(back.label)}</TextLink>
        </nav>
      }
    >
      {poster?.alt ? (
        <p className="wrap text-small pb-8 text-quiet">
          {film.kind ? texts.ownShows(poster.alt) : texts.shows(poster.alt)}
        </p>
      ) : null}
    </Viewer>
  );
}
