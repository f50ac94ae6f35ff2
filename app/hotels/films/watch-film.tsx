import { type MouseEvent, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { busyWhile } from '#app/ui/loading/busy-while.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import type { Video } from '#app/ui/video/video.ts';
import type { FilmDialog } from './film-dialog.tsx';

const load = () => importWithRetry(() => import('./film-dialog.tsx')).then(({ FilmDialog }) => FilmDialog);

/** A link to a film that opens it over the page where scripts run; the dialog's script comes with the click. */
export function WatchFilm({ film, children }: { film: Video; children: string }) {
  const [opened, setOpened] = useState<{ Show: typeof FilmDialog; isOpen: boolean }>();
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    busyWhile(event.currentTarget, () =>
      load().then(
        (Show) => setOpened({ Show, isOpen: true }),
        () => location.assign(href),
      ),
    );
  }
  return (
    <>
      <a href={film.page ?? film.url} className="link" data-needs-script="" onClick={open}>
        <Icon name="play" className="size-5" />
        <span>{children}</span>
      </a>
      {opened ? (
        <opened.Show
          film={film}
          isOpen={opened.isOpen}
          onClose={() => setOpened((before) => before && { ...before, isOpen: false })}
        />
      ) : null}
    </>
  );
}
