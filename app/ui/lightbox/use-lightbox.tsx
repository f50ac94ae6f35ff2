import { type MouseEvent, type ReactNode, useState } from 'react';
import { busyWhile } from '#app/ui/loading/busy-while.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import type { LightboxProps } from './lightbox.tsx';

type Show = (props: LightboxProps) => ReactNode;

const load = () => importWithRetry(() => import('./lightbox.tsx')).then(({ Lightbox }) => Lightbox);

/**
 * Opens pictures in a lightbox where scripts run. Each picture is a link to its own page at `addressOf`:
 * `<a href={…} {...link(place)}>`, with `{lightbox}` once after them. The lightbox's script is loaded on use.
 */
export function useLightbox(
  title: string,
  pictures: LightboxProps['pictures'],
  addressOf?: LightboxProps['addressOf'],
) {
  const [shown, setShown] = useState<{ at: number; Show: Show }>();
  return {
    link: (place: number) => ({
      'data-needs-script': '',
      onPointerEnter: () => void load().catch(() => undefined),
      onClick(event: MouseEvent<HTMLAnchorElement>) {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        const { href } = event.currentTarget;
        busyWhile(event.currentTarget, () =>
          load().then(
            (Show) => setShown({ at: place, Show }),
            () => location.assign(href),
          ),
        );
      },
    }),
    lightbox: shown ? (
      <shown.Show
        title={title}
        pictures={pictures}
        at={shown.at}
        addressOf={addressOf}
        onClose={() => setShown(undefined)}
      />
    ) : null,
  };
}
