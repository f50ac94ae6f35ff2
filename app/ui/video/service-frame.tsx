import { useEffect, useRef } from 'react';
import type { VideoPlace } from '#app/ui/video/video.ts';

interface ServiceFrameProps {
  place: Exclude<VideoPlace, { service: 'file' }>;
  title: string;
  width: number | string;
  height: number | string;
  onReady: () => void;
  /** Paused or over, and left so. */
  onRest: () => void;
}

/** What a frame says, as far as it is of use here. */
interface Said {
  event?: unknown;
  info?: unknown;
}

interface Service {
  origin: string;
  /** Without cookies before playing, and with as little of the service's own as it allows. */
  path: (id: string) => string;
  /** What it is told so that it tells how the film goes. */
  questions: object[];
  /** Whether the film stands still; undefined where that is not what was said. */
  isResting: (said: Said) => boolean | undefined;
}

/** Milliseconds: whoever looks for another place in a film pauses it for a moment. */
const patience = 1_000;

const services: Record<ServiceFrameProps['place']['service'], Service> = {
  // https://developers.google.com/youtube/iframe_api_reference: 0 ended, 1 playing, 2 paused, 3 buffering.
  youtube: {
    origin: 'https://www.youtube-nocookie.com',
    path: (id) => `/embed/${id}?autoplay=1&enablejsapi=1&modestbranding=1&rel=0&playsinline=1`,
    questions: [{ event: 'listening' }],
    isResting({ event, info }) {
      const state = event === 'onStateChange' ? info : (info as { playerState?: unknown } | null)?.playerState;
      if (state === 0 || state === 2) return true;
      return state === 1 || state === 3 ? false : undefined;
    },
  },
  // https://developer.vimeo.com/player/sdk/reference
  vimeo: {
    origin: 'https://player.vimeo.com',
    path: (id) => `/video/${id}?autoplay=1&dnt=1`,
    questions: ['play', 'pause', 'ended'].map((value) => ({ method: 'addEventListener', value })),
    isResting({ event }) {
      if (event === 'pause' || event === 'ended') return true;
      return event === 'play' ? false : undefined;
    },
  },
};

/** A film of a video service in the service's own frame, which tells by messages when it rests: none of its scripts is ours. */
export function ServiceFrame({ place, title, width, height, onReady, onRest }: ServiceFrameProps) {
  const { origin, path, questions, isResting } = services[place.service];
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function hear({ source, data }: MessageEvent) {
      if (source === null || source !== frame.current?.contentWindow) return;
      const rests = isResting(readSaid(data));
      if (rests === undefined) return;
      clearTimeout(timer);
      if (rests) timer = setTimeout(onRest, patience);
    }
    addEventListener('message', hear);
    return () => {
      removeEventListener('message', hear);
      clearTimeout(timer);
    };
  }, [isResting, onRest]);

  function begin() {
    for (const question of questions) frame.current?.contentWindow?.postMessage(JSON.stringify(question), origin);
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
function readSaid(data: unknown): Said {
  try {
    const said: unknown = JSON.parse(String(data));
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return {};
  }
}
