import { preload } from 'react-dom';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { type Video, videoPlace } from '#app/ui/video/video.ts';
import { pictureAddress } from '#platform/images/picture-address.ts';
import { texts } from './film-shown.texts.ts';

/** A film in the browser's own player; of a film at a video service its poster, for nothing is fetched from there. */
export function FilmShown({ film: { title, url, sources, poster } }: { film: Video }) {
  if (videoPlace(url).service !== 'file')
    return <Picture picture={poster} shown={{ phone: 100, desktop: 100 }} load="first" />;
  const address = poster && pictureAddress(poster, { width: 1080, format: 'auto' });
  // It is the largest paint of its page, and a browser would fetch it after all style sheets and scripts.
  if (address) preload(address, { as: 'image', fetchPriority: 'high' });
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody speaks in these films; what they show is said below
    <video controls playsInline preload="metadata" aria-label={title} poster={address}>
      {(sources ?? [{ src: url, type: undefined }]).map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </video>
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
