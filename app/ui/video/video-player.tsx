import ReactPlayer from 'react-player/file';
import { type Video, videoPlace } from '#app/ui/video/video.ts';
import { ServiceFrame } from './service-frame.tsx';

/** Milliseconds between two reports of progress, and what a page does not say otherwise. */
const defaults = { progressInterval: 1_000, width: 640, height: 360, playbackRate: 1 } as const;

export interface VideoPlayerProps {
  video: Video;
  playing?: boolean;
  loop?: boolean;
  controls?: boolean;
  /** 0 to 1. */
  volume?: number;
  muted?: boolean;
  playbackRate?: number;
  width?: number | string;
  height?: number | string;
  onReady: () => void;
  /** Paused, ended or broken: the thumbnail comes back. */
  onRest: () => void;
}

/** Plays a film. Loaded with the first one that somebody starts. */
export function VideoPlayer({ video, onReady, onRest, ...props }: VideoPlayerProps) {
  const { playing = true, controls = true, playbackRate = defaults.playbackRate } = props;
  const { width = defaults.width, height = defaults.height } = props;
  const place = videoPlace(video.url);
  if (place.service !== 'file')
    return (
      <ServiceFrame place={place} title={video.title} width={width} height={height} onReady={onReady} onRest={onRest} />
    );
  return (
    <ReactPlayer
      {...props}
      url={video.sources ?? video.url}
      playing={playing}
      controls={controls}
      playbackRate={playbackRate}
      width={width}
      height={height}
      progressInterval={defaults.progressInterval}
      playsinline
      onReady={onReady}
      onPause={onRest}
      onEnded={onRest}
      onError={onRest}
    />
  );
}
