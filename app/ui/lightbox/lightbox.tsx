import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import { beforeDialog } from '#app/ui/before-dialog.ts';
import { Arrows } from '#app/ui/carousel/arrows.tsx';
import { useDecoded, useFetchesAhead } from '#app/ui/carousel/decoded.ts';
import { swipeDirection, wrapIndex } from '#app/ui/carousel/use-slides.ts';
import { followDialogs } from '#app/ui/close-on-back.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { dialogTexts, controlsTexts as texts } from '#app/ui/texts.ts';
import { useAfterPaint } from '#app/ui/use-after-paint.ts';
import { VideoCard } from '#app/ui/video/video-card.tsx';
import { filmOf, type ShownItem, titleOf } from './gallery-item.ts';

export interface LightboxProps {
  /** The name of the dialog, e.g. "Gallery". */
  title: string;
  pictures: ShownItem[];
  /** The index of the picture that is shown first. */
  at: number;
  /** The address of each picture's page, by its index. It is in the address bar while the picture is shown. */
  addressOf?: ((place: number) => string) | undefined;
  onClose: () => void;
}

/** Shows one picture at a time over the whole screen. Arrow keys, buttons and swipes go round at both ends. */
export function Lightbox({ title, pictures, at, addressOf, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Ends the listening for the end of a touch. */
  const touch = useRef<AbortController>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setPlace] = useState(at);
  const place = useDecoded(wanted, box);
  const hasNeighbours = useFetchesAhead();
  const picture = pictures[place];
  const film = filmOf(picture);
  const step = (steps: number) => setPlace((current) => wrapIndex(current, steps, pictures.length));

  useEffect(() => {
    beforeDialog();
    dialog.current?.showModal();
  }, []);
  const address = addressOf?.(place);
  // Changing the address takes time, so it happens after the next picture is painted.
  const followSoon = useAfterPaint(followDialogs);
  useEffect(() => {
    if (address) followSoon();
  }, [address, followSoon]);
  /** The picture that is asked for, and on an idle page those beside it, are fetched out of sight. */
  const near = hasNeighbours ? [wanted - 1, wanted, wanted + 1] : [wanted];
  const ahead = [...new Set(near.map((one) => wrapIndex(one, 0, pictures.length)))].filter(
    (one) => one !== place && !filmOf(pictures[one]),
  );

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else return;
    event.preventDefault();
  }
  /**
   * Listens on what was touched: a film's picture may give way to its player under the finger, and what was removed sends
   * the end of the touch to nobody above it.
   */
  function onTouchStart({ touches, target }: TouchEvent) {
    touch.current?.abort();
    const start = touches[0];
    if (!start || isOnControls(target, start.clientY)) return;
    touch.current = new AbortController();
    const { signal } = touch.current;
    const onEnd = ({ changedTouches }: globalThis.TouchEvent) =>
      step(swipeDirection((changedTouches[0]?.clientX ?? start.clientX) - start.clientX));
    target.addEventListener('touchend', (event) => onEnd(event as globalThis.TouchEvent), { once: true, signal });
  }

  return (
    <dialog
      ref={dialog}
      className="lightbox on-night"
      aria-label={title}
      data-address={address}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onTouchStart={onTouchStart}
    >
      <div ref={box} className="lightbox-picture relative">
        {film ? <VideoCard key={film.url} video={film} light={false} shown={{ phone: 100, desktop: 100 }} /> : null}
        {[place, ...ahead].map((one) =>
          film && one === place ? null : (
            <div key={one} data-place={one} data-ahead={one === place ? undefined : ''}>
              <Picture picture={pictures[one]} shown={{ phone: 100, desktop: 100 }} />
            </div>
          ),
        )}
      </div>
      <div className="flex items-center py-2 px-5 border-t border-rule">
        <p className="flex flex-1 flex-wrap gap-x-5" aria-live="polite">
          <span className="figures text-quiet">{texts.place(place + 1, pictures.length)}</span>
          <span>{picture && titleOf(picture)}</span>
          {picture?.description ? <span className="text-quiet">{picture.description}</span> : null}
        </p>
        {pictures.length > 1 ? (
          <Arrows className="slide-button" previous={texts.previousPicture} next={texts.nextPicture} turn={step} />
        ) : null}
        <button
          type="button"
          className="slide-button"
          onClick={() => dialog.current?.close()}
          aria-label={dialogTexts.close}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

/** The height of the controls of the browser's own player, in pixels. A finger on them moves the film, not the gallery. */
const controlsHeight = 72;

function isOnControls(target: EventTarget, y: number): boolean {
  return target instanceof HTMLVideoElement && y > target.getBoundingClientRect().bottom - controlsHeight;
}
