import ReactPlayer from 'react-player/file';
import { type Video, videoPlace } from '#app/ui/video/video.ts';
import { ServiceFrame } from './service-frame.tsx';

/** The player's settings unless a page gives others. The progress interval is in milliseconds. */
const defaults = { progressInterval: 1_000, width: 640, height: 360, playbackRate: 1 } as const;

export interface VideoPlayerProps {
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

/** Black bars over a frame's corners, where video services show their channel and their name. */
function Overlays() {
  return (
    <>
      <span className="video-overlay" data-place="channel" aria-hidden="true" />
      <span className="video-overlay" data-place="name" aria-hidden="true" />
    </>
  );
}

/** Plays a film. Its script is loaded when a visitor starts the first film. */
export function VideoPlayer({ video, overlays = false, onReady, onStop, ...props }: VideoPlayerProps) {
  const { playing = true, controls = true, playbackRate = defaults.playbackRate } = props;
  const { width = defaults.width, height = defaults.height } = props;
  const place = videoPlace(video.url);
  if (place.service !== 'file')
    return (
      <>
        <ServiceFrame
          place={place}
          title={video.title}
          width={width}
          height={height}
          onReady={onReady}
          onStop={onStop}
        />
        {overlays ? <Overlays /> : null}
      </>
    );
  return (
    <ReactPlayer
      {...props}
      // Our own end as they begin, and go on until a visitor stops them.
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
