import { useState } from 'react';
import { Dialog } from '#app/ui/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLightbox } from '#app/ui/lightbox/use-lightbox.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-address.ts';

/** Shows what opens over the page: dialog, menu, message, lightbox. */
export function Openers({ pictures }: { pictures: PictureFacts[] }) {
  const [open, setOpen] = useState(false);
  const { link, lightbox } = useLightbox('Pictures', pictures);
  return (
    <>
      <div className="needs-script flex flex-wrap gap-4">
        <button type="button" className="button button-dark" onClick={() => setOpen(true)}>
          Open a dialog
        </button>
        <button type="button" className="button button-line" popoverTarget="sg-menu">
          Open a menu
          <Icon name="down" className="size-4" />
        </button>
        <button
          type="button"
          className="button button-line"
          onClick={() => import('#app/ui/show-toast.ts').then(({ showToast }) => showToast('The link is copied.'))}
        >
          Show a message
        </button>
      </div>
      <div id="sg-menu" popover="auto" className="sg-menu on-night">
        <p>Closes with Escape, with a click outside, and when another menu opens.</p>
      </div>
      <Dialog id="sg-dialog" title="A dialog" open={open} onClose={() => setOpen(false)}>
        <p>The keyboard stays inside; closed, the focus is back on the button.</p>
      </Dialog>
      <ul className="sg-pictures mt-8">
        {pictures.map((picture, place) => (
          <li key={picture.path}>
            <a
              href={pictureAddress(picture, { width: 1920, format: 'jpeg' })}
              aria-label={picture.alt}
              {...link(place)}
            >
              <Picture picture={picture} shown={{ phone: 45, desktop: 20 }} crop="4:3" />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
