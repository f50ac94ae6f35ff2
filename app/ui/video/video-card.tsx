import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { nextPaint } from '#app/ui/loading/busy-while.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { ShownWidth } from '#app/ui/pictures/picture-sources.ts';
import { controlsTexts as texts } from '#app/ui/texts.ts';
import { type FilmShape, serviceThumbnails, type Video } from './video.ts';
import type { FilmFailure } from './video-player.tsx';

const load = () => importWithRetry(() => import('./video-player.tsx'));

type Parts = Awaited<ReturnType<typeof load>>;

type State =
  | { kind: 'stopped' }
  | { kind: 'starting' }
  | { kind: 'on'; parts: Parts; isReady: boolean }
  | { kind: 'failed'; parts: Parts; why: FilmFailure };

interface VideoCardProps {
  video: Video;
  shown?: ShownWidth;
  shape?: FilmShape;
  /** Shows the thumbnail first. Without it the film plays at once, because the press that showed it asked for that. */
  light?: boolean;
  /** Covers a video service's branding. It is off unless asked for: the services' terms forbid it. */
  overlays?: boolean;
}

/** Stops the film that is playing: only one plays at a time. */
let stopOther: (() => void) | undefined;

/**
 * A film's thumbnail. A click plays the film in its place, and the thumbnail returns when the film is paused, ends or fails.
 * Without a script it is a link to the film.
 */
export function VideoCard({
  video,
  shown = { phone: 100, desktop: 86, atMost: 1248 },
  shape = '16:9',
  light = true,
  overlays = false,
}: VideoCardProps) {
  const [state, setState] = useState<State>({ kind: light ? 'stopped' : 'starting' });
  const thumbnail = useRef<HTMLAnchorElement>(null);
  const player = useRef<HTMLElement>(null);
  const pausedAt = useRef(0);
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
    setState({ kind: 'starting' });
  }

  const isStarting = state.kind === 'starting';
  useEffect(() => {
    if (!isStarting) return;
    if (stopOther !== stop) stopOther?.();
    stopOther = stop;
    Promise.all([load(), nextPaint()]).then(
      ([parts]) => setState((before) => (before.kind === 'starting' ? { kind: 'on', parts, isReady: false } : before)),
      () => thumbnail.current && location.assign(thumbnail.current.href),
    );
  }, [isStarting, stop]);

  return (
    <div className="video on-night" data-shape={shape} aria-busy={isBusy || undefined}>
      {state.kind === 'on' ? (
        <section ref={player} className="video-player" aria-label={playerLabel(video)} tabIndex={-1}>
          <state.parts.VideoPlayer
            video={video}
            width="100%"
            height="100%"
            overlays={overlays}
            // Our own clips are silent, and a browser lets what is muted play at once.
            muted={video.kind !== undefined}
            startAt={pausedAt.current}
            onProgress={(seconds) => {
              pausedAt.current = seconds;
            }}
            onReady={() => setState((before) => (before.kind === 'on' ? { ...before, isReady: true } : before))}
            onStop={stop}
            onFail={(why) => setState({ kind: 'failed', parts: state.parts, why })}
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
          <VideoThumbnail video={video} shown={shown} shape={shape} />
          <span className="video-bar">
            <span className="video-button">
              {isBusy ? <LoadingSpinner /> : <Icon name="play" className="size-6" />}
            </span>
            <span>
              <span className="sr-only">{texts.playFilm} </span>
              {video.title}
            </span>
          </span>
        </a>
      )}
      {state.kind === 'failed' ? <state.parts.FilmFailed video={video} why={state.why} /> : null}
    </div>
  );
}

/** The label of the player; of one of our own it also describes what is drawn. */
function playerLabel(video: Video): string {
  const { kind, title, poster } = video;
  return kind && poster?.alt ? texts.silentVideo(title, poster.alt) : title;
}

function LoadingSpinner() {
  return (
    <span className="spinner flex items-center gap-3" role="status" aria-label={texts.loadingFilm}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
    </span>
  );
}

interface VideoThumbnailProps {
  video: Video;
  shown: ShownWidth;
  shape: FilmShape;
}

/** The film's own poster, else the service's pictures one after another, else the title over a gradient. */
export function VideoThumbnail({ video: { title, url, poster }, shown, shape }: VideoThumbnailProps) {
  const [failures, setFailures] = useState(0);
  // A picture may tell its failure twice, by its event and when the page starts: it is counted once.
  const fail = () => setFailures(failures + 1);
  if (poster && failures === 0) return <Picture picture={poster} shown={shown} crop={shape} alt="" onFail={fail} />;
  const source = serviceThumbnails(url)[failures - (poster ? 1 : 0)];
  if (source) return <ServicePicture key={source} source={source} onFail={fail} />;
  return (
    <span className="video-title" aria-hidden="true">
      {title}
    </span>
  );
}

function ServicePicture({ source, onFail }: { source: string; onFail: () => void }) {
  const image = useRef<HTMLImageElement>(null);
  const latest = useRef(onFail);
  latest.current = onFail;
  useEffect(() => {
    // It may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) latest.current();
  }, []);
  return <img ref={image} src={source} alt="" loading="lazy" onError={onFail} />;
}
