import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { emptyPixel } from '#app/ui/pictures/unblurred.ts';
import { type Video, videoPlace } from '#app/ui/video/video.ts';
import { texts } from './film-shown.texts.ts';

/** A film in the browser's own player; of a film at a video service its poster, for nothing is fetched from there. */
export function FilmShown({ film }: { film: Video }) {
  if (videoPlace(film.url).service === 'file') return <FilmFile film={film} />;
  return <Picture picture={film.poster} shown={{ phone: 100, desktop: 100 }} load="first" />;
}

/**
 * The poster is a picture behind the player, because the player's own `poster` has one size for phones and screens. It
 * goes when the film begins, which may have another shape.
 */
function FilmFile({ film: { title, url, sources, poster } }: { film: Video }) {
  const [isPlaying, setPlaying] = useState(false);
  const isTall = poster !== undefined && poster.height > poster.width;
  const shown = isTall ? { phone: 60, desktop: 30 } : { phone: 100, desktop: 75 };
  const crop = isTall ? '9:16' : '16:9';
  return (
    <div className={isTall ? 'film-shown film-tall' : 'film-shown'}>
      {poster && !isPlaying ? (
        <Picture picture={poster} shown={shown} crop={crop} portrait={{ crop }} load="first" alt="" />
      ) : null}
      {/* biome-ignore lint/a11y/useMediaCaption: nobody speaks in these films; what they show is said below */}
      <video
        controls
        playsInline
        preload="none"
        poster={emptyPixel}
        aria-label={title}
        onPlaying={() => setPlaying(true)}
      >
        {(sources ?? [{ src: url, type: undefined }]).map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
    </div>
  );
}

/** The link to a film at its video service; none for a file, which plays here. */
export function WatchElsewhere({ film: { url } }: { film: Video }) {
  if (videoPlace(url).service === 'file') return null;
  return (
    <a href={url} className="button button-gold">
      <Icon name="play" className="size-5" />
      {texts.watchOn(new URL(url).hostname.replace(/^www\./, ''))}
    </a>
  );
}
