import { preload } from 'react-dom';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { ShownWidth } from '#app/ui/pictures/picture-sources.ts';
import { emptyPixel, unblurred } from '#app/ui/pictures/unblurred.ts';
import { type FilmShape, playsAsFile, type Video } from '#app/ui/video/video.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';

/** A file in the browser's own player; of any other film its poster: without a script nothing plays it here. */
export function FilmShown({ film }: { film: Video }) {
  const { url, poster, shape } = film;
  if (!playsAsFile(url)) return <Picture picture={poster} shown={{ phone: 100, desktop: 100 }} load="first" />;
  return shape ? <ClipShown key={url} film={film} shape={shape} /> : <FilmFile key={url} film={film} />;
}

/** The player takes the shape of the poster, and that of the film when it plays. */
function FilmFile({ film: { title, url, poster } }: { film: Video }) {
  const address = poster && pictureAddress(poster, { width: 1080 });
  // It is the largest paint of its page, and a browser would fetch it after all style sheets and scripts.
  if (address) preload(address, { as: 'image', fetchPriority: 'high' });
  return (
    // biome-ignore lint/a11y/useMediaCaption: the desk keeps no captions of a film; what it shows is said below
    <video controls playsInline preload="metadata" aria-label={title} src={url} poster={address} />
  );
}

const shownWidths: Record<FilmShape, ShownWidth> = {
  '16:9': { phone: 100, tablet: 100, desktop: 75 },
  '9:16': { phone: 75, tablet: 60, desktop: 30 },
};

/**
 * The poster of a clip is a picture of the same shape behind the player: the player's own `poster` has one size for
 * phones and screens. With the film's metadata a press anywhere on it plays.
 */
function ClipShown({ film: { title, sources = [], poster }, shape }: { film: Video; shape: FilmShape }) {
  const isTall = shape === '9:16';
  return (
    <div className={isTall ? 'film-shown film-tall' : 'film-shown'}>
      {poster ? (
        <Picture
          // Where buttons need more width than a tall clip, a blurred placeholder would be wider than it.
          picture={isTall ? unblurred(poster) : poster}
          shown={shownWidths[shape]}
          crop={shape}
          portrait={{ crop: shape }}
          load="first"
          alt=""
        />
      ) : null}
      {/* biome-ignore lint/a11y/useMediaCaption: nobody speaks in these films; what they show is said below */}
      <video controls playsInline preload="metadata" poster={emptyPixel} aria-label={title}>
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
    </div>
  );
}
