import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { ShownWidth } from '#app/ui/pictures/picture-sources.ts';
import { serviceThumbnails, type Video, videoPlace } from '#app/ui/video/video.ts';
import { Icon } from '../icon.tsx';
import type { VideoPlayer } from './video-player.tsx';

const load = () => importWithRetry(() => import('./video-player.tsx')).then(({ VideoPlayer }) => VideoPlayer);

type State = { kind: 'resting' } | { kind: 'starting' } | { kind: 'on'; Player: typeof VideoPlayer; isReady: boolean };

interface VideoCardProps {
  video: Video;
  shown?: ShownWidth;
  shape?: '16:9' | '9:16';
}

/** Gives the film that plays its thumbnail back: one plays at a time. */
let restOther: (() => void) | undefined;

/**
 * A film behind its thumbnail. A click plays it where it stands; pause or end bring the thumbnail back. Without a script
 * it is a link to the film.
 */
export function VideoCard({
  video,
  shown = { phone: 100, desktop: 86, atMost: 1248 },
  shape = '16:9',
}: VideoCardProps) {
  const [state, setState] = useState<State>({ kind: 'resting' });
  const thumbnail = useRef<HTMLAnchorElement>(null);
  const player = useRef<HTMLElement>(null);
  const rest = useRef(() => setState({ kind: 'resting' })).current;
  const isBusy = state.kind === 'starting' || (state.kind === 'on' && !state.isReady);
  const isPlaying = state.kind === 'on' && state.isReady;

  const hadFocus = useRef(false);
  useEffect(() => {
    if (isPlaying) {
      player.current?.focus({ preventScroll: true });
      hadFocus.current = true;
    } else if (hadFocus.current && state.kind === 'resting') {
      hadFocus.current = false;
      // Not where another film has begun, or the visitor has gone on.
      if (document.activeElement === document.body) thumbnail.current?.focus({ preventScroll: true });
    }
  }, [isPlaying, state.kind]);

  function play(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (restOther !== rest) restOther?.();
    restOther = rest;
    setState({ kind: 'starting' });
    const { href } = event.currentTarget;
    load().then(
      (Player) => setState((before) => (before.kind === 'starting' ? { kind: 'on', Player, isReady: false } : before)),
      () => location.assign(href),
    );
  }

  return (
    <div className="video on-night" data-shape={shape} aria-busy={isBusy || undefined}>
      {state.kind === 'on' ? (
        <section ref={player} className="video-player" aria-label={spoken(video)} tabIndex={-1}>
          <state.Player
            video={video}
            width="100%"
            height="100%"
            onReady={() => setState((before) => (before.kind === 'on' ? { ...before, isReady: true } : before))}
            onRest={rest}
          />
        </section>
      ) : null}
      {isPlaying ? null : (
        <a
          ref={thumbnail}
          href={video.page ?? video.url}
          className="video-thumbnail"
          data-needs-script=""
          onClick={play}
        >
          <Thumbnail video={video} shown={shown} shape={shape} />
          <span className="video-bar">
            <span className="video-button">{isBusy ? <Turning /> : <Icon name="play" className="size-6" />}</span>
            <span>
              <span className="sr-only">Play: </span>
              {video.title}
            </span>
          </span>
        </a>
      )}
    </div>
  );
}

/** What a film that has no sound shows is said in words. */
function spoken({ title, sources, poster }: Video): string {
  return sources && poster?.alt ? `${title}. A silent film: ${poster.alt}` : title;
}

function Turning() {
  return (
    <span className="spinner" role="status" aria-label="Loading...">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
    </span>
  );
}

/** The film's own poster, else the service's pictures one after another, else the night, on which the title stands. */
function Thumbnail({ video, shown, shape }: Required<VideoCardProps>) {
  const [failed, setFailed] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const isWithoutPoster = video.poster === undefined;
  useEffect(() => {
    // It may have failed before the page came to life.
    if (isWithoutPoster && image.current?.complete && image.current.naturalWidth === 0) setFailed(1);
  }, [isWithoutPoster]);
  if (video.poster) return <Picture picture={video.poster} shown={shown} crop={shape} alt="" />;
  const source = serviceThumbnails(videoPlace(video.url))[failed];
  if (!source) return <span className="video-title" />;
  return <img ref={image} src={source} alt="" loading="lazy" onError={() => setFailed(failed + 1)} />;
}
