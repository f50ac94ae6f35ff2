import ReactPlayer from 'react-player/file';
import { player as defaults } from '#domain/constants.ts';
import { type Video, videoPlace } from '#domain/video.ts';

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

/** Frames of the services that have no cookies before playing, and as little of their own as they allow. */
const frames = {
  youtube: (id: string) =>
    `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&modestbranding=1&rel=0&playsinline=1`,
  vimeo: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
};

/** Plays a film. Loaded with the first one that somebody starts. */
export function VideoPlayer({ video, onReady, onRest, ...props }: VideoPlayerProps) {
  const { playing = true, controls = true, playbackRate = defaults.playbackRate } = props;
  const { width = defaults.width, height = defaults.height } = props;
  const place = videoPlace(video.url);
  if (place.service !== 'file')
    return (
      <iframe
        src={frames[place.service](place.id)}
        title={video.title}
        width={width}
        height={height}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        onLoad={onReady}
      />
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
