import shaka from 'shaka-player/dist/shaka-player.compiled-es2021.js';

interface Stream {
  url: string;
  /** The second at which it begins. */
  startAt: number;
  /** Is called once nothing more of it can be played. */
  onFail: () => void;
}

/** Plays a stream (HLS or DASH) in a media element. Returns what lets go of the element. */
export function playStream(media: HTMLMediaElement, { url, startAt, onFail }: Stream): () => void {
  const player = new shaka.Player();
  let isGone = false;
  const fail = (error: unknown) => {
    const isFatal = (error as Partial<shaka.util.Error>).severity !== shaka.util.Error.Severity.RECOVERABLE;
    if (isFatal && !isGone) onFail();
  };
  player.addEventListener('error', (event) => fail((event as CustomEvent<unknown>).detail));
  player
    .attach(media)
    .then(() => player.load(url, startAt || null))
    .catch(fail);
  return () => {
    isGone = true;
    void player.destroy();
  };
}
