import { type MouseEvent, useState } from 'react';
import { Dialog } from '#app/ui/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { VideoCard } from '#app/ui/video/video-card.tsx';
import type { Video } from '#domain/video.ts';

/** A link to a film that opens it over the page where scripts run. */
export function WatchFilm({ film, children }: { film: Video; children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  }
  return (
    <>
      <a href={film.url} className="link" onClick={open}>
        <Icon name="play" className="size-5" />
        <span>{children}</span>
      </a>
      <Dialog id="film" title={film.title} open={isOpen} onClose={() => setIsOpen(false)}>
        {isOpen ? <VideoCard video={film} shown={{ phone: 92, desktop: 60, atMost: 800 }} /> : null}
      </Dialog>
    </>
  );
}
