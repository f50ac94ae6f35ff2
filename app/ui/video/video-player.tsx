import { useEffect, useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import type { Video } from '#app/ui/video/video.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';
import { filmPlace, type PlaySettings } from './film-services.ts';
import { ServiceFrame } from './service-frame.tsx';
import { filmFailedTexts as texts } from './texts.ts';
import { watchAt } from './watch-elsewhere.tsx';

/** The player's settings unless a page gives others. The progress interval is in milliseconds. */
const defaults = {
  ...{ playing: true, controls: true, loop: false, muted: false, volume: 1, playbackRate: 1 },
  ...{ width: 640, height: 360, progressInterval: 1_000 },
};

/** After this many milliseconds without a beginning the page says that the film does not begin. */
const longestStart = 20_000;

/** One of our own clips is a few silent seconds, so it is played this often before its thumbnail returns. */
const timesOfClip = 2;

/** Why a film is not shown: it has not begun in time, or it cannot be played here. */
export type FilmFailure = 'late' | 'unplayable';

interface VideoPlayerProps extends Partial<PlaySettings> {
  video: Video;
  playing?: boolean;
  controls?: boolean;
  width?: number | string;
  height?: number | string;
  /** Covers the branding in a video service's frame. */
  overlays?: boolean;
  /** The second at which a file begins. */
  startAt?: number;
  /** The milliseconds between two calls of `onProgress`, which is told at which second a file is. */
  progressInterval?: number;
  onProgress?: (seconds: number) => void;
  onReady: () => void;
  /** Is called when the film was paused or has ended. */
  onStop: () => void;
  onFail: (why: FilmFailure) => void;
}

/** Plays a film. Its script is loaded when a visitor starts the first film. */
export function VideoPlayer({ video, overlays = false, ...given }: VideoPlayerProps) {
  const props = { ...defaults, ...given };
  const place = filmPlace(video.url);
  const isPlayable = place.kind === 'service' || place.kind === 'file' || place.kind === 'stream';
  const latest = useRef(props);
  latest.current = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!isPlayable) latest.current.onFail('unplayable');
    else timer.current = setTimeout(() => latest.current.onFail('late'), longestStart);
    return () => clearTimeout(timer.current);
  }, [isPlayable]);

  const onReady = () => {
    clearTimeout(timer.current);
    props.onReady();
  };
  if (!isPlayable) return null;
  if (place.kind !== 'service')
    return <FilePlayer {...props} video={video} isStream={place.kind === 'stream'} onReady={onReady} />;
  const { width, height, onStop } = props;
  const onFail = () => props.onFail('unplayable');
  return (
    <>
      <ServiceFrame {...{ place, width, height, onReady, onStop, onFail }} title={video.title} settings={props} />
      {overlays ? <Overlays /> : null}
    </>
  );
}

/** Black bars over a frame's corners, where video services show their channel and their name. */
function Overlays() {
  return (
    <>
      <span className="video-overlay" data-place="channel" aria-hidden="true" />
      <span className="video-overlay" data-place="name" aria-hidden="true" />
    </>
  );
}

type FilePlayerProps = VideoPlayerProps & PlaySettings & { isStream: boolean; progressInterval: number };

/** A file in the browser's own player, which gets a stream part by part from a script that is loaded then. */
function FilePlayer({ video, isStream, startAt = 0, progressInterval, ...props }: FilePlayerProps) {
  const { playing, controls, loop, muted, volume, playbackRate, width, height } = props;
  const { title, url, sources, kind, poster } = video;
  const media = useRef<HTMLVideoElement>(null);
  const timesPlayed = useRef(0);
  const latest = useRef({ ...props, startAt });
  latest.current = { ...props, startAt };
  const fail = () => latest.current.onFail('unplayable');

  useEffect(() => {
    if (!isStream || !media.current) return;
    const element = media.current;
    const { startAt } = latest.current;
    const onFail = () => latest.current.onFail('unplayable');
    let letGo: (() => void) | undefined;
    let isGone = false;
    importWithRetry(() => import('./play-stream.ts')).then(({ playStream }) => {
      if (!isGone) letGo = playStream(element, { url, startAt, onFail });
    }, onFail);
    return () => {
      isGone = true;
      letGo?.();
    };
  }, [isStream, url]);

  useEffect(() => {
    if (media.current) Object.assign(media.current, { volume, playbackRate });
  }, [volume, playbackRate]);

  useEffect(() => {
    // A browser that lets nothing play by itself shows the first picture and its own button.
    if (playing) media.current?.play().catch(() => {});
    else media.current?.pause();
  }, [playing]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (media.current && !media.current.paused) latest.current.onProgress?.(media.current.currentTime);
    }, progressInterval);
    return () => clearInterval(timer);
  }, [progressInterval]);

  function end() {
    timesPlayed.current += 1;
    if (kind && timesPlayed.current < timesOfClip) return void media.current?.play().catch(() => {});
    props.onProgress?.(0);
    props.onStop();
  }

  return (
    <video
      ref={media}
      {...{ controls, loop, muted, width, height }}
      src={isStream || sources ? undefined : url}
      autoPlay={playing}
      playsInline
      aria-label={title}
      // A sound has no pictures of its own.
      poster={poster && !sources ? pictureAddress(poster, { width: 1080 }) : undefined}
      onLoadedMetadata={({ currentTarget }) => {
        if (startAt > 0 && !isStream) currentTarget.currentTime = startAt;
      }}
      onCanPlay={props.onReady}
      onPause={({ currentTarget: { ended, seeking, currentTime } }) => {
        if (ended || seeking) return;
        props.onProgress?.(currentTime);
        props.onStop();
      }}
      onEnded={end}
      onError={fail}
    >
      {sources?.map(({ src, type }, at) => (
        <source key={src} src={src} type={type} onError={at === sources.length - 1 ? fail : undefined} />
      ))}
    </video>
  );
}

/** Says over a film's thumbnail why it is not shown, with a link to where it is. */
export function FilmFailed({ video: { url }, why }: { video: Video; why: FilmFailure }) {
  return (
    <p
      className="absolute inset-x-0 top-0 flex flex-wrap items-center gap-x-4 py-1 px-5 bg-night/92 text-small"
      role="alert"
    >
      {texts[why]}{' '}
      <a href={url} className="link">
        <span>{watchAt(url)}</span>
        <Icon name="external" className="size-4" />
      </a>
    </p>
  );
}
