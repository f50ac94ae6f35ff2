import { Dialog } from '#app/ui/dialog.tsx';
import type { Video } from '#app/ui/video/video.ts';
import { VideoCard } from '#app/ui/video/video-card.tsx';

/** A film over the page; it plays at once, and stops when it is closed. */
export function FilmDialog({ film, isOpen, onClose }: { film: Video; isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog id="film" title={film.title} open={isOpen} onClose={onClose}>
      {isOpen ? <VideoCard video={film} light={false} shown={{ phone: 92, desktop: 60, atMost: 800 }} /> : null}
    </Dialog>
  );
}
