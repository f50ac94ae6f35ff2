import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydratedInPlace } from '#app/ui/loading/use-hydrated-in-place.ts';
import { holdScrollbar } from './hold-scrollbar.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  /** Starts the id of its heading. */
  id: string;
  title: string;
  /** Rendered open by the server it stands in the page, and is read there without a script. */
  open: boolean;
  /** Escape, the close button or a click outside; leave out `open` then. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page. The browser keeps the keyboard inside it and gives the focus back to where it was. */
export function Dialog({ id, title, open, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [openAtFirst] = useState(open);
  const [cameWithPage] = useState(useHydratedInPlace() && open);
  const [filled, setFilled] = useState(open);
  if (open && !filled) setFilled(true);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open) return element.close();
    const focused = document.activeElement;
    const isInside = focused instanceof HTMLElement && element.contains(focused);
    // Whoever is in a field of the page by now stays there, and the dialog in the page.
    if (cameWithPage && element.open && !isInside && focused !== document.body) return;
    element.removeAttribute('open');
    holdScrollbar();
    element.showModal();
    if (isInside) focused.focus({ preventScroll: true });
  }, [open, cameWithPage]);

  function closeOutside(event: MouseEvent) {
    if (event.target === event.currentTarget) dialog.current?.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own
    <dialog
      ref={dialog}
      open={openAtFirst}
      className="dialog on-cream"
      aria-labelledby={`${id}-title`}
      onClick={closeOutside}
      onClose={onClose}
    >
      {/* What was typed in it is still there when it opens again. */}
      {filled ? (
        <>
          <form method="dialog" className="dialog-head">
            <h2 id={`${id}-title`} className="text-heading">
              {title}
            </h2>
            <button type="submit" className="square-button square-button-bare" aria-label="Close">
              <Icon name="close" />
            </button>
          </form>
          <div className="dialog-body">{children}</div>
        </>
      ) : null}
    </dialog>
  );
}
