import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { nextPaint } from '#app/ui/loading/busy-while.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { ShownWidth } from '#app/ui/pictures/picture-sources.ts';
import { serviceThumbnails, type Video, videoPlace } from '#app/ui/video/video.ts';
import type { VideoPlayer } from './video-player.tsx';

const load = () => importWithRetry(() => import('./video-player.tsx')).then(({ VideoPlayer }) => VideoPlayer);

type State = { kind: 'stopped' } | { kind: 'starting' } | { kind: 'on'; Player: typeof VideoPlayer; isReady: boolean };

interface VideoCardProps {
  video: Video;
  shown?: ShownWidth;
  shape?: '16:9' | '9:16';
}

/** Stops the film that is playing: only one plays at a time. */
let stopOther: (() => void) | undefined;

/**
 * A film's thumbnail. A click plays the film in its place, and the thumbnail returns when the film is paused or ends.
 * Without a script it is a link to the film.
 */
export function VideoCard({
  video,
  shown = { phone: 100, desktop: 86, atMost: 1248 },
  shape = '16:9',
}: VideoCardProps) {
  const [state, setState] = useState<State>({ kind: 'stopped' });
  const thumbnail = useRef<HTMLAnchorElement>(null);
  const player = useRef<HTMLElement>(null);
  const stop = useRef(() => setState({ kind: 'stopped' })).current;
  const isBusy = state.kind === 'starting' || (state.kind === 'on' && !state.isReady);
  const isPlaying = state.kind === 'on' && state.isReady;

  const hadFocus = useRef(false);
  useEffect(() => {
    if (isPlaying) {
      player.current?.focus({ preventScroll: true });
      hadFocus.current = true;
    } else if (hadFocus.current && state.kind === 'stopped') {
      hadFocus.current = false;
      // The focus stays where it is if another film has started or the visitor has moved on.
      if (document.activeElement === document.body) thumbnail.current?.focus({ preventScroll: true });
    }
  }, [isPlaying, state.kind]);

  function play(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (stopOther !== stop) stopOther?.();
    stopOther = stop;
    setState({ kind: 'starting' });
    const { href } = event.currentTarget;
    Promise.all([load(), nextPaint()]).then(
      ([Player]) =>
        setState((before) => (before.kind === 'starting' ? { kind: 'on', Player, isReady: false } : before)),
      () => location.assign(href),
    );
  }

  return (
    <div className="video on-night" data-shape={shape} aria-busy={isBusy || undefined}>
      {state.kind === 'on' ? (
        <section ref={player} className="video-player" aria-label={playerLabel(video)} tabIndex={-1}>
          <state.Player
            video={video}
            width="100%"
            height="100%"
            onReady={() => setState((before) => (before.kind === 'on' ? { ...before, isReady: true } : before))}
            onStop={stop}
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
            <span className="video-button">
              {isBusy ? <LoadingSpinner /> : <Icon name="play" className="size-6" />}
            </span>
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

/** The label of the player; of a silent film it also describes what the film shows. */
function playerLabel({ title, sources, poster }: Video): string {
  return sources && poster?.alt ? `${title}. A silent film: ${poster.alt}` : title;
}

function LoadingSpinner() {
  return (
    <span className="spinner" role="status" aria-label="Loading...">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
    </span>
  );
}

/** The film's own poster, else the service's pictures one after another, else the plain dark background. */
function Thumbnail({ video, shown, shape }: Required<VideoCardProps>) {
  const [failed, setFailed] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const isWithoutPoster = video.poster === undefined;
  useEffect(() => {
    // It may have failed before hydration.
    if (isWithoutPoster && image.current?.complete && image.current.naturalWidth === 0) setFailed(1);
  }, [isWithoutPoster]);
  if (video.poster) return <Picture picture={video.poster} shown={shown} crop={shape} alt="" />;
  const source = serviceThumbnails(videoPlace(video.url))[failed];
  if (!source) return <span className="video-title" />;
  return <img ref={image} src={source} alt="" loading="lazy" onError={() => setFailed(failed + 1)} />;
}
