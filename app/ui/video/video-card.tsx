import { type MouseEvent, useState } from 'react';
import { serviceThumbnails, type Video, videoPlace } from '#domain/video.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../picture.tsx';
import type { VideoPlayer } from './video-player.tsx';

const load = () => import('./video-player.tsx').then(({ VideoPlayer }) => VideoPlayer);

type State = { kind: 'resting' } | { kind: 'starting' } | { kind: 'on'; Player: typeof VideoPlayer; isReady: boolean };

/**
 * A film behind its thumbnail. A click plays it where it stands; pause or end bring the thumbnail back. Without a script
 * it is a link to the film.
 */
export function VideoCard({ video, width = 1248 }: { video: Video; width?: number }) {
  const [state, setState] = useState<State>({ kind: 'resting' });
  const rest = () => setState({ kind: 'resting' });
  const isBusy = state.kind === 'starting' || (state.kind === 'on' && !state.isReady);

  function play(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setState({ kind: 'starting' });
    const { href } = event.currentTarget;
    load().then(
      (Player) => setState({ kind: 'on', Player, isReady: false }),
      () => location.assign(href),
    );
  }

  return (
    <div className="video on-night" aria-busy={isBusy || undefined}>
      {state.kind === 'on' ? (
        <state.Player
          video={video}
          width="100%"
          height="100%"
          onReady={() => setState((before) => (before.kind === 'on' ? { ...before, isReady: true } : before))}
          onRest={rest}
        />
      ) : null}
      {state.kind === 'on' && state.isReady ? null : (
        <a href={video.url} className="video-thumbnail" onClick={play} aria-label={`Play: ${video.title}`}>
          <Thumbnail video={video} width={width} />
          <span className="video-button">{isBusy ? <Turning /> : <Icon name="play" className="size-6" />}</span>
        </a>
      )}
    </div>
  );
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

/** The film's own poster, else the service's pictures one after another, else its title on the night. */
function Thumbnail({ video, width }: { video: Video; width: number }) {
  const [failed, setFailed] = useState(0);
  if (video.poster)
    return <Picture picture={video.poster} shown={{ phone: 100, desktop: 86, atMost: width }} crop="16:9" alt="" />;
  const source = serviceThumbnails(videoPlace(video.url))[failed];
  if (!source) return <span className="video-title text-heading">{video.title}</span>;
  return <img src={source} alt="" loading="lazy" onError={() => setFailed(failed + 1)} />;
}
