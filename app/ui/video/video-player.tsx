import { useEffect, useRef } from 'react';
import ReactPlayer from 'react-player/file';
import { type Video, type VideoPlace, videoPlace } from '#app/ui/video/video.ts';

/** The player's settings unless a page gives others. The progress interval is in milliseconds. */
const defaults = { progressInterval: 1_000, width: 640, height: 360, playbackRate: 1 } as const;

interface VideoPlayerProps {
  video: Video;
  playing?: boolean;
  controls?: boolean;
  /** 0 to 1. */
  volume?: number;
  muted?: boolean;
  playbackRate?: number;
  width?: number | string;
  height?: number | string;
  /** Covers the branding in a video service's frame. */
  overlays?: boolean;
  onReady: () => void;
  /** Is called when the film was paused, has ended or has failed. */
  onStop: () => void;
}

/** Plays a film. Its script is loaded when a visitor starts the first film. */
export function VideoPlayer({ video, overlays = false, onReady, onStop, ...props }: VideoPlayerProps) {
  const { playing = true, controls = true, playbackRate = defaults.playbackRate } = props;
  const { width = defaults.width, height = defaults.height } = props;
  const place = videoPlace(video.url);
  if (place.service !== 'file')
    return (
      <>
        <ServiceFrame place={place} title={video.title} {...{ width, height, onReady, onStop }} />
        {overlays ? <Overlays /> : null}
      </>
    );
  return (
    <ReactPlayer
      {...props}
      // A clip of ours looks at its end as at its beginning, so it plays until a visitor stops it.
      loop={video.kind !== undefined}
      url={video.sources ?? video.url}
      playing={playing}
      controls={controls}
      playbackRate={playbackRate}
      width={width}
      height={height}
      progressInterval={defaults.progressInterval}
      playsinline
      onReady={onReady}
      onPause={onStop}
      onEnded={onStop}
      onError={onStop}
    />
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

interface ServiceFrameProps extends Required<Pick<VideoPlayerProps, 'width' | 'height' | 'onReady' | 'onStop'>> {
  place: Exclude<VideoPlace, { service: 'file' }>;
  title: string;
}

/** The fields of a service's message that are used here. */
interface ServiceMessage {
  event?: unknown;
  info?: unknown;
}

interface Service {
  origin: string;
  /** The embed without cookies before playing, and with as few additions as the service allows. */
  path: (id: string) => string;
  /** The messages after which the service reports the player's state. */
  subscriptions: object[];
  /** Returns whether the film has stopped; undefined if the message says nothing about that. */
  isStopped: (message: ServiceMessage) => boolean | undefined;
}

/** A shorter pause, in milliseconds, counts as seeking: a visitor who seeks pauses the film for a moment. */
const seekingPause = 1_000;

const services: Record<ServiceFrameProps['place']['service'], Service> = {
  // https://developers.google.com/youtube/iframe_api_reference: 0 ended, 1 playing, 2 paused, 3 buffering.
  youtube: {
    origin: 'https://www.youtube-nocookie.com',
    path: (id) => `/embed/${id}?autoplay=1&enablejsapi=1&modestbranding=1&rel=0&playsinline=1`,
    subscriptions: [{ event: 'listening' }],
    isStopped({ event, info }) {
      const state = event === 'onStateChange' ? info : (info as { playerState?: unknown } | null)?.playerState;
      if (state === 0 || state === 2) return true;
      return state === 1 || state === 3 ? false : undefined;
    },
  },
  // https://developer.vimeo.com/player/sdk/reference
  vimeo: {
    origin: 'https://player.vimeo.com',
    path: (id) => `/video/${id}?autoplay=1&dnt=1`,
    subscriptions: ['play', 'pause', 'ended'].map((value) => ({ method: 'addEventListener', value })),
    isStopped({ event }) {
      if (event === 'pause' || event === 'ended') return true;
      return event === 'play' ? false : undefined;
    },
  },
};

/** A film in the video service's own frame, which reports by messages when it stops. No script of the service runs in our page. */
function ServiceFrame({ place, title, width, height, onReady, onStop }: ServiceFrameProps) {
  const { origin, path, subscriptions, isStopped } = services[place.service];
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onMessage({ source, data }: MessageEvent) {
      if (source === null || source !== frame.current?.contentWindow) return;
      const stopped = isStopped(readMessage(data));
      if (stopped === undefined) return;
      clearTimeout(timer);
      if (stopped) timer = setTimeout(onStop, seekingPause);
    }
    addEventListener('message', onMessage);
    return () => {
      removeEventListener('message', onMessage);
      clearTimeout(timer);
    };
  }, [isStopped, onStop]);

  function begin() {
    for (const subscription of subscriptions) {
      frame.current?.contentWindow?.postMessage(JSON.stringify(subscription), origin);
    }
    onReady();
  }

  return (
    <iframe
      ref={frame}
      src={origin + path(place.id)}
      title={title}
      width={width}
      height={height}
      allow="autoplay; fullscreen; picture-in-picture"
      allowFullScreen
      onLoad={begin}
    />
  );
}

/** Both services send their messages as JSON. */
function readMessage(data: unknown): ServiceMessage {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === 'object' && message !== null ? message : {};
  } catch {
    return {};
  }
}
