import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydratedInPlace } from '#app/ui/loading/stage.tsx';
import { beforeDialog } from './before-dialog.ts';
import { Icon } from './icon.tsx';
import { dialogTexts as texts } from './texts.ts';

interface DialogProps {
  /** The id of its heading begins with this. */
  id: string;
  title: string;
  /** Where the server renders it open, it is shown in the page and works without a script. */
  open: boolean;
  /** Whether it is a page of its own to the router, which opens and closes it. */
  isPage?: boolean;
  /** Is called on Escape, the close button or a click outside; the caller then sets `open` to false. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page. The browser keeps the focus inside it, and returns it to where it was before. */
export function Dialog({ id, title, open, isPage, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [initiallyOpen] = useState(open);
  const [cameWithPage] = useState(useHydratedInPlace() && open);
  const [isRendered, setRendered] = useState(open);
  if (open && !isRendered) setRendered(true);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open) return element.close();
    const focused = document.activeElement;
    const isInside = focused instanceof HTMLElement && element.contains(focused);
    // A visitor who is typing into a field outside the dialog keeps the focus, and the dialog is not made modal.
    if (cameWithPage && element.open && !isInside && focused !== document.body) return;
    element.removeAttribute('open');
    beforeDialog();
    element.showModal();
    if (isInside) focused.focus({ preventScroll: true });
  }, [open, cameWithPage]);

  function closeOutside(event: MouseEvent) {
    if (event.target === event.currentTarget) dialog.current?.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape by itself
    <dialog
      ref={dialog}
      open={initiallyOpen}
      data-page={isPage}
      className="dialog on-cream"
      aria-labelledby={`${id}-title`}
      onClick={closeOutside}
      onClose={onClose}
    >
      {/* Its content stays rendered when it closes, so that typed text is there when it opens again. */}
      {isRendered ? (
        <>
          <form
            method="dialog"
            className="sticky z-1 top-0 flex items-center justify-between py-4 px-5 border-b border-rule bg-cream md:px-10"
          >
            <h2 id={`${id}-title`} className="text-heading">
              {title}
            </h2>
            <button type="submit" className="square-button square-button-bare" aria-label={texts.close}>
              <Icon name="close" />
            </button>
          </form>
          <div className="dialog-body py-8 px-5 md:px-10">{children}</div>
        </>
      ) : null}
    </dialog>
  );
}
