import { useEffect, useRef } from 'react';
import { type FilmPlace, frameAddress, type PlaySettings, type ServiceMessage } from './film-services.ts';

interface ServiceFrameProps {
  place: Extract<FilmPlace, { kind: 'service' }>;
  title: string;
  settings: PlaySettings;
  width: number | string;
  height: number | string;
  onReady: () => void;
  onStop: () => void;
  onFail: () => void;
}

/** A shorter pause, in milliseconds, counts as seeking: a visitor who seeks pauses the film for a moment. */
const seekingPause = 1_000;

/** A film in the video service's own frame, which may report by messages when it stops. */
export function ServiceFrame({ place, title, settings, width, height, onReady, onStop, onFail }: ServiceFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { messages } = place.service;
  const { href, origin } = frameAddress(place, settings);
  const latest = useRef({ settings, onStop, onFail });
  latest.current = { settings, onStop, onFail };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasAnswered = false;
    function onMessage({ source, data }: MessageEvent) {
      const { settings, onStop, onFail } = latest.current;
      if (source === null || source !== frame.current?.contentWindow) return;
      // The frame takes commands from its first message on.
      if (!hasAnswered) send(frame.current, origin, messages?.apply?.(settings));
      hasAnswered = true;
      const state = messages?.read(readMessage(data));
      if (!state) return;
      clearTimeout(timer);
      if (state === 'fails') onFail();
      if (state === 'stops') timer = setTimeout(onStop, seekingPause);
    }
    addEventListener('message', onMessage);
    return () => {
      removeEventListener('message', onMessage);
      clearTimeout(timer);
    };
  }, [origin, messages]);

  return (
    <iframe
      ref={frame}
      src={href}
      title={title}
      width={width}
      height={height}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      onLoad={() => {
        send(frame.current, origin, messages?.subscribe);
        onReady();
      }}
    />
  );
}

function send(frame: HTMLIFrameElement | null, origin: string, messages: readonly object[] = []) {
  for (const message of messages) frame?.contentWindow?.postMessage(JSON.stringify(message), origin);
}

/** Most services send their messages as JSON, some as objects. */
function readMessage(data: unknown): ServiceMessage {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof message === 'object' && message !== null ? message : {};
  } catch {
    return {};
  }
}
