import { Icon } from '#app/ui/icon.tsx';
import { Viewer } from '#app/ui/lightbox/viewer.tsx';
import type { Crumb } from '#app/ui/links/breadcrumb.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { type Video, videoPlace } from '#app/ui/video/video.ts';
import { pictureAddress } from '#platform/images/picture-address.ts';

interface FilmPageProps {
  film: Video;
  /** The pages above this one. */
  trail: Crumb[];
  /** Where the visitor came from. */
  back: Crumb;
}

/** A page with one film in the browser's own player. A film of a video service is a link: nothing is fetched from there. */
export function FilmPage({ film, trail, back }: FilmPageProps) {
  const { title, url, sources, poster } = film;
  const isOfService = videoPlace(url).service !== 'file';
  return (
    <Viewer
      trail={trail}
      here={title}
      title={title}
      shown={
        isOfService ? (
          <Picture picture={poster} shown={{ phone: 100, desktop: 100 }} load="first" />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: nobody speaks in these films; what they show is said below
          <video
            controls
            playsInline
            preload="metadata"
            aria-label={title}
            poster={poster && pictureAddress(poster, { width: 1200, format: 'jpeg' })}
          >
            {(sources ?? [{ src: url, type: undefined }]).map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
          </video>
        )
      }
      actions={
        <nav className="viewer-ways gap-x-6" aria-label="Film">
          {isOfService ? (
            <a href={url} className="button button-gold">
              <Icon name="play" className="size-5" />
              Watch on {new URL(url).hostname.replace(/^www\./, '')}
            </a>
          ) : null}
          <TextLink to={back.to}>Back to {back.label}</TextLink>
        </nav>
      }
    >
      {poster?.alt ? <p className="wrap text-small pb-8 text-quiet">{poster.alt}.</p> : null}
    </Viewer>
  );
}
