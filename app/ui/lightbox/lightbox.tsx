import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import { swipeDirection, wrapIndex } from '#app/ui/carousel/use-slides.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { rememberScrollbarWidth } from '#app/ui/remember-scrollbar-width.ts';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';

export interface LightboxProps {
  /** The name of the dialog, e.g. "Gallery". */
  title: string;
  pictures: PictureFacts[];
  /** The index of the picture that is shown first. */
  at: number;
  /** The address of each picture's page, by its index. It is in the address bar while the picture is shown. */
  addressOf?: ((place: number) => string) | undefined;
  onClose: () => void;
}

/** Shows one picture at a time over the whole screen. Arrow keys, buttons and swipes go round at both ends. */
export function Lightbox({ title, pictures, at, addressOf, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touchedAt = useRef(0);
  const [place, setPlace] = useState(at);
  const picture = pictures[place];
  const step = (steps: number) => setPlace((current) => wrapIndex(current, steps, pictures.length));

  useEffect(() => {
    rememberScrollbarWidth();
    dialog.current?.showModal();
  }, []);
  const leave = useHistoryEntry(addressOf?.(place), () => dialog.current?.close());

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else return;
    event.preventDefault();
  }
  function onTouchEnd(event: TouchEvent) {
    step(swipeDirection((event.changedTouches[0]?.clientX ?? 0) - touchedAt.current));
  }

  return (
    <dialog
      ref={dialog}
      className="lightbox on-night"
      aria-label={title}
      onClose={() => {
        leave();
        onClose();
      }}
      onKeyDown={onKeyDown}
      onTouchStart={(event) => {
        touchedAt.current = event.touches[0]?.clientX ?? 0;
      }}
      onTouchEnd={onTouchEnd}
    >
      <div className="lightbox-picture">
        <Picture picture={picture} shown={{ phone: 100, desktop: 100 }} />
      </div>
      <div className="lightbox-bar">
        <p aria-live="polite">
          <span className="figures text-quiet">
            {place + 1} of {pictures.length}
          </span>
          <span>{picture?.alt}</span>
        </p>
        {pictures.length > 1 ? (
          <>
            <button type="button" className="slide-button" onClick={() => step(-1)} aria-label="Previous picture">
              <Icon name="left" />
            </button>
            <button type="button" className="slide-button" onClick={() => step(1)} aria-label="Next picture">
              <Icon name="right" />
            </button>
          </>
        ) : null}
        <button type="button" className="slide-button" onClick={() => dialog.current?.close()} aria-label="Close">
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

/**
 * Adds an entry to the browser's history for what opens over a page, under the address of a page that shows the same.
 * Going back then closes it, and the address can be shared or reloaded. The router does not know of the entry, since the
 * page below stays as it is. Returns a function that removes the entry when the visitor closes it in another way.
 */
function useHistoryEntry(address: string | undefined, close: () => void): () => void {
  const hasEntry = useRef(false);
  const latestClose = useRef(close);
  latestClose.current = close;

  useEffect(() => {
    if (!address) return;
    if (hasEntry.current) history.replaceState(history.state, '', address);
    else history.pushState(history.state, '', address);
    hasEntry.current = true;
  }, [address]);

  useEffect(() => {
    const goBack = () => {
      hasEntry.current = false;
      latestClose.current();
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);

  return () => {
    if (!hasEntry.current) return;
    hasEntry.current = false;
    history.back();
  };
}
